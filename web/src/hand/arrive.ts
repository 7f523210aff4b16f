/** How a card comes into the hand. */

import { STAGGER, TRAVEL, type Spot } from '../cards/flight.svelte';
import { moves } from '../lib/settings.svelte';
import type { Place } from './layout';

export interface Arrival {
  /** Where it lay on the screen; without such a place it fades in. */
  start: Spot | null;
  /** The hand's box on the screen. */
  hand: DOMRect;
  place: Place;
  cardWidth: number;
  /** How many cards of the same kind of arrival come before it. */
  late: number;
}

/** Animates the card from where it lay to its place; under reduced motion it only fades in. */
export function arrive(item: HTMLElement, { start, hand, place, cardWidth, late }: Arrival): void {
  const delay = Math.max(0, late) * STAGGER;
  if (start === null || !moves()) {
    item.animate([{ opacity: 0 }, { opacity: 1 }], { duration: moves() ? TRAVEL : 120, easing: 'ease-out' });
    return;
  }
  const lay = `translate(${start.left - hand.left}px, ${start.top - hand.top}px) scale(${start.width / cardWidth})`;
  item.animate([{ transform: lay }, { transform: `translate(${place.x}px, ${place.y}px)` }], {
    duration: TRAVEL,
    delay,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    fill: 'backwards',
  });
}
