/** Tells what happens: to ears line by line, in the page's title, and with a signal when it is my turn. */
import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/words.svelte';
import type { State } from '../wire';
import type { Connection } from './connection.svelte';
import { isAsked, spokenOf } from './log';
import type { News } from './news.svelte';
import { seatName } from './reading';
import { chime, shake } from './signal';

/**
 * For as long as the component that calls it stands. Gives what is asked of me now, in words. `inWords` is the
 * table as it lies.
 */
export function telling(line: Connection, news: News, inWords: () => string): () => string {
  const asked = $derived(isAsked(line.state));

  $effect(() => {
    const name = line.welcome?.title ?? t('web-name');
    document.title = asked ? `\u25cf ${t('web-table-your-turn')} \u2013 ${name}` : name;
  });

  const states = new States(news, inWords);
  $effect(() => {
    const state = line.state;
    if (state) untrack(() => states.tell(state));
  });

  $effect(() => {
    const text = line.refused?.text;
    if (text) untrack(() => news.tell(text));
  });

  $effect(() => {
    const text = line.link === 'closed' ? line.closed?.text : null;
    if (text) untrack(() => news.tell(text));
  });

  let heard = 0;
  $effect(() => {
    const said = line.said;
    untrack(() => {
      const state = line.state;
      const fresh = line.heard.filter((each) => each.at > heard);
      heard = said.at(-1)?.at ?? heard;
      if (state) news.tell(...fresh.map((each) => `${seatName(state, each.seat)}: ${each.text}`));
    });
  });

  return () => (asked ? (line.state?.offer?.pile ?? t('web-table-your-turn')) : '');
}

/** The first state is told as it lies, each further one once: what happened; and what is asked of me now. */
class States {
  readonly #news: News;
  readonly #inWords: () => string;
  #last: number | null = null;
  #asked = false;

  constructor(news: News, inWords: () => string) {
    this.#news = news;
    this.#inWords = inWords;
  }

  tell(state: State): void {
    const first = this.#last === null;
    if (first) this.#news.tell(this.#inWords());
    else if (state.n !== this.#last) this.#news.tell(...spokenOf(state.events));
    this.#last = state.n;
    const asked = isAsked(state);
    if (asked && !this.#asked) {
      this.#news.tell([t('web-table-your-turn'), state.offer?.pile ?? ''].filter(Boolean).join('. '));
      if (!first) signal();
    }
    this.#asked = asked;
  }
}

/** As far as it was asked for. */
function signal(): void {
  if (settings.sound) chime();
  if (settings.vibration) shake();
}
