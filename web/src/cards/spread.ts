/** How a spread lies on the table, and what it is called. */

import { t } from '../lib/words.svelte';
import { rankName } from './text';

/** Cards of one rank as the server's view gives them. */
export interface SpreadCards {
  rank: string;
  naturals: readonly string[];
  wilds: readonly string[];
}

/** Fanned, squared up as a warning, or turned down when it is full. */
export type SpreadForm = 'fanned' | 'squared' | 'down';

const FULL = 8;

/** How players of Mille lay it: seven of a rank without a wild squared up, the eight turned down. */
export function spreadForm({ naturals, wilds }: SpreadCards): SpreadForm {
  if (wilds.length > 0 || naturals.length < FULL - 1) return 'fanned';
  return naturals.length < FULL ? 'squared' : 'down';
}

/** `seven fives, 2 of them wild`. */
export function spreadLabel(spread: SpreadCards, form: SpreadForm): string {
  const count = spread.naturals.length + spread.wilds.length;
  const cards = t(`held-${rankName(spread.rank)}`, { count });
  if (form !== 'fanned') return t(`spread-${form}`, { cards });
  return spread.wilds.length === 0 ? cards : t('spread-with-wilds', { cards, count: spread.wilds.length });
}
