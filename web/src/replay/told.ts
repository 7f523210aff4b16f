/** What a replay shows at a step, in the shapes that the table shows: put together, with nothing decided. */
import { withTold, type Line } from '../table/log';
import type { Replay, ReplayDeal, ReplayStep, State, Welcome } from '../wire';
import type { Eyes } from './address';

export function stepAt(deal: ReplayDeal, at: number): ReplayStep {
  const step = deal.steps[Math.min(Math.max(at, 0), deal.steps.length - 1)];
  if (!step) throw new Error('a deal without steps');
  return step;
}

/** The number of the last event of a step. */
export function eventOf(step: Pick<ReplayStep, 'told'>): number {
  return step.told.at(-1)?.n ?? 0;
}

/** The step in which this event happened; the first for none, the last for one that is beyond. */
export function placeOfEvent(deal: ReplayDeal, event: number | null): number {
  if (event === null) return 0;
  const found = deal.steps.findIndex((step) => eventOf(step) >= event);
  return found < 0 ? deal.steps.length - 1 : found;
}

/** The state of the table after this step; `events` are what came of it, or nothing where one jumps to it. */
export function stateAt(page: Replay, deal: ReplayDeal, at: number, events: State['events']): State {
  const step = stepAt(deal, at);
  const now = at === deal.steps.length - 1 && deal.after ? deal.after : deal.before;
  return {
    type: 'state',
    n: eventOf(step),
    events,
    view: { ...now.view, deal: step.deal },
    offer: null,
    undo: null,
    undo_asks: false,
    seats: page.seats,
    order: null,
    waiting: 0,
    mixing: null,
    question: null,
    table_acts: [],
    clock: null,
    paused: false,
    deadline: null,
    hand_value: step.hand_value,
    sheet: now.sheet,
    settlement: now.settlement,
    over: now.view.over,
    ending: now.view.over ? page.end.said : null,
    deal_over: step.deal.over || now.view.over,
    rematch: null,
    spectators: 0,
    duplicate: null,
  };
}

export function welcomeOf(page: Replay, eyes: Eyes, lang: string): Welcome {
  return {
    type: 'welcome',
    version: 0,
    table: page.table ?? '',
    seat: typeof eyes === 'number' ? eyes : null,
    host: false,
    lang,
    game: page.game,
    preset: page.preset,
    title: page.title,
    changed: page.changed,
    rules: page.rules,
    chat: false,
    pile_shown: page.pile_shown,
    phrases: [],
    rules_url: page.rules_url,
    values: page.values,
    suits: page.suits,
    beat_seconds: null,
    clock: null,
  };
}

/** The log of the deal up to and with this step. */
export function linesTo(deal: ReplayDeal, at: number): Line[] {
  return withTold(
    [],
    deal.steps.slice(0, at + 1).flatMap((step) => step.told),
  );
}
