/** Names for what the views on the wire hold, and the few questions that are asked of them everywhere. */
import { COLOURS } from '../lib/colours';
import type { AnyDealView, MilleView, Result, Seat, SpeedView, State, ThreeThirteenView, Welcome } from '../wire';

/** A card as text: `QS`, `TD`, `7H`, `*` for a joker. */
export type CardText = string;

export type MeldDeal = ThreeThirteenView | SpeedView;

export function isMille(deal: AnyDealView): deal is MilleView {
  return deal.game === 'mille';
}

export function isSpeed(deal: AnyDealView): deal is SpeedView {
  return deal.game === 'speed';
}

/** Whether my moves may take days, so that I want to be told when it is my turn. */
export function hasDays(welcome: Welcome, state: State): boolean {
  return welcome.seat !== null && state.clock?.kind === 'days';
}

/** The seat whose pile this one may take from in Speed: the neighbour at the right hand. */
export function rightHand(deal: SpeedView, seat: number): number | null {
  const ring = [...deal.players].sort((one, other) => one - other);
  const at = ring.indexOf(seat);
  return at < 0 ? null : (ring.at(at - 1) ?? null);
}

export function rankOf(card: CardText): string {
  return card.charAt(0);
}

/** Whether a card is wild in this deal: the joker, a two in Mille, the deal's rank in Three Thirteen. */
export function wildRank(deal: AnyDealView): string | null {
  return isMille(deal) ? '2' : deal.wild;
}

/** The pile one may take from, oldest first: the common one, or in Speed the neighbour's. */
export function pileOf(deal: AnyDealView): CardText[] {
  if (!isSpeed(deal)) return deal.pile;
  const neighbour = deal.seat === null ? null : rightHand(deal, deal.seat);
  return neighbour === null ? [] : (deal.piles[neighbour] ?? []);
}

/** Seats in the order in which they come round after this one; from the first for a spectator. */
export function others(deal: AnyDealView): number[] {
  const seats = deal.counts.map((_, seat) => seat);
  if (deal.seat === null) return seats;
  const me = deal.seat;
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}

/** Seats that could act now: the one whose turn it is, or all that have yet to choose. */
export function movers(deal: AnyDealView): number[] {
  if (deal.over) return [];
  if (isSpeed(deal)) return deal.active.filter((seat) => !deal.chosen.includes(seat));
  return deal.turn === null ? [] : [deal.turn];
}

/** The colour that a person chose; for a bot, and for who chose what another had chosen, one that nobody has. */
export function colourOf(seat: Seat, seats: readonly Seat[]): string {
  const own = (each: Seat): boolean =>
    each.colour !== '' && seats.find(({ colour }) => colour === each.colour)?.seat === each.seat;
  if (own(seat)) return seat.colour;
  const taken = new Set(seats.map((each) => each.colour));
  const free = COLOURS.filter((each) => !taken.has(each));
  const others = seats.filter((each) => !own(each));
  return free[others.findIndex((each) => each.seat === seat.seat) % free.length] ?? COLOURS[0];
}

/** What a natural out adds at Mille: what the score has over the laid cards less the hand. */
export function naturalBonus(result: Result, seat: number): number {
  return (result.points[seat] ?? 0) - (result.laid?.[seat] ?? 0) + (result.held?.[seat] ?? 0);
}

/** The cards in their ranks, those first of which most are held; wilds and single cards are left out. */
export function largestRanks(cards: readonly CardText[], wilds: ReadonlySet<CardText>): CardText[][] {
  const ranks = new Map<string, CardText[]>();
  for (const card of cards) {
    if (!wilds.has(card)) ranks.set(rankOf(card), [...(ranks.get(rankOf(card)) ?? []), card]);
  }
  return [...ranks.values()]
    .filter((each) => each.length > 1)
    .sort((one, other) => other.length - one.length);
}
