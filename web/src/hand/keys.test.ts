import { describe, expect, it } from 'vitest';
import { allOfRank, nextOfRank, range, rankOfKey } from './keys';
import { slot } from './order';
import { readingGroups } from './reading';

describe('the rank a key means', () => {
  it.each([
    ['q', 'KeyQ', 'Q'],
    ['Q', 'KeyQ', 'Q'],
    ['7', 'Digit7', '7'],
    ['&', 'Digit7', '7'],
    ['1', 'Digit1', 'T'],
    ['0', 'Digit0', 'T'],
    ['ф', 'KeyA', 'A'],
    ['*', 'Digit8', '*'],
    ['d', 'KeyD', null],
    ['Tab', 'Tab', null],
  ])('%s on %s is %s', (key, code, rank) => {
    expect(rankOfKey({ key, code })).toBe(rank);
  });
});

describe('finding a rank', () => {
  const slots = ['9C', '3H', '9D', '*', '9C'].map((text) => slot(text));

  it('goes round', () => {
    expect(nextOfRank(slots, '9', 0)).toBe(2);
    expect(nextOfRank(slots, '9', 4)).toBe(0);
    expect(nextOfRank(slots, 'K', 0)).toBeNull();
    expect(nextOfRank(slots, '*', 0)).toBe(3);
  });

  it('finds all of it', () => {
    expect(allOfRank(slots, '9')).toEqual([0, 2, 4]);
  });
});

it('counts a range either way', () => {
  expect(range(2, 4)).toEqual([2, 3, 4]);
  expect(range(4, 2)).toEqual([2, 3, 4]);
});

it('reads a hand in groups: ranks, then wilds, then jokers', () => {
  const wilds = new Set(['2S', '2C', '*']);
  const apart = new Map([['QS', 'held-queen-of-spades']]);
  expect(readingGroups(['9C', '*', 'QH', '2S', '9D', 'QS', '2C', 'AS'], wilds, apart)).toEqual([
    { id: 'held-ace', count: 1 },
    { id: 'held-nine', count: 2 },
    { id: 'held-queen', count: 1 },
    { id: 'held-queen-of-spades', count: 1 },
    { id: 'held-wild', count: 2 },
    { id: 'held-joker', count: 1 },
  ]);
});
