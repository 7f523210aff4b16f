import { describe, expect, it } from 'vitest';
import { fanOut, seatColumns, spreadWidth, tableSizes, type Screen, type Size } from './fit';

const SCREENS: readonly [Size, number, number][] = [
  ['wide', 920, 900],
  ['narrow', 820, 1180],
  ['narrow', 390, 844],
  ['small', 360, 640],
  ['low', 350, 390],
];

function on([size, width, height]: readonly [Size, number, number], more: Partial<Screen> = {}): Screen {
  return { size, width, height, piles: 1, spreads: true, ...more };
}

describe.each(SCREENS)('on a %s table of %d by %d', (...screen) => {
  it('piles lie side by side with room between them', () => {
    for (const piles of [1, 2]) {
      const { pile } = tableSizes(on(screen, { piles, spreads: false }));
      expect((piles + 1) * (pile + 10)).toBeLessThanOrEqual(screen[1]);
      expect(pile).toBeGreaterThanOrEqual(46);
    }
  });

  it('has larger piles where nobody lays anything', () => {
    const alone = tableSizes(on(screen, { spreads: false }));
    expect(alone.pile).toBeGreaterThanOrEqual(tableSizes(on(screen)).pile);
  });

  it('gets no smaller than can be read', () => {
    const { pile, spread } = tableSizes(on(screen), 0.1);
    expect(pile).toBe(40);
    expect(spread).toBe(32);
  });
});

describe('a strip of seats', () => {
  it.each([
    [3, 366, 3],
    [4, 366, 2],
    [5, 366, 3],
    [6, 366, 3],
    [7, 366, 4],
    [7, 336, 4],
    [7, 888, 7],
    [3, 888, 3],
  ])('of %d in %d pixels has %d side by side', (seats, width, columns) => {
    expect(seatColumns(seats, width)).toBe(columns);
  });
});

describe('spreads', () => {
  it('are as wide as two rows allow', () => {
    expect(spreadWidth([3, 3], 366, 48)).toBe(48);
    expect(spreadWidth([8, 8, 8, 8, 8, 8], 366, 48)).toBe(32);
    expect(spreadWidth([3], 0, 48)).toBe(48);
  });
});

describe('a pile laid out', () => {
  it('stays within its room', () => {
    const fan = fanOut(24, { width: 240, height: 190, widest: 76 });
    expect(fan.places).toHaveLength(24);
    expect(fan.width).toBeLessThanOrEqual(241);
    expect(fan.height).toBeLessThanOrEqual(191);
  });
});
