import { describe, expect, it } from 'vitest';
import {
  follow,
  inOrder,
  moved,
  reconcile,
  sameCards,
  slot,
  sorted,
  textsOf,
  type Slot,
  type SortRules,
} from './order';

const RULES: SortRules = { wilds: new Set(['2S', '2H', '2D', '2C']), aceHigh: true, groups: [] };

function held(texts: string): Slot[] {
  return texts.split(' ').map((text) => slot(text));
}

function line(slots: readonly Slot[]): string {
  return textsOf(slots).join(' ');
}

describe('reconcile', () => {
  it('deals a hand without marking anything', () => {
    const dealt = reconcile([], ['QS', '3H']);
    expect(line(dealt)).toBe('QS 3H');
    expect(dealt.some((each) => each.fresh)).toBe(false);
  });

  it('puts what came at the end and marks it until the next change', () => {
    const kept = held('QS 3H 3H 7D');
    const drawn = reconcile(kept, ['3H', '3H', '4C', '7D', 'QS']);
    expect(line(drawn)).toBe('QS 3H 3H 7D 4C');
    expect(drawn.map((each) => each.fresh)).toEqual([false, false, false, false, true]);
    const after = reconcile(drawn, ['3H', '4C', '7D', 'QS']);
    expect(line(after)).toBe('QS 3H 7D 4C');
    expect(after.some((each) => each.fresh)).toBe(false);
  });

  it('keeps marks and identity while nothing changes', () => {
    const drawn = reconcile(held('QS'), ['QS', '4C']);
    const again = reconcile(drawn, ['4C', 'QS']);
    expect(again).toEqual(drawn);
  });

  it('lets the selected one of two equal cards go, else the last', () => {
    const kept = held('3H 9C 3H');
    const [first, , last] = kept;
    expect(reconcile(kept, ['3H', '9C'], new Set([first?.id ?? 0])).map((each) => each.id)).toContain(last?.id);
    expect(reconcile(kept, ['3H', '9C']).map((each) => each.id)).toContain(first?.id);
  });

  it('always holds exactly the hand, and keeps the order of what stays', () => {
    const deck = ['QS', 'QS', '3H', '3H', '3H', '7D', '*', '*', '4C', 'TD'];
    let kept: Slot[] = [];
    for (let turn = 0; turn < 300; turn += 1) {
      const hand = deck.filter((_, at) => ((turn * 7919 + at * 104729) >> (at % 5)) % 3 !== 0);
      const after = reconcile(kept, hand);
      expect(sameCards(textsOf(after), hand)).toBe(true);
      const stayed = kept.filter((each) => after.some((other) => other.id === each.id));
      expect(after.slice(0, stayed.length).map((each) => each.id)).toEqual(stayed.map((each) => each.id));
      kept = moved(after, new Set([turn % (after.length + 1)]), turn % 4);
    }
  });
});

describe('order', () => {
  it('follows the order of the server and puts unknown cards last', () => {
    expect(line(inOrder(held('3H 9C 3H KD'), ['9C', '3H', '5S', '3H']))).toBe('9C 3H 3H KD');
  });

  it('moves several cards side by side', () => {
    const kept = held('A B C D E');
    expect(line(moved(kept, new Set([0, 3]), 1))).toBe('B A D C E');
    expect(line(moved(kept, new Set([1]), 4))).toBe('A C D E B');
    expect(line(moved(kept, new Set([4]), -3))).toBe('E A B C D');
  });

  it('follows selected cards through a change', () => {
    const kept = held('3H 9C 3H KD');
    const after = moved(kept, new Set([2]), 0);
    expect(follow(new Set([0, 3]), kept, after)).toEqual(new Set([1, 3]));
    expect(follow(new Set([9]), kept, after)).toEqual(new Set());
  });
});

describe('sorting', () => {
  const hand = held('3H 2C KD * AS 3S KS TD 2H');

  it('sorts by rank from the ace down, wild cards and jokers last', () => {
    expect(line(sorted(hand, 'rank', RULES))).toBe('AS KS KD TD 3S 3H 2H 2C *');
    expect(line(sorted(hand, 'rank', { ...RULES, aceHigh: false }))).toBe('KS KD TD 3S 3H AS 2H 2C *');
  });

  it('sorts by suit, high cards first', () => {
    expect(line(sorted(hand, 'suit', RULES))).toBe('AS KS 3S 3H KD TD 2H 2C *');
  });

  it('puts the best combinations first and the rest by rank', () => {
    const groups = [
      ['3S', '3H', '2C'],
      ['KD', 'KS', '*'],
    ];
    expect(line(sorted(hand, 'sets', { ...RULES, groups }))).toBe('3S 3H 2C KD KS * AS TD 2H');
  });

  it('leaves equal cards as they were', () => {
    const kept = held('3H 9C 3H');
    expect(sorted(kept, 'rank', RULES).map((each) => each.id)).toEqual([kept[1]?.id, kept[0]?.id, kept[2]?.id]);
  });
});
