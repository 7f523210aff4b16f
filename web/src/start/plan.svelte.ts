/** The game a person is about to start: preset, options, seats. Kept, so that it stands ready next time. */

import { isRecord, read, write } from '../lib/stored';
import type { Options } from '../lib/api';
import type { BotInfo, ClockChoice, GamesPage, OptionInfo, PresetInfo, SeatRequest } from '../wire';

/** The seat beside mine: a bot's name, or `friend`. */
export type Other = string;

export const FRIEND = 'friend';

interface Kept {
  preset: string;
  /** What differs from the preset, by preset. */
  options: Record<string, Options>;
  /** Who sits beside me, by preset. */
  others: Record<string, Other[]>;
  listed: boolean;
  chat: boolean;
  /** Each draws from a stock of their own. */
  split: boolean;
  /** Who sits at the two tables of a duplicate, after me: across, then at the second table. */
  pairs: Other[];
  beatSeconds: number | null;
  /** One of CLOCKS by its name. */
  clock: string;
  /** Whose time is up loses; else a bot plays for the time being. */
  lose: boolean;
}

/** The clocks to choose from, by name; `off` is none. */
export const CLOCKS: Readonly<Record<string, Pick<ClockChoice, 'kind' | 'turn' | 'reserve' | 'days'>>> = {
  quick: { kind: 'live', turn: 30, reserve: 180 },
  calm: { kind: 'live', turn: 60, reserve: 600 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
};

function kept(): Kept {
  const stored = read('plan', {}, isRecord);
  const beat = stored['beatSeconds'];
  return {
    preset: typeof stored['preset'] === 'string' ? stored['preset'] : '',
    options: isRecord(stored['options']) ? (stored['options'] as Record<string, Options>) : {},
    others: isRecord(stored['others']) ? (stored['others'] as Record<string, Other[]>) : {},
    listed: stored['listed'] === true,
    chat: stored['chat'] === true,
    split: stored['split'] === true,
    pairs: Array.isArray(stored['pairs']) ? (stored['pairs'] as Other[]) : [],
    beatSeconds: typeof beat === 'number' ? beat : null,
    clock: typeof stored['clock'] === 'string' && stored['clock'] in CLOCKS ? stored['clock'] : 'off',
    lose: stored['lose'] === true,
  };
}

export class Plan {
  readonly page: GamesPage;
  readonly presets: PresetInfo[];
  readonly #kept: Kept = $state(kept());

  constructor(page: GamesPage) {
    this.page = page;
    this.presets = page.games.flatMap((game) => game.presets);
  }

  get preset(): PresetInfo {
    const found = this.presets.find((each) => each.preset === this.#kept.preset) ?? this.presets[0];
    if (!found) throw new Error('a server without games');
    return found;
  }

  choose(preset: string): void {
    this.#kept.preset = preset;
    this.#write();
  }

  /** What differs from the preset; whatever the preset no longer knows is left out. */
  get options(): Options {
    return fitting(this.preset.options, this.#kept.options[this.preset.preset]);
  }

  value(option: OptionInfo): string {
    return this.options[option.name] ?? option.value;
  }

  set(option: OptionInfo, value: string): void {
    const { [option.name]: _, ...rest } = this.options;
    this.replace(value === option.value ? rest : { ...rest, [option.name]: value });
  }

  replace(options: Options): void {
    this.#kept.options[this.preset.preset] = options;
    this.#write();
  }

  /** The bots that play the game of the chosen preset. */
  get bots(): BotInfo[] {
    const game = this.page.games.find((each) => each.presets.includes(this.preset));
    return this.page.bots.filter((bot) => !game || bot.games.includes(game.name));
  }

  get others(): Other[] {
    const { least, most, usual } = this.preset.seats;
    const known = new Set([FRIEND, ...this.bots.map((bot) => bot.name)]);
    const stored = this.#kept.others[this.preset.preset];
    const fits = Array.isArray(stored) ? stored.filter((each) => known.has(each)).slice(0, most - 1) : [];
    const wanted = fits.length + 1 >= least ? fits.length : usual - 1;
    return Array.from({ length: wanted }, (_, at) => fits[at] ?? this.#usualBot);
  }

  get #usualBot(): string {
    return this.bots[0]?.name ?? FRIEND;
  }

  setOthers(others: Other[]): void {
    this.#kept.others[this.preset.preset] = others;
    this.#write();
  }

  addOther(): void {
    const last = this.others.at(-1);
    this.setOthers([...this.others, last ?? this.#usualBot]);
  }

  /** Everyone a bot: who is played against at once. */
  get againstBots(): Other[] {
    return this.others.map((each) => (each === FRIEND ? this.#usualBot : each));
  }

  /** With friends: as seated, or all friends where none is seated yet. */
  get withFriends(): Other[] {
    return this.others.includes(FRIEND) ? this.others : this.others.map(() => FRIEND);
  }

  get listed(): boolean {
    return this.#kept.listed;
  }

  set listed(value: boolean) {
    this.#kept.listed = value;
    this.#write();
  }

  get chat(): boolean {
    return this.#kept.chat;
  }

  set chat(value: boolean) {
    this.#kept.chat = value;
    this.#write();
  }

  get split(): boolean {
    return this.#kept.split;
  }

  set split(value: boolean) {
    this.#kept.split = value;
    this.#write();
  }

  /** The three other seats of a duplicate: a friend wherever nothing else was chosen. */
  get pairs(): Other[] {
    const known = this.bots.map((bot) => bot.name);
    return Array.from({ length: 3 }, (_, at) => {
      const kept = this.#kept.pairs[at] ?? FRIEND;
      return known.includes(kept) ? kept : FRIEND;
    });
  }

  setPair(at: number, other: Other): void {
    this.#kept.pairs = this.pairs.with(at, other);
    this.#write();
  }

  get beatSeconds(): number | null {
    return this.#kept.beatSeconds;
  }

  set beatSeconds(value: number | null) {
    this.#kept.beatSeconds = value;
    if (value !== null) this.#kept.clock = 'off';
    this.#write();
  }

  get clock(): string {
    return this.#kept.clock;
  }

  /** There is either a clock or a limit for each beat. */
  set clock(value: string) {
    this.#kept.clock = value;
    if (value !== 'off') this.#kept.beatSeconds = null;
    this.#write();
  }

  get lose(): boolean {
    return this.#kept.lose;
  }

  set lose(value: boolean) {
    this.#kept.lose = value;
    this.#write();
  }

  /** The clock as the server is told. */
  get clockChoice(): ClockChoice | null {
    const chosen = CLOCKS[this.clock];
    return chosen ? { ...chosen, late: this.lose ? 'lose' : 'bot' } : null;
  }

  #write(): void {
    write('plan', $state.snapshot(this.#kept));
  }
}

export function seatsOf(others: readonly Other[]): SeatRequest[] {
  return [
    { kind: 'me' },
    ...others.map((each): SeatRequest => (each === FRIEND ? { kind: 'friend' } : { kind: 'bot', bot: each })),
  ];
}

/** Whether an option may be this: what was kept may be of another version. */
function isValue(option: OptionInfo, value: string): boolean {
  if (option.choices.some((each) => each.value === value)) return true;
  const { low, high } = option;
  return low !== null && high !== null && /^-?\d+$/.test(value) && low <= Number(value) && Number(value) <= high;
}

/** The options of a preset that these changes still fit, and that do change it. */
export function fitting(known: readonly OptionInfo[], changes: unknown): Options {
  if (!isRecord(changes)) return {};
  const result: Options = {};
  for (const option of known) {
    const value = changes[option.name];
    if (typeof value === 'string' && value !== option.value && isValue(option, value)) result[option.name] = value;
  }
  return result;
}
