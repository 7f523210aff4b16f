/**
 * The order in which a person keeps a hand. Cards are kinds, so two equal cards are two slots; a slot's id
 * stays with it for as long as the card is held, whatever order the hand is in.
 */

import { JOKER, RANKS, faceOf } from '../cards/text';

export interface Slot {
  readonly id: number;
  readonly text: string;
  /** It came with the last change and is marked until the next one. */
  readonly fresh: boolean;
}

export type Sort = 'rank' | 'suit' | 'sets';

/** Which cards are wild, whether an ace is above a king, and the combinations that were found outside. */
export interface SortRules {
  wilds: ReadonlySet<string>;
  aceHigh: boolean;
  groups: readonly (readonly string[])[];
}

let lastId = 0;

export function slot(text: string, fresh = false): Slot {
  lastId += 1;
  return { id: lastId, text, fresh };
}

export function textsOf(slots: readonly Slot[]): string[] {
  return slots.map((each) => each.text);
}

export function countOf(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

export function sameCards(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  const counts = countOf(one);
  for (const text of other) {
    const left = counts.get(text) ?? 0;
    if (left === 0) return false;
    counts.set(text, left - 1);
  }
  return true;
}

/**
 * The kept order after the hand became `hand`: what left leaves its place, what came stands fresh at the
 * end, everything else stays where it was. Of equal cards the `leaving` ones (those selected) go first,
 * then the last. A hand that was empty is dealt, so nothing in it is fresh.
 */
export function reconcile(
  kept: readonly Slot[],
  hand: readonly string[],
  leaving: ReadonlySet<number> = new Set(),
): Slot[] {
  if (sameCards(textsOf(kept), hand)) return [...kept];
  const wanted = countOf(hand);
  const stays = new Set<number>();
  const claim = (each: Slot): void => {
    const left = wanted.get(each.text) ?? 0;
    if (left === 0) return;
    wanted.set(each.text, left - 1);
    stays.add(each.id);
  };
  kept.filter((each) => !leaving.has(each.id)).forEach(claim);
  kept.filter((each) => leaving.has(each.id)).forEach(claim);
  const remaining = kept.filter((each) => stays.has(each.id)).map((each) => calm(each));
  const came: Slot[] = [];
  for (const text of hand) {
    const left = wanted.get(text) ?? 0;
    if (left === 0) continue;
    wanted.set(text, left - 1);
    came.push(slot(text, kept.length > 0));
  }
  return [...remaining, ...came];
}

function calm(each: Slot): Slot {
  return each.fresh ? { ...each, fresh: false } : each;
}

/** The slots in the order of `texts`, as the server keeps it; cards that it does not name come last. */
export function inOrder(kept: readonly Slot[], texts: readonly string[]): Slot[] {
  const left = [...kept];
  const ordered: Slot[] = [];
  for (const text of texts) {
    const at = left.findIndex((each) => each.text === text);
    if (at >= 0) ordered.push(...left.splice(at, 1));
  }
  return [...ordered, ...left];
}

/** Takes the slots at `positions` out and puts them side by side before what is then at `before`. */
export function moved(kept: readonly Slot[], positions: ReadonlySet<number>, before: number): Slot[] {
  const taken = kept.filter((_, position) => positions.has(position));
  const rest = kept.filter((_, position) => !positions.has(position));
  const at = Math.max(0, Math.min(before, rest.length));
  return [...rest.slice(0, at), ...taken, ...rest.slice(at)];
}

/** Where the slots that stood at `positions` of `before` stand in `after`. */
export function follow(
  positions: ReadonlySet<number>,
  before: readonly Slot[],
  after: readonly Slot[],
): Set<number> {
  const ids = new Set<number>();
  for (const position of positions) {
    const each = before[position];
    if (each !== undefined) ids.add(each.id);
  }
  const found = new Set<number>();
  after.forEach((each, position) => {
    if (ids.has(each.id)) found.add(position);
  });
  return found;
}

/** Sorted as asked; equal cards keep their order. Wild cards and jokers stand at the end, where they are played from. */
export function sorted(kept: readonly Slot[], by: Sort, rules: SortRules): Slot[] {
  if (by === 'suit') return sortBy(kept, (text) => [wildLast(text, rules), suitPlace(text), -height(text, rules)]);
  const byRank = sortBy(kept, (text) => [wildLast(text, rules), -height(text, rules), suitPlace(text)]);
  return by === 'rank' ? byRank : inOrder(byRank, rules.groups.flat());
}

function sortBy(kept: readonly Slot[], key: (text: string) => number[]): Slot[] {
  const keyed = kept.map((each) => ({ each, key: key(each.text) }));
  keyed.sort((one, other) => compare(one.key, other.key));
  return keyed.map(({ each }) => each);
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function wildLast(text: string, rules: SortRules): number {
  if (text === JOKER) return 2;
  return rules.wilds.has(text) ? 1 : 0;
}

function height(text: string, rules: SortRules): number {
  const at = RANKS.indexOf(faceOf(text).rank);
  return at === 0 && rules.aceHigh ? RANKS.length : at;
}

/** Dark and light suits in turn, so that neighbours differ even without their colours. */
function suitPlace(text: string): number {
  return 'SHCDR'.indexOf(faceOf(text).suit ?? 'R');
}
