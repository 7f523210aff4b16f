/** The client's own words, from the same catalogues as the terminal: `t('web-play-now')`. */

import { at } from './base';
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { read, write } from './stored';

export const LANGUAGES = ['en', 'fr', 'ja', 'ru', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ja: '日本語',
  ru: 'Русский',
  ko: '한국어',
};

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((each) => each === value);
}

/** The first of the browser's languages that is one of ours, else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const short = each.toLowerCase().split('-')[0];
    if (isLanguage(short)) return short;
  }
  return 'en';
}

class Words {
  /** The language that is spoken; it follows a choice once its catalogue is here. */
  lang = $state<Language>('en');
  bundle = $state.raw<FluentBundle | null>(null);
}

const words = new Words();
let asked: Language | null = null;

function keptLanguage(): Language {
  return read<Language | null>('language', null, isLanguage) ?? pickLanguage(navigator.languages);
}

async function fetchCatalogue(lang: Language): Promise<FluentBundle> {
  const answer = await fetch(at(`/locales/${lang}.ftl`));
  if (!answer.ok) throw new Error(`/locales/${lang}.ftl: ${answer.status}`);
  return bundleOf(lang, await answer.text());
}

export function bundleOf(lang: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Speaks this language from now on; without an answer from the server it is tried again. */
async function load(lang: Language): Promise<void> {
  asked = lang;
  let wait = 500;
  while (asked === lang) {
    try {
      const bundle = await fetchCatalogue(lang);
      if (asked === lang) {
        speak(lang, bundle);
        asked = null;
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(wait * 2, 8000);
    }
  }
}

export function speak(lang: Language, bundle: FluentBundle): void {
  words.lang = lang;
  words.bundle = bundle;
  document.documentElement.lang = lang;
}

export function start(): void {
  void load(keptLanguage());
}

export function choose(lang: Language): void {
  write('language', lang);
  void load(lang);
}

/** The language spoken now; reactive. */
export function language(): Language {
  return words.lang;
}

/** Whether there are words yet; nothing is drawn before. */
export function ready(): boolean {
  return words.bundle !== null;
}

/** A number as on a score sheet, with a real minus, in any language. */
class SheetNumber extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '\u2212');
  }
}

export type Values = Record<string, string | number>;

/** The sentence of this id; reactive, so that a change of language redraws. */
export function t(id: string, values: Values = {}): string {
  const bundle = words.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return bundle ? id : '';
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    given[name] = typeof value === 'number' ? new SheetNumber(value, { useGrouping: false }) : value;
  }
  return bundle.formatPattern(pattern, given, []);
}

/** Whether the catalogues have this id, for ids that are made of names. */
export function knows(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false;
}
