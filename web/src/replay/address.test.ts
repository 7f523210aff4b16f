import { describe, expect, it } from 'vitest';
import { eyesOf, eyesText, fragmentOf, soughtIn } from './address';

describe('a place in an address', () => {
  it.each([
    [{ deal: 3, event: 57 }, 1],
    [{ deal: 1, event: 0 }, 'watch'],
    [{ deal: 12, event: null }, 'all'],
  ] as const)('is read as it was written: %j through %s', (place, eyes) => {
    expect(soughtIn(fragmentOf(place, eyes))).toEqual({ place, eyes });
  });

  it.each(['', 'deal=0', 'deal=-1', 'deal=x&event=3', 'deal=1e3', 'event=4'])('is none in %j', (fragment) => {
    expect(soughtIn(fragment).place).toBeNull();
  });

  it('counts seats from 1', () => {
    expect(eyesText(0)).toBe('1');
    expect(eyesOf('2')).toBe(1);
    expect(eyesOf('0')).toBeNull();
    expect(eyesOf('everyone')).toBeNull();
  });
});
