/** Cards in words, in the language that is spoken now. */

import { t } from '../lib/words.svelte';
import { faceOf, rankName, suitName } from './text';

/** `queen of spades`, for screen readers; reactive like every word. */
export function cardName(text: string): string {
  const { rank, suit } = faceOf(text);
  if (suit === null) return t('card-joker');
  return t('card-in-words', { rank: t(`rank-${rankName(rank)}`), suit: suitName(suit) });
}

/** `queen of spades, wild`; a joker carries the sign as well. */
export function cardLabel(text: string, wild: boolean): string {
  const name = cardName(text);
  return wild || faceOf(text).suit === null ? t('card-named-wild', { card: name }) : name;
}
