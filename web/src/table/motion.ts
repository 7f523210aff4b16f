/**
 * Which cards travel when something happens, from where to where. Spots are elements marked with
 * `data-spot`; cards on them are marked with `data-card`.
 */
import type { GameEvent, Told } from '../wire';
import type { CardText } from './views';

/** One card on its way. `card` is null where this seat may not see it. */
export interface Move {
  card: CardText | null;
  from: string;
  to: string;
}

export const spot = {
  stock: 'stock',
  pile: (owner: number | null | undefined): string =>
    owner === null || owner === undefined ? 'pile' : `pile-${owner}`,
  seat: (seat: number): string => `seat-${seat}`,
  spread: (seat: number, rank: string): string => `spread-${seat}-${rank}`,
};

/** More cards than this at once are not watched one by one. */
const MOST = 24;

/** The moves of a frame, in order; empty where there is nothing to see or too much. */
export function movesOf(told: readonly Told[], speed: boolean): Move[] {
  const moves = told.flatMap((each) => (each.event ? movesOfEvent(each.event, speed) : []));
  return moves.length > MOST ? [] : moves;
}

function movesOfEvent(event: GameEvent, speed: boolean): Move[] {
  switch (event.event) {
    case 'drew':
      return [{ card: event.card, from: spot.stock, to: spot.seat(event.seat) }];
    case 'took':
      return [{ card: event.card, from: spot.pile(event.owner), to: spot.seat(event.seat) }];
    case 'pile-taken':
      return taken(event.seat, event.pile, event.laid);
    case 'laid':
      return event.cards.map((card) => ({
        card,
        from: spot.seat(event.seat),
        to: spot.spread(event.seat, event.rank),
      }));
    case 'added':
      return [{ card: event.card, from: spot.seat(event.seat), to: spot.spread(event.seat, event.rank) }];
    case 'discarded':
      return [{ card: event.card, from: spot.seat(event.seat), to: spot.pile(speed ? event.seat : null) }];
    case 'turned-up':
      return [{ card: event.card, from: spot.stock, to: spot.pile(event.seat) }];
    default:
      return [];
  }
}

/** The top card joins what goes down with it; the rest goes to the hand, one by one unless it is long. */
function taken(seat: number, pile: readonly CardText[], laid: readonly CardText[]): Move[] {
  const top = laid.length ? pile.at(-1) : undefined;
  const rest = top === undefined ? pile : pile.slice(0, -1);
  const rank = top?.charAt(0) ?? '';
  const down = laid.map((card, at) => ({
    card,
    from: at === laid.length - 1 ? spot.pile(null) : spot.seat(seat),
    to: spot.spread(seat, rank),
  }));
  return [...down, ...rest.map((card) => ({ card, from: spot.pile(null), to: spot.seat(seat) }))];
}
