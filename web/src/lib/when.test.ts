import { describe, expect, it } from 'vitest';
import { ago } from './when';

const NOW = 1_800_000_000;

describe('ago', () => {
  it('says how long ago it was, and from a week on the date', () => {
    const past = [5, 61, 3 * 3600 + 10, 26 * 3600, 3 * 86_400];
    expect(past.map((each) => ago(NOW - each, NOW, 'en'))).toEqual([
      'now',
      '1 minute ago',
      '3 hours ago',
      'yesterday',
      '3 days ago',
    ]);
    expect(ago(NOW - 30 * 86_400, NOW, 'en')).toMatch(/2026/);
    expect(ago(NOW - 7200, NOW, 'fr')).toBe('il y a 2 heures');
  });

  it('is never in the future, whatever the clocks say', () => {
    expect(ago(NOW + 500, NOW, 'en')).toBe('now');
  });
});
