/**
 * Which cards travel when something happens, from where to where. Spots are elements marked with
 * `data-spot`; cards on them are marked with `data-card`.
 */
import type { GameEvent, State, Told } from '../wire';
import type { CardText } from './views';

/** A card on its way, or a stack of them. */
export interface Move {
  /** null where this seat may not see it; of a stack, the card on top. */
  card: CardText | null;
  from: string;
  to: string;
  /** More than one travel as a stack. */
  count: number;
  /** Milliseconds before it starts. */
  delay: number;
}

export const spot = {
  stock: 'stock',
  pile: (owner: number | null | undefined): string =>
    owner === null || owner === undefined ? 'pile' : `pile-${owner}`,
  seat: (seat: number): string => `seat-${seat}`,
  spread: (seat: number, rank: string): string => `spread-${seat}-${rank}`,
};

export const STAGGER = 40;

/** The last of several starts no later than this. */
const LAST_START = 600;

/** The last card of a deal starts no later than this. */
const LAST_DEALT = 760;

/** A pile of more cards than this goes to somebody else's hand as a stack. */
const HANDFUL = 6;

/** More moves than this at once are not watched: the page has been away. */
const MOST = 40;

/** So many backs say that somebody is dealt a hand. */
const BACKS = 3;

/** What the moves of a frame are read from. */
export interface Scene {
  me: number | null;
  speed: boolean;
  /** What was told before, by number, for things that are taken back. */
  told: readonly Told[];
}

type Step = Omit<Move, 'delay'>;

/** The moves of a frame, in order, with their times; empty where there is nothing to see or too much. */
export function movesOf(told: readonly Told[], scene: Scene): Move[] {
  const events = told.flatMap((each) => each.event ?? []);
  const dealt = deals(events, scene.me);
  const steps = events.flatMap((each) => stepsOf(each, scene));
  if (steps.length > MOST) return [];
  const begin = dealt.length ? Math.max(...dealt.map((each) => each.delay)) + STAGGER : 0;
  return [...dealt, ...staggered(steps, begin)];
}

/** Whether this is the first that this seat sees of its cards, on any device, and nobody has played yet. */
export function isFirstLook(state: State, me: number | null): boolean {
  return (
    me !== null &&
    state.order === null &&
    state.events.some(({ event }) => event?.event === 'dealt' && event.seat === me) &&
    !state.events.some(({ event }) => event !== null && PLAYED.has(event.event))
  );
}

const PLAYED: ReadonlySet<string> = new Set([
  'drew',
  'took',
  'pile-taken',
  'laid',
  'added',
  'discarded',
  'passed',
  'chose',
]);

function staggered(steps: readonly Step[], begin: number): Move[] {
  const gap = Math.min(STAGGER, LAST_START / Math.max(1, steps.length));
  return steps.map((each, at) => ({ ...each, delay: begin + Math.round(at * gap) }));
}

/** My cards one by one, and a few backs to each of the others, as they go round. */
function deals(events: readonly GameEvent[], me: number | null): Move[] {
  const hands = events.flatMap((each) => (each.event === 'dealt' ? [each] : []));
  return hands.flatMap(({ seat, count, cards }) => {
    const mine = seat === me;
    const shown = mine ? cards : Array.from({ length: Math.min(count, BACKS) }, () => null);
    const gap = Math.min(STAGGER * 2, LAST_DEALT / Math.max(1, shown.length));
    return shown.map((card, at) => ({
      card,
      from: spot.stock,
      to: spot.seat(seat),
      count: 1,
      delay: Math.round(at * gap),
    }));
  });
}

function stepsOf(event: GameEvent, scene: Scene): Step[] {
  switch (event.event) {
    case 'drew':
      return [one(event.card, spot.stock, spot.seat(event.seat))];
    case 'took':
      return [one(event.card, spot.pile(event.owner), spot.seat(event.seat))];
    case 'pile-taken':
      return taken(event.seat, event.pile, event.laid, scene.me);
    case 'laid':
      return event.cards.map((card) => one(card, spot.seat(event.seat), spot.spread(event.seat, event.rank)));
    case 'added':
      return [one(event.card, spot.seat(event.seat), spot.spread(event.seat, event.rank))];
    case 'discarded':
      return [one(event.card, spot.seat(event.seat), spot.pile(scene.speed ? event.seat : null))];
    case 'turned-up':
      return [one(event.card, spot.stock, spot.pile(event.seat))];
    case 'reshuffled':
      return [{ card: null, from: spot.pile(null), to: spot.stock, count: event.count }];
    case 'taken-back':
      return takenBack(event.since, scene);
    default:
      return [];
  }
}

function one(card: CardText | null, from: string, to: string): Step {
  return { card, from, to, count: 1 };
}

/** The top card joins what goes down with it; the rest goes to the hand. */
function taken(seat: number, pile: readonly CardText[], laid: readonly CardText[], me: number | null): Step[] {
  const top = laid.length ? pile.at(-1) : undefined;
  const rest = top === undefined ? pile : pile.slice(0, -1);
  const rank = top?.charAt(0) ?? '';
  const down = laid.map((card, at) =>
    one(card, at === laid.length - 1 ? spot.pile(null) : spot.seat(seat), spot.spread(seat, rank)),
  );
  const hand = spot.seat(seat);
  if (seat !== me && rest.length > HANDFUL) {
    return [...down, { card: rest.at(-1) ?? null, from: spot.pile(null), to: hand, count: rest.length }];
  }
  return [...down, ...rest.map((card) => one(card, spot.pile(null), hand))];
}

/** What was done since then goes back the way it came, the last first. */
function takenBack(since: number, scene: Scene): Step[] {
  return scene.told
    .filter((each) => each.n >= since)
    .flatMap((each) => (each.event && each.event.event !== 'taken-back' ? stepsOf(each.event, scene) : []))
    .reverse()
    .map((each) => ({ ...each, from: each.to, to: each.from }));
}
