/** The table in words, for ears: whose turn it is, what lies where, who holds how much. */
import { cardName } from '../cards/name';
import { rankName } from '../cards/text';
import { slot, sorted } from '../hand/order';
import { readingGroups } from '../hand/reading';
import { t } from '../lib/words.svelte';
import type { AnyDealView, Spread, State } from '../wire';
import { isMille, isSpeed, movers, others, pileOf, rightHand, type CardText } from './views';

export interface Reader {
  state: State;
  deal: AnyDealView;
  wilds: ReadonlySet<CardText>;
  values: Readonly<Record<string, number>>;
}

const APART = new Map([
  ['QS', 'held-queen-of-spades'],
  ['JD', 'held-jack-of-diamonds'],
]);

export function listed(items: readonly string[]): string {
  return items.join(t('list-comma'));
}

/** `three nines, two wilds`. */
export function inGroups(cards: readonly CardText[], reader: Pick<Reader, 'wilds' | 'values'>): string {
  const apart = new Map([...APART].filter(([card]) => card in reader.values));
  return listed(readingGroups(cards, reader.wilds, apart).map(({ id, count }) => t(id, { count })));
}

export function spreadInWords(spread: Spread): string {
  const naturals = readingGroups(spread.naturals, new Set()).map(({ id, count }) => t(id, { count }));
  const wilds = spread.wilds.length ? [t('held-wild', { count: spread.wilds.length })] : [];
  return listed([...naturals, ...wilds]);
}

export function spreadsInWords(spreads: readonly Spread[]): string {
  return spreads.map(spreadInWords).join(t('web-table-read-between'));
}

export function seatName(state: State, seat: number): string {
  return state.seats.find((each) => each.seat === seat)?.name ?? state.view?.names[seat] ?? String(seat + 1);
}

export function names(state: State, seats: readonly number[]): string {
  return listed(seats.map((seat) => seatName(state, seat)));
}

/** A badge in words: `seven fives: one to the eight`. */
export function badgeInWords(badge: string): string {
  const [kind, rank] = badge.split('-');
  if (kind === 'seven' || kind === 'eight') {
    const cards = readingGroups(
      Array.from({ length: kind === 'seven' ? 7 : 8 }, () => `${rank}S`),
      new Set(),
    )
      .map(({ id, count }) => t(id, { count }))
      .join();
    return t(`web-table-badge-${kind}`, { cards });
  }
  return t(`web-table-badge-${badge}`);
}

export function turnInWords({ state, deal }: Pick<Reader, 'state' | 'deal'>): string {
  if (deal.over) return t('web-table-deal-over');
  const acting = movers(deal);
  if (deal.seat !== null && acting.includes(deal.seat)) return t('web-table-your-turn');
  if (!acting.length) return '';
  return t('web-table-waits-for', { seats: names(state, acting) });
}

/** Everything on the table, in a few sentences. */
export function tableInWords(reader: Reader): string[] {
  const { state, deal } = reader;
  const said = [turnInWords(reader), t('web-table-stock', { count: deal.stock })];
  said.push(...pilesInWords(reader));
  for (const seat of others(deal)) said.push(...seatInWords(reader, seat));
  if (deal.seat !== null) said.push(...ownInWords(reader));
  if (!isMille(deal) && deal.wild !== null) {
    said.unshift(t('web-table-wild', { rank: t(rankId(deal.wild)) }));
  }
  if (!isMille(deal) && deal.out !== null)
    said.push(t('web-table-is-out', { seat: seatName(state, deal.out) }));
  return said.filter(Boolean).map(ended);
}

/** A sentence ends with a stop, so that a voice pauses there. */
function ended(text: string): string {
  return /[.。]$/.test(text) ? text : t('web-table-read-sentence', { text });
}

function pilesInWords({ state, deal }: Reader): string[] {
  const top = (cards: readonly CardText[]): string => {
    const card = cards.at(-1);
    return card === undefined ? t('web-table-nothing') : cardName(card);
  };
  if (!isSpeed(deal)) {
    const pile = pileOf(deal);
    return [t('web-table-read-pile', { count: pile.length, card: top(pile) })];
  }
  const mine = deal.seat;
  const neighbour = mine === null ? null : rightHand(deal, mine);
  return deal.players.map((seat) => {
    const id = seat === mine ? 'own' : seat === neighbour ? 'neighbour' : 'other';
    return t(`web-table-read-pile-${id}`, { seat: seatName(state, seat), card: top(deal.piles[seat] ?? []) });
  });
}

function seatInWords({ state, deal }: Reader, seat: number): string[] {
  const said = [t('web-table-read-seat', { seat: seatName(state, seat), count: deal.counts[seat] ?? 0 })];
  if (!isMille(deal)) return said;
  const spreads = deal.spreads[seat] ?? [];
  if (!spreads.length) return [...said, t('web-table-read-no-spreads')];
  return [
    ...said,
    t('web-table-read-spreads', { points: deal.laid[seat] ?? 0, spreads: spreadsInWords(spreads) }),
  ];
}

function ownInWords(reader: Reader): string[] {
  const { state, deal } = reader;
  const said: string[] = [];
  const seat = deal.seat ?? 0;
  if (isMille(deal)) {
    const spreads = deal.spreads[seat] ?? [];
    said.push(
      spreads.length
        ? t('web-table-read-own-spreads', { points: deal.laid[seat] ?? 0, spreads: spreadsInWords(spreads) })
        : t('web-table-read-no-own-spreads'),
    );
  }
  if (deal.hand !== null) {
    const cards = isMille(deal) ? inGroups(deal.hand, reader) : cardByCard(deal.hand, reader.wilds);
    said.push(t('web-table-read-hand', { cards, points: state.hand_value ?? 0 }));
  }
  return said;
}

/** Where runs count, so do suits; what is wild was said before. */
function cardByCard(cards: readonly CardText[], wilds: ReadonlySet<CardText>): string {
  const slots = cards.map((card) => slot(card));
  return listed(sorted(slots, 'suit', { wilds, aceHigh: false, groups: [] }).map(({ text }) => cardName(text)));
}

export function rankId(rank: string): string {
  return `rank-${rankName(rank)}`;
}
