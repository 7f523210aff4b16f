/** How long something takes, in words and as a clock shows it. */

import type { Language } from './words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 days`, `5 hours`, `12 minutes`, `40 seconds`: the largest unit that fits, rounded down. */
export function span(seconds: number, lang: Language): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [unit, size] =
    whole >= DAY ? ['day', DAY] : whole >= HOUR ? ['hour', HOUR] : whole >= MINUTE ? ['minute', MINUTE] : ['second', 1];
  const words = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.floor(whole / Number(size)));
}

/** `0:24`, `5:00`; begun seconds count. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}
