import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Echoes } from './echoes';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('takes an order of another device for news, once', () => {
  const echoes = new Echoes(['3H', '9C']);
  expect(echoes.isNews(['3H', '9C'])).toBe(false);
  expect(echoes.isNews(['9C', '3H'])).toBe(true);
  expect(echoes.isNews(['9C', '3H'])).toBe(false);
  expect(echoes.isNews(null)).toBe(false);
});

it('does not go back when the echo of an earlier order arrives', () => {
  const echoes = new Echoes(null);
  echoes.sent(['3H', '9C']);
  echoes.sent(['9C', '3H']);
  expect(echoes.isNews(['3H', '9C'])).toBe(false);
  expect(echoes.isNews(['9C', '3H'])).toBe(false);
  expect(echoes.isNews(['3H', '9C'])).toBe(true);
});

it('knows what the server has: what was sent last, else what was heard last', () => {
  const echoes = new Echoes(['3H', '9C']);
  expect(echoes.isKnown(['3H', '9C'])).toBe(true);
  echoes.sent(['9C', '3H']);
  expect(echoes.isKnown(['3H', '9C'])).toBe(false);
  expect(echoes.isKnown(['9C', '3H'])).toBe(true);
  echoes.isNews(['9C', '3H']);
  expect(echoes.isKnown(['9C', '3H'])).toBe(true);
});

it('follows another device after an order of its own has been lost', () => {
  const echoes = new Echoes(['3H', '9C', 'KD']);
  echoes.sent(['9C', '3H', 'KD']);
  expect(echoes.isNews(['KD', '3H', '9C'])).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(echoes.isNews(['KD', '3H', '9C'])).toBe(true);
});
