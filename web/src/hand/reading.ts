/** A hand as it is read aloud: three nines, two kings, one wild. */

import { JOKER, RANKS, faceOf, rankName } from '../cards/text';
import { countOf } from './order';

export interface Group {
  /** A message id of the core catalogue that takes `count`: `held-nine`, `held-wild`, `held-joker`. */
  id: string;
  count: number;
}

/**
 * The groups by rank from the ace up, then wilds, then jokers; `apart` names cards read by themselves,
 * such as Mille's `QS` as `held-queen-of-spades`.
 */
export function readingGroups(
  cards: readonly string[],
  wilds: ReadonlySet<string>,
  apart: ReadonlyMap<string, string> = new Map(),
): Group[] {
  const place = (text: string): number => {
    if (text === JOKER) return RANKS.length + 1;
    return wilds.has(text) ? RANKS.length : RANKS.indexOf(faceOf(text).rank);
  };
  const nameOf = (text: string): string => {
    if (text !== JOKER && wilds.has(text)) return 'held-wild';
    return apart.get(text) ?? `held-${rankName(faceOf(text).rank)}`;
  };
  const inTurn = [...cards].sort((one, other) => place(one) - place(other));
  return [...countOf(inTurn.map(nameOf))].map(([id, count]) => ({ id, count }));
}

const NAMES_APART: Record<string, string> = { QS: 'held-queen-of-spades', JD: 'held-jack-of-diamonds' };

/** Cards that carry points by themselves are read by themselves. */
export function namedApart(values: ReadonlyMap<string, number>): Map<string, string> {
  return new Map([...values.keys()].flatMap((text) => (text in NAMES_APART ? [[text, NAMES_APART[text] ?? '']] : [])));
}
