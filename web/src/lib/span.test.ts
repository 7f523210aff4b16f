import { expect, test } from 'vitest';
import { clockText, span } from './span';

test('a span has the largest unit that fits', () => {
  expect(span(2 * 86_400 + 5, 'en')).toBe('2 days');
  expect(span(86_399, 'en')).toBe('23 hours');
  expect(span(61, 'en')).toBe('1 minute');
  expect(span(40.9, 'en')).toBe('40 seconds');
  expect(span(-3, 'en')).toBe('0 seconds');
  expect(span(3 * 86_400, 'fr').replace(/\s/u, ' ')).toBe('3 jours');
});

test('a clock shows minutes and begun seconds', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(9.2)).toBe('0:10');
  expect(clockText(300)).toBe('5:00');
  expect(clockText(-1)).toBe('0:00');
});
