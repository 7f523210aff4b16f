/** How a card comes to where it already is. */
import { EASE, TRAVEL, type Spot } from './flight.svelte';

const FADE = 120;

export interface Arrival {
  start: Spot;
  /** Milliseconds before it starts. */
  delay: number;
  seen: boolean;
}

/** From where it lay to its place, however that place changes meanwhile; `seen` where it lies until it starts. */
export function arrive(card: HTMLElement, { start, delay, seen }: Arrival): Animation {
  const hand = (card.offsetParent ?? card).getBoundingClientRect();
  const { width } = (card.firstElementChild ?? card).getBoundingClientRect();
  const scale = width > 0 ? start.width / width : 1;
  const lay = `translate(${start.left - hand.left}px, ${start.top - hand.top}px) scale(${scale})`;
  return card.animate(
    [
      { transform: lay, opacity: delay > 0 && !seen ? 0 : 1 },
      { opacity: 1, offset: 0.08 },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: 'backwards' },
  );
}

export function fade(card: Element): Animation {
  return card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' });
}
