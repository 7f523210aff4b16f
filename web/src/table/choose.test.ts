import { describe, expect, it } from 'vitest';
import { add, cutPlaces, discard, goOut, lay, offered, plain, takePile, usable, without } from './choose';
import type { Action } from '../wire';

const worth = (card: string): number => ({ QS: 100, JD: 50 })[card] ?? 0;
const layOf = (...cards: string[]): Action => ({ do: 'lay', cards });
const addOf = (card: string, rank: string): Action => ({ do: 'add', card, rank });

describe('without', () => {
  it('takes one copy for each card named', () => {
    expect(without(['8C', '8C', '9S'], ['8C'])).toEqual(['8C', '9S']);
    expect(without(['8C'], ['8C', '8C'])).toBeNull();
  });
});

describe('lay', () => {
  it('lays three of a rank', () => {
    const offer = [layOf('KS', 'KH', 'KD'), layOf('QS', 'QH', 'QD')];
    expect(lay(offer, ['KD', 'KS', 'KH'], '2').bundles).toEqual([[offer[0]]]);
  });

  it('lays four nines as three and one added', () => {
    const offer = [layOf('9S', '9H', '9D'), layOf('9S', '9H', '9C'), layOf('9H', '9D', '9C')];
    expect(lay(offer, ['9S', '9H', '9D', '9C'], '2').bundles).toEqual([[offer[0], addOf('9C', '9')]]);
  });

  it('puts wilds into the lay before naturals are added', () => {
    const offer = [layOf('8C', '8S', '8H'), layOf('8C', '8S', '2D')];
    expect(lay(offer, ['8C', '8S', '8H', '2D'], '2').bundles).toEqual([[offer[1], addOf('8H', '8')]]);
  });

  it('lays two sets at once, with a wild where it is needed', () => {
    const offer = [layOf('KS', 'KH', 'KD'), layOf('8C', '8S', '2D')];
    const picked = ['KS', '8C', 'KH', '2D', 'KD', '8S'];
    expect(lay(offer, picked, '2').bundles).toEqual([[offer[0], offer[1]]]);
  });

  it('does not guess where a spare wild goes', () => {
    const offer = [layOf('KS', 'KH', 'KD'), layOf('8C', '8S', '8H')];
    expect(lay(offer, ['KS', 'KH', 'KD', '8C', '8S', '8H', '2D'], '2').bundles).toEqual([]);
  });

  it('lays twos alone as a set of twos', () => {
    const offer = [layOf('2S', '2H', '2D'), layOf('8C', '2S', '2H')];
    expect(lay(offer, ['2H', '2S', '2D'], '2').bundles).toEqual([[offer[0]]]);
  });

  it('lays nothing that is not offered', () => {
    expect(lay([{ do: 'draw' }], ['KS', 'KH', 'KD'], '2').bundles).toEqual([]);
    expect(lay([layOf('KS', 'KH', 'KD')], ['KS', 'KH', 'QD'], '2').bundles).toEqual([]);
  });
});

describe('add', () => {
  const offer = [addOf('8H', '8'), addOf('2S', '8'), addOf('2S', 'K'), addOf('KD', 'K')];

  it('adds naturals to their own spreads', () => {
    expect(add(offer, ['8H', 'KD'], '2').bundles).toEqual([[offer[0], offer[3]]]);
  });

  it('adds both copies of one card', () => {
    expect(add(offer, ['8H', '8H'], '2').bundles).toEqual([[offer[0], offer[0]]]);
  });

  it('asks where a wild goes', () => {
    expect(add(offer, ['2S'], '2').bundles).toEqual([[offer[1]], [offer[2]]]);
    expect(add(offer, ['2S'], '2', 'K').bundles).toEqual([[offer[2]]]);
  });

  it('adds a wild beside naturals to their spread', () => {
    expect(add(offer, ['2S', '8H'], '2').bundles).toEqual([[offer[0], offer[1]]]);
  });

  it('adds all of the picked cards or none', () => {
    expect(add(offer, ['8H', '7S'], '2').bundles).toEqual([]);
  });
});

describe('takePile', () => {
  const pileOf = (...cards: string[]): Action => ({ do: 'pile', cards });

  it('takes with the only pair, or with none where none is named', () => {
    expect(takePile([pileOf('9S', '9H')], [], worth).bundles).toEqual([[pileOf('9S', '9H')]]);
    expect(takePile([pileOf()], ['KS'], worth).bundles).toEqual([[pileOf()]]);
  });

  it('takes with any of equal pairs', () => {
    const offer = [pileOf('9S', '9H'), pileOf('9S', '9D'), pileOf('9H', '9D')];
    expect(takePile(offer, [], worth).bundles).toEqual([[offer[0]]]);
    expect(takePile(offer, ['9D', '9H'], worth).bundles).toEqual([[offer[2]]]);
  });

  it('asks where the pairs are worth different points', () => {
    const offer = [pileOf('QS', 'QH'), pileOf('QS', 'QD'), pileOf('QH', 'QD')];
    expect(takePile(offer, [], worth).bundles).toEqual([[offer[0]], [offer[2]]]);
    expect(takePile(offer, ['QH', 'QD'], worth).bundles).toEqual([[offer[2]]]);
    expect(takePile(offer, ['QH', 'QD', '7S'], worth).bundles).toEqual([[offer[2]]]);
  });
});

describe('discards', () => {
  const offer: Action[] = [
    { do: 'discard', card: '5H' },
    { do: 'discard', card: '5H', out: true },
    { do: 'discard', card: 'KC' },
    { do: 'discard', card: '7C', out: true },
  ];

  it('discards one picked card and stays in where that is offered', () => {
    expect(discard(offer, ['5H']).bundles).toEqual([[offer[0]]]);
    expect(discard(offer, ['7C']).bundles).toEqual([[offer[3]]]);
    expect(discard(offer, ['5H', 'KC']).bundles).toEqual([]);
    expect(discard(offer, ['9C']).bundles).toEqual([]);
  });

  it('goes out by the picked card, or by each that would do', () => {
    expect(goOut(offer, ['5H']).bundles).toEqual([[offer[1]]]);
    expect(goOut(offer, []).bundles).toEqual([[offer[1]], [offer[3]]]);
    expect(goOut([], []).bundles).toEqual([]);
  });
});

describe('the rest of an offer', () => {
  it('finds atoms without cards, cuts, and the cards that may be used', () => {
    const offer: Action[] = [{ do: 'draw' }, { do: 'cut', place: 4 }, { do: 'cut', place: 5 }];
    expect(plain(offer, 'draw').bundles).toEqual([[{ do: 'draw' }]]);
    expect(plain(offer, 'take').bundles).toEqual([]);
    expect(cutPlaces(offer)).toEqual([4, 5]);
    expect(offered(offer, { do: 'cut', place: 5 })).toBe(offer[2]);
    expect(usable([{ do: 'discard', card: '5H' }], ['KC', '5H', '5H'], ['discard'])).toEqual(new Set([1, 2]));
  });
});
