import { describe, expect, it } from 'vitest';
import { change, points } from './points';

describe('points', () => {
  it.each([
    [0, '0', '0'],
    [1040, '1040', '+1040'],
    [-25, '\u221225', '\u221225'],
  ])('writes %d', (value, plain, changed) => {
    expect(points(value)).toBe(plain);
    expect(change(value)).toBe(changed);
  });
});
