/**
 * The line to the server: says hello, keeps what it tells, and finds its way back when it breaks.
 *
 * Frames with a new state are shown one after the other, so that each can be seen happening; `hurry`
 * shows the newest at once.
 */
import { owed } from '../fair/part';
import { at } from '../lib/base';
import { VERSION } from '../wire';
import type {
  TableAct,
  Action,
  Arranged,
  Closed,
  FromClient,
  FromServer,
  Links,
  Offer,
  Refused,
  Said,
  State,
  Welcome,
} from '../wire';
import { offered, type Bundle } from './choose';
import { lastDrawn, withTold, type Line } from './log';

export type Link = 'opening' | 'open' | 'broken' | 'closed';

/** What of a WebSocket is used, so that tests can stand in for one. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** Shows a new state: is told before it is put in place, and answers when it has been seen. */
export interface Stage {
  before(next: State, previous: State | null): void;
  after(shown: State, previous: State | null): Promise<void>;
  cut(): void;
}

/** What a person can do where the server has closed the line: load the page, ask again, or go elsewhere. */
export type WayOn = 'reload' | 'again' | 'home';

export interface Place {
  table: string;
  token: string | null;
  lang: string;
}

const FIRST_WAIT = 300;
/** A server that was away is back for everyone within two seconds; knocking at a closed door costs nothing. */
const LONGEST_WAIT = 1_500;
/** A line that does not open, or opens and says nothing. */
const OPEN_WITHIN = 5_000;
/** A line that is dead without saying so is noticed within this and the next: at once by who acts. */
const PING_EVERY = 15_000;
const PONG_WITHIN = 5_000;
/** More frames than this waiting to be shown are not watched one by one. */
const BEHIND = 8;
/** The server comes back, or this device was asleep: the line is opened again by itself. */
const PASSING: ReadonlySet<string> = new Set(['stopping', 'slow', 'unkept']);
/** What else the server says ends it until a person does something; by default, asking again. */
const WAYS_ON: Readonly<Partial<Record<string, WayOn>>> = {
  version: 'reload',
  malformed: 'reload',
  'no-table': 'home',
  shut: 'home',
  token: 'home',
  revoked: 'home',
  seat: 'home',
  left: 'home',
  closed: 'home',
};

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at('/ws')}`;
}

function open(url: string): Wire {
  return new WebSocket(url) as Wire;
}

export class Connection {
  link = $state<Link>('opening');
  welcome = $state.raw<Welcome | null>(null);
  /** The state that is shown. */
  state = $state.raw<State | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  drawn = $state.raw<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  said = $state.raw<readonly (Said & { at: number })[]>([]);
  /** Free chat of others is not shown here. */
  muted = $state(false);
  arranged = $state.raw<Arranged | null>(null);
  closed = $state.raw<Closed | null>(null);
  /** What the host was given for seats that nobody has. */
  links = $state.raw<Links | null>(null);
  /** A new token of my seat, to come back with. */
  renewed = $state<string | null>(null);
  /** What the server says while it cannot save what is done; null when all is well. */
  unkept = $state<string | null>(null);
  /** An atom is on its way and not yet answered. */
  pending = $state(false);
  /** When the time to choose is up, by this device's clock; null for no limit. */
  deadline = $state<number | null>(null);
  /** When the shown state came, for what runs from then on. */
  told = $state(Date.now());

  stage: Stage | null = null;

  #place: Place;
  #opens: (url: string) => Wire;
  #wire: Wire | null = null;
  #tries = 0;
  #seen = -1;
  #waiting: State[] = [];
  #showing = false;
  #hurried = false;
  #rest: Bundle = [];
  #answered: number | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #saidCount = 0;

  constructor(place: Place, opens: (url: string) => Wire = open) {
    this.#place = place;
    this.#opens = opens;
  }

  /** What can be done about a line that the server closed; null while there is nothing to do. */
  get wayOn(): WayOn | null {
    if (this.link !== 'closed') return null;
    return WAYS_ON[this.closed?.code ?? ''] ?? 'again';
  }

  start(): () => void {
    const wake = (): void => {
      if (document.visibilityState === 'visible') this.#wake();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', wake);
    this.#ping = setInterval(() => {
      if (this.link === 'open') this.#probe();
    }, PING_EVERY);
    this.#connect();
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', wake);
      clearInterval(this.#ping);
      this.#leave();
    };
  }

  /** Goes on in another language, with this deal told again in it, or why there is none. */
  speak(lang: string): void {
    if (lang === this.#place.lang) return;
    this.#place = { ...this.#place, lang };
    this.#seen = -1;
    this.lines = [];
    this.#reopen(this.link === 'closed' ? 'closed' : 'opening');
  }

  /** A person asks again after the server has closed the line. */
  again(): void {
    this.#tries = 0;
    this.#reopen('opening');
  }

  /** Plays atoms in a row: the first now, each other when the next offer has it. Whether that was begun. */
  play(bundle: Bundle): boolean {
    const offer = this.state?.offer;
    const [first, ...rest] = bundle;
    if (!first || !offer || this.pending || this.link !== 'open') return false;
    this.hurry();
    this.refused = null;
    this.#rest = rest;
    this.#act(offer, first);
    return true;
  }

  send(frame: FromClient): void {
    if (this.link === 'open') this.#write(frame);
  }

  /** What was said at the table, but what I do not want to hear. */
  get heard(): readonly (Said & { at: number })[] {
    const me = this.welcome?.seat;
    return this.muted ? this.said.filter((each) => !each.chat || each.seat === me) : this.said;
  }

  /** Shows at once what came before now; what comes after is seen happening again. */
  hurry(): void {
    this.#hurried = this.#showing;
    this.stage?.cut();
  }

  #act(offer: Offer, action: Action): void {
    this.#answered = offer.id;
    this.pending = true;
    this.#write({ type: 'act', offer: offer.id, action });
    this.#expectWithin(PONG_WITHIN);
  }

  #write(frame: FromClient): void {
    this.#wire?.send(JSON.stringify(frame));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const wire = this.#opens(address());
    this.#wire = wire;
    this.#expectWithin(OPEN_WITHIN);
    wire.onopen = () => {
      const { table, token, lang } = this.#place;
      this.#write({ type: 'hello', version: VERSION, table, token, lang, since: this.#seen });
    };
    wire.onmessage = ({ data }) => {
      if (wire === this.#wire && typeof data === 'string') this.#hear(JSON.parse(data) as FromServer);
    };
    wire.onclose = () => {
      if (wire === this.#wire) this.#broke();
    };
  }

  #leave(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pong);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    this.#forgetActs();
  }

  #reopen(link: Link): void {
    this.#leave();
    this.link = link;
    this.#connect();
  }

  #broke(): void {
    this.#wire = null;
    this.unkept = null;
    this.#forgetActs();
    clearTimeout(this.#pong);
    if (this.link === 'closed') return;
    this.link = 'broken';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.75 + Math.random() / 2),
    );
  }

  #forgetActs(): void {
    this.#rest = [];
    this.#answered = null;
    this.pending = false;
  }

  #wake(): void {
    if (this.link === 'closed') return;
    if (this.link === 'open') {
      this.#probe();
      return;
    }
    this.#tries = 0;
    this.#reopen(this.link);
  }

  /** A phone that slept may hold a line that is dead: one that does not answer is opened anew. */
  #probe(): void {
    this.#write({ type: 'ping' });
    this.#expectWithin(PONG_WITHIN);
  }

  /** A line on which nothing comes in this time is opened anew. */
  #expectWithin(time: number): void {
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => {
      this.#reopen('broken');
    }, time);
  }

  #hear(frame: FromServer): void {
    clearTimeout(this.#pong);
    switch (frame.type) {
      case 'welcome':
        this.welcome = frame;
        break;
      case 'state':
        this.link = 'open';
        this.closed = null;
        // What I did was not saved, so that the offer stands as it stood.
        if (this.unkept !== null && frame.offer?.id === this.#answered) this.#forgetActs();
        if (this.unkept !== null) this.refused = null;
        this.unkept = null;
        this.#tries = 0;
        this.#mix(frame);
        this.#take(frame);
        break;
      case 'refused':
        this.#forgetActs();
        this.refused = frame;
        break;
      case 'unkept':
        this.unkept = frame.text;
        break;
      case 'said':
        this.#saidCount += 1;
        this.said = [...this.said.slice(-29), { ...frame, at: this.#saidCount }];
        break;
      case 'arranged':
        this.arranged = frame;
        break;
      case 'closed':
        this.closed = frame;
        if (!PASSING.has(frame.code)) this.link = 'closed';
        break;
      case 'links':
        this.links = frame;
        break;
      case 'renewed':
        this.renewed = frame.token;
        break;
      case 'pong':
        break;
    }
  }

  /** My part of the dice, before the first deal. */
  #mix({ mixing }: State): void {
    const seat = this.welcome?.seat ?? null;
    const frame = mixing && seat !== null ? owed(this.#place.table, seat, mixing) : null;
    if (frame) this.#write(frame);
  }

  #take(state: State): void {
    this.#seen = Math.max(this.#seen, state.n);
    const offer = state.offer;
    if (this.#answered !== null && offer?.id !== this.#answered) {
      const [next, ...rest] = this.#rest;
      this.#forgetActs();
      if (next && offer && offered(offer.actions, next)) {
        this.#rest = rest;
        this.#act(offer, next);
      }
    }
    this.#waiting.push(state);
    if (!this.#showing) void this.#show();
  }

  async #show(): Promise<void> {
    this.#showing = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const previous = this.state;
        const stage = this.#isWatched() ? this.stage : null;
        // However the drawing fails, the states go on.
        try {
          stage?.before(next, previous);
        } catch (error) {
          reportError(error);
        }
        this.#put(next);
        if (stage) await stage.after(next, previous).catch((error: unknown) => reportError(error));
        if (this.#waiting.length === 0) this.#hurried = false;
      }
    } finally {
      this.#showing = false;
      this.#hurried = false;
    }
  }

  /** Whether the next state is to be seen happening. */
  #isWatched(): boolean {
    return !this.#hurried && !document.hidden && this.#waiting.length < BEHIND;
  }

  #put(state: State): void {
    this.lines = withTold(this.lines, state.events);
    this.drawn = lastDrawn(this.drawn, state.events, this.welcome?.seat ?? null);
    if (state.view?.deal?.hand?.join() !== this.state?.view?.deal?.hand?.join()) this.arranged = null;
    if (state.offer?.id !== this.state?.offer?.id) this.refused = null;
    this.deadline = state.deadline === null ? null : Date.now() + state.deadline * 1000;
    this.told = Date.now();
    this.state = state;
  }

  /** One of the acts about the table that the server has listed. */
  act(act: TableAct): void {
    this.send({ type: 'table', do: act.do, seat: act.seat, n: this.state?.n ?? -1 });
  }
}
