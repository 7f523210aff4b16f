import { describe, expect, it } from 'vitest';
import type { ReplayDeal } from '../wire';
import { linesTo, placeOfEvent, stepAt } from './told';

const told = (n: number, text: string | null = `${n}`) => ({ n, event: null, text, spoken: text });
const deal = {
  place: 2,
  steps: [{ told: [told(7), told(8)] }, { told: [told(9, null), told(10)] }, { told: [told(11)] }],
  last: false,
} as unknown as ReplayDeal;

describe('a deal of a replay', () => {
  it.each([
    [null, 0],
    [0, 0],
    [7, 0],
    [8, 0],
    [9, 1],
    [10, 1],
    [11, 2],
    [99, 2],
  ])('has event %s in step %i', (event, step) => {
    expect(placeOfEvent(deal, event)).toBe(step);
  });

  it('tells its log up to a step', () => {
    expect(linesTo(deal, 1).map((line) => line.n)).toEqual([7, 8, 10]);
    expect(linesTo(deal, 0).map((line) => line.n)).toEqual([7, 8]);
  });

  it('ends with its last step', () => {
    expect(stepAt(deal, 50)).toBe(deal.steps[2]);
    expect(stepAt(deal, -1)).toBe(deal.steps[0]);
  });
});
