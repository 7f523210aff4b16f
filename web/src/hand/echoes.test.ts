import { expect, it } from 'vitest';
import { Echoes } from './echoes';

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
