import { beforeEach, describe, expect, it } from 'vitest';
import { bundleOf, knows, language, pickLanguage, speak, t } from './words.svelte';

const CARDS = `
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
`;

describe('pickLanguage', () => {
  it('takes the first that is ours', () => {
    expect(pickLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(pickLanguage(['ja'])).toBe('ja');
    expect(pickLanguage(['de'])).toBe('en');
  });
});

describe('t', () => {
  beforeEach(() => {
    speak('ru', bundleOf('ru', CARDS));
  });

  it('puts numbers in their plural, without a space in the thousands', () => {
    expect(t('cards', { count: 1 })).toBe('1 карта');
    expect(t('cards', { count: 3 })).toBe('3 карты');
    expect(t('cards', { count: 1200 })).toBe('1200 карт');
    expect(t('cards', { count: -3 })).toBe('\u22123 карты');
  });

  it('says which language it speaks and what it knows', () => {
    expect(language()).toBe('ru');
    expect(document.documentElement.lang).toBe('ru');
    expect(knows('cards')).toBe(true);
    expect(knows('nothing')).toBe(false);
  });
});
