/** How long ago something was, as one says it: `now`, `5 minutes ago`, `yesterday`, then the date. */

import type { Language } from './words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `at` and `now` are in seconds since 1970. */
export function ago(at: number, now: number, lang: Language): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  if (past < MINUTE) return words.format(0, 'second');
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return words.format(-Math.floor(past / HOUR), 'hour');
  if (past < 7 * DAY) return words.format(-Math.floor(past / DAY), 'day');
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at * 1000);
}
