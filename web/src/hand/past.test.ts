import { expect, it } from 'vitest';
import { slot, textsOf } from './order';
import { Past } from './past';

it('gives the hand of the same cards as it was held last', () => {
  const past = new Past();
  past.note(['3H', '9C', 'KD'].map((text) => slot(text)));
  past.note(['KD', '9C', '3H'].map((text) => slot(text)));
  past.note(['KD', '9C'].map((text) => slot(text)));
  expect(textsOf(past.before(['3H', 'KD', '9C']) ?? [])).toEqual(['KD', '9C', '3H']);
  expect(past.before(['3H', 'KD'])).toBeNull();
});

it('forgets hands of long ago', () => {
  const past = new Past();
  for (let turn = 0; turn < 40; turn += 1) past.note([slot('3H'), ...Array.from({ length: turn }, () => slot('9C'))]);
  expect(past.before(['3H'])).toBeNull();
  expect(past.before(['3H', ...Array.from({ length: 39 }, () => '9C')])).not.toBeNull();
});
