import { describe, expect, it } from 'vitest';
import { latest, type Line } from './log';

function line(n: number, seat: number | null, undone = false): Line {
  return { n, seat, text: `${n}.`, spoken: '', undone };
}

describe('what the others did last', () => {
  it('is the end of the turn of the one who acted last', () => {
    const lines = [line(1, 1), line(2, 2), line(3, 2), line(4, 2)];
    expect(latest(lines, 0, 2)).toBe('3. 4.');
    expect(latest(lines, 0, 5)).toBe('2. 3. 4.');
  });

  it('has no space after a full stop that brings its own', () => {
    const lines = [1, 2].map((n) => ({ ...line(n, 1), text: `${n}\u3002` }));
    expect(latest(lines, 0, 2)).toBe('1\u30022\u3002');
  });

  it('leaves out what I did and what was taken back', () => {
    expect(latest([line(1, 1), line(2, 0)], 0, 2)).toBe('1.');
    expect(latest([line(1, 1), line(2, 1, true)], 0, 2)).toBe('1.');
    expect(latest([line(1, 0)], null, 2)).toBe('1.');
    expect(latest([], 0, 2)).toBe('');
  });
});
