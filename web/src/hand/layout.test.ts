import { describe, expect, it } from 'vitest';
import { indexParts } from '../cards/face';
import { RANKS } from '../cards/text';
import {
  ASPECT,
  HEAD,
  LARGE_HEAD,
  LARGE_STRIP,
  LEAST_STRIP,
  LIFT,
  STRIP,
  comfortable,
  layHand,
  nearestPosition,
  neighbour,
} from './layout';

const FACES = [...RANKS].map((rank) => (rank === '*' ? rank : `${rank}S`));
const SCREENS = [
  [360, 640],
  [360, 360],
  [390, 844],
  [820, 1180],
  [1440, 900],
  [844, 390],
] as const;

function onScreen(count: number, width: number, height: number, largeIndex = false) {
  return layHand(count, { width: width - 8, height: Math.max(150, height * 0.4), largeIndex });
}

describe('the strip that stays visible', () => {
  it.each(FACES)('holds the whole index of %s', (text) => {
    for (const [large, strip, head] of [
      [false, STRIP, HEAD],
      [true, LARGE_STRIP, LARGE_HEAD],
    ] as const) {
      const { right, tag, rank } = indexParts(text, large);
      expect(rank.x).toBeGreaterThan(4);
      expect(right).toBeLessThanOrEqual(strip * 100);
      expect(tag.x + tag.width).toBeLessThanOrEqual(strip * 100);
      expect(tag.y + tag.height).toBeLessThanOrEqual(head * 100 * ASPECT);
    }
  });
});

describe.each(SCREENS)('on a screen of %d by %d', (width, height) => {
  it.each([1, 3, 11, 15, 24, 36, 40])('%d cards lie with every index readable', (count) => {
    for (const large of [false, true]) {
      const layout = onScreen(count, width, height, large);
      expect(layout.places).toHaveLength(count);
      expect(layout.rows).toBeLessThanOrEqual(3);
      expect(layout.height).toBeLessThanOrEqual(Math.max(150, height * 0.4) + 1);
      if (count > layout.rows) expect(layout.step).toBeGreaterThanOrEqual(LEAST_STRIP);
      const strip = layout.largeIndex ? LARGE_STRIP : STRIP;
      if (count > layout.rows) expect(layout.step).toBeGreaterThanOrEqual(layout.cardWidth * strip - 0.5);
      const head = layout.largeIndex ? LARGE_HEAD : HEAD;
      if (layout.rows > 1) expect(layout.rowStep).toBeGreaterThanOrEqual(layout.cardHeight * head - 1);
      for (const place of layout.places) {
        expect(place.x).toBeGreaterThanOrEqual(-0.01);
        expect(place.x + layout.cardWidth).toBeLessThanOrEqual(width - 8 + 0.01);
      }
    }
  });
});

describe('rows', () => {
  it('is one while cards stay near their comfortable size', () => {
    expect(onScreen(15, 1440, 900).rows).toBe(1);
    expect(onScreen(15, 1440, 900).cardWidth).toBe(comfortable(1432));
    expect(onScreen(15, 844, 390).rows).toBe(1);
    expect(onScreen(7, 390, 844).rows).toBe(1);
  });

  it('is three for 36 and 40 cards on a phone', () => {
    for (const count of [36, 40]) {
      expect(onScreen(count, 360, 640).rows).toBe(3);
      expect(onScreen(count, 390, 844).rows).toBe(3);
    }
  });

  it('is two for 15 cards on a phone, with strips wide enough for a thumb', () => {
    const layout = onScreen(15, 360, 640);
    expect(layout.rows).toBe(2);
    expect(layout.step).toBeGreaterThanOrEqual(40);
  });

  it('is two for 40 cards on a phone on its side', () => {
    expect(onScreen(40, 844, 390).rows).toBe(2);
  });

  it('uses the extra-large index where cards are small and their strips are not', () => {
    const layout = onScreen(40, 360, 640);
    expect(layout.cardWidth).toBeLessThan(48);
    expect(layout.largeIndex).toBe(true);
  });
});

describe('places', () => {
  const layout = layHand(20, { width: 380, height: 260 });

  it('finds the place nearest to a held card', () => {
    layout.places.forEach((place, at) => {
      expect(nearestPosition(place.x + 3, place.y + 4, layout)).toBe(at);
    });
    expect(nearestPosition(-500, -500, layout)).toBe(0);
    expect(nearestPosition(900, 900, layout)).toBe(19);
  });

  it('finds the neighbour above and below', () => {
    expect(layout.rows).toBe(2);
    expect(neighbour(0, 1, layout)).toBe(10);
    expect(neighbour(12, -1, layout)).toBe(2);
    expect(neighbour(3, -1, layout)).toBeNull();
  });
});

describe('a width that is not known yet', () => {
  it('takes the height of one row', () => {
    const layout = layHand(16, { width: 0, height: 300 });
    expect(layout.rows).toBe(1);
    expect(layout.height).toBe(LIFT + layout.cardHeight);
  });
});
