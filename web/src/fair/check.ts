/** Derives every choice of chance of a finished match again, and says in sentences what was found. */
import { Source, commitmentTo, newPack, rankOf, sealOfSecret } from './dice';
import { cameFromRows } from './rows';
import { readRecord, type MatchRecord, type RecordedDeal } from './record';

export interface Finding {
  /** A message of the catalogue and its values. */
  id: string;
  values: Record<string, string | number>;
  holds: boolean;
}

/** What this browser has kept of the table since before the first deal. */
export interface Kept {
  /** The table's seal as it was shown then. */
  seal: string;
  /** What was given here, and for which seat (from 0). */
  value: string;
  seat: number;
}

export function check(text: string, kept: Kept | null): Finding[] {
  const record = readRecord(text);
  if (!record.secret) return [{ id: 'web-fair-no-secret', values: {}, holds: false }];
  const source = new Source(record.dice, record.secret, record.parts);
  return [
    ...checkSeal(record, kept),
    ...record.parts.flatMap((part) => checkPart(record, part, kept)),
    checkDealer(record, source),
    ...record.deals.map((deal) => checkDeal(record, deal, source)),
  ];
}

function checkSeal(record: MatchRecord, kept: Kept | null): Finding[] {
  const right = sealOfSecret(record.secret) === record.commitment;
  if (kept === null) return [{ id: 'web-fair-seal', values: {}, holds: right }];
  return [{ id: 'web-fair-seal-kept', values: {}, holds: right && kept.seal === record.commitment }];
}

function checkPart(record: MatchRecord, part: MatchRecord['parts'][number], kept: Kept | null): Finding[] {
  const name = record.seats[part.seat - 1] ?? '';
  if (kept && part.seat === kept.seat + 1)
    return [{ id: 'web-fair-mine', values: {}, holds: part.value === kept.value }];
  if (!part.value) return [{ id: 'web-fair-left-out', values: { name }, holds: true }];
  const right = commitmentTo(part.value, part.seat, record.commitment) === part.commitment;
  return [{ id: 'web-fair-part', values: { name }, holds: right }];
}

function checkDealer(record: MatchRecord, source: Source): Finding {
  const [dealer, draws] = record.draws ? lowDraw(record, source) : [source.stream('first dealer', 0, 0).below(record.seats.length) + 1, ''];
  const name = record.seats[record.dealer - 1] ?? '';
  return { id: 'web-fair-dealer', values: { name }, holds: dealer === record.dealer && draws === record.draws };
}

/** Each draws a card, the lowest deals, and who ties for it draws again. */
function lowDraw(record: MatchRecord, source: Source): [number, string] {
  const pack = newPack(record.deals[0]?.order ?? []);
  let tied = record.seats.map((_, at) => at + 1);
  const drawn: string[] = [];
  for (let count = 0; tied.length > 1; count += 1) {
    const cards = source.stream('low draw', 0, count).shuffled(pack);
    const got = tied.map((seat, at): [number, string] => [seat, cards[at] ?? '']);
    const lowest = Math.min(...got.map(([, card]) => rankOf(card)));
    tied = got.filter(([, card]) => rankOf(card) === lowest).map(([seat]) => seat);
    drawn.push(...got.map(([seat, card]) => `${seat} ${card}`));
  }
  return [tied[0] ?? 0, drawn.join(', ')];
}

function checkDeal(record: MatchRecord, deal: RecordedDeal, source: Source): Finding {
  const pack = newPack(record.deals[0]?.order ?? []);
  const { number } = deal;
  const cutRight = !deal.cutByDice || deal.cut === 4 + source.stream('cut', number, 0).below(97);
  const reshuffled = deal.reshuffles.every((stock, at) =>
    same(stock, source.stream('reshuffle', number, at + 1).shuffled(newPack(stock))),
  );
  const cards = [...deal.order.slice(deal.cut), ...deal.order.slice(0, deal.cut)];
  const came =
    record.stock === 'split'
      ? cameFromRows(deal.happened, cards, record.seats.length)
      : isWithin(deal.drawn, [...cards, ...deal.reshuffles.flat()]);
  const holds =
    same(newPack(deal.order), pack) &&
    same(deal.order, source.stream('order', number, 0).shuffled(pack)) &&
    cutRight &&
    reshuffled &&
    came;
  const values = { number, cards: deal.order.length, drawn: deal.drawn.length, reshuffles: deal.reshuffles.length };
  return { id: record.stock === 'split' ? 'web-fair-deal-split' : 'web-fair-deal', values, holds };
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join(' ') === other.join(' ');
}

/** Whether these cards lie in the row one after the other. */
function isWithin(drawn: readonly string[], row: readonly string[]): boolean {
  return ` ${row.join(' ')} `.includes(drawn.length ? ` ${drawn.join(' ')} ` : ' ');
}
