/** The hand's keyboard: which key means which rank, and where it leads. */

import { faceOf } from '../cards/text';
import { neighbour, type HandLayout } from './layout';
import type { Slot } from './order';

/** Keys that name a rank while a card has the focus; a page's own keys should leave these alone. */
export const RANK_KEYS = 'A234567891JQK*';

/** What of a key press says which rank is meant. */
export interface Pressed {
  key: string;
  code: string;
}

/** The rank letter that is meant, or null; 1 and 0 are the ten's digits. Any keyboard layout will do. */
export function rankOfKey({ key, code }: Pressed): string | null {
  if (key === '*') return '*';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit < '2' ? 'T' : digit;
  const letter = /^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '');
  const rank = letter.toUpperCase();
  return rank !== '' && 'AJQK'.includes(rank) ? rank : null;
}

/** The next position after `from` that holds this rank, going round; null if none is held. */
export function nextOfRank(slots: readonly Slot[], rank: string, from: number): number | null {
  for (let step = 1; step <= slots.length; step += 1) {
    const at = (from + step) % slots.length;
    const each = slots[at];
    if (each !== undefined && faceOf(each.text).rank === rank) return at;
  }
  return null;
}

/** All positions that hold this rank. */
export function allOfRank(slots: readonly Slot[], rank: string): number[] {
  return slots.flatMap((each, at) => (faceOf(each.text).rank === rank ? [at] : []));
}

/** The positions from one to the other, both included. */
export function range(one: number, other: number): number[] {
  const first = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, at) => first + at);
}

/** Where a key leads from `at`; null for keys that lead nowhere, and at the upper and lower edge. */
export function destination(key: string, at: number, layout: HandLayout): number | null {
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'ArrowUp') return neighbour(at, -1, layout);
  if (key === 'ArrowDown') return neighbour(at, 1, layout);
  if (key === 'Home') return 0;
  return key === 'End' ? layout.places.length - 1 : null;
}
