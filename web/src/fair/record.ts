/** What a record tells about chance: its header, who deals first, and of each deal the cards that came from the stock. */
import type { Part } from './dice';

export interface RecordedDeal {
  number: number;
  order: string[];
  reshuffles: string[][];
  /** Cards drawn from the stock, in their order. */
  drawn: string[];
  /** The same with the seat that drew each, from 1, and with the reshuffles between them as rows of cards. */
  happened: Happened[];
  cut: number;
  cutByDice: boolean;
}

export type Happened = { seat: number; card: string } | { reshuffled: string[] };

export interface MatchRecord {
  dice: string;
  /** `split` where each seat draws from its own part of the stock; else empty. */
  stock: string;
  seats: string[];
  commitment: string;
  /** Empty while the match is played. */
  secret: string;
  /** Somebody knew the seed, so that nothing is proved. */
  seeded: boolean;
  parts: Part[];
  dealer: number;
  /** The cards drawn for the first deal, as `1 KH, 2 3S`; empty where there were none. */
  draws: string;
  deals: RecordedDeal[];
}

const FIELD = /^(seat \d+|contribution \d+|dice|stock|commitment|secret|seed): *(.*)$/;

export function readRecord(text: string): MatchRecord {
  const record: MatchRecord = {
    dice: '',
    stock: '',
    seats: [],
    commitment: '',
    secret: '',
    seeded: false,
    parts: [],
    dealer: 0,
    draws: '',
    deals: [],
  };
  let wrapped: string[] | null = null;
  let verbs = new Map<string, string>();
  for (const row of text.split('\n')) {
    const plain = row.split('#')[0] ?? '';
    if (row.startsWith('  ') && wrapped) {
      wrapped.push(...wordsOf(plain));
      continue;
    }
    const field = record.deals.length ? null : FIELD.exec(row);
    if (field) {
      readField(record, field[1] ?? '', (field[2] ?? '').trim());
      continue;
    }
    const [told = '', comment = ''] = plain.split(';');
    const words = wordsOf(told);
    const deal = record.deals.at(-1);
    wrapped = null;
    if (words[0] === 'first') {
      record.dealer = Number(words[2]);
      record.draws = wordsOf(comment).join(' ');
    } else if (words[0] === 'deal') {
      const number = parseInt(words[1] ?? '', 10);
      record.deals.push({ number, order: [], reshuffles: [], drawn: [], happened: [], cut: 0, cutByDice: false });
      verbs = new Map();
    } else if (deal && words[0] === 'order:') {
      wrapped = deal.order;
      wrapped.push(...words.slice(1));
    } else if (deal && words[0] === 'dealer') {
      wrapped = words.slice(2);
      deal.reshuffles.push(wrapped);
      deal.happened.push({ reshuffled: wrapped });
    } else if (deal && /^\d/.test(words[0] ?? '')) {
      readStep(deal, verbs, words, comment);
    }
  }
  return record;
}

function readField(record: MatchRecord, name: string, value: string): void {
  if (name.startsWith('seat ')) record.seats.push(value);
  else if (name.startsWith('contribution ')) {
    const [commitment = '', given = ''] = value.split(' ').map((each) => (/^[0-9a-f]{64}$/.test(each) ? each : ''));
    record.parts.push({ seat: Number(name.split(' ')[1]), commitment, value: given });
  } else if (name === 'seed') record.seeded = true;
  else if (name === 'dice' || name === 'stock' || name === 'commitment' || name === 'secret') record[name] = value;
}

/** A line such as `1 draw ; 7H`, or `3 draw ; 1 7H, 2 QS` where several draw at once. */
function readStep(deal: RecordedDeal, verbs: Map<string, string>, words: string[], comment: string): void {
  const [seat = '', verb = ''] = words;
  if (verb === 'cut') {
    deal.cut = Number(words[2]);
    deal.cutByDice = words.at(-1) === 'dice';
  } else if (verb !== 'undo') {
    verbs.set(seat, verb);
  }
  for (const part of comment.split(',')) {
    const [first, ...rest] = wordsOf(part);
    if (first === undefined) continue;
    const named = /^\d+$/.test(first);
    const who = named ? first : seat;
    if (verbs.get(who) !== 'draw') continue;
    const cards = named ? rest : [first, ...rest];
    deal.drawn.push(...cards);
    deal.happened.push(...cards.map((card) => ({ seat: Number(who), card })));
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
