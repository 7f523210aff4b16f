/** Where things lie on the screen, for cards that travel between them. */
import type { Spot } from '../cards/flight.svelte';
import type { CardText } from './views';

/** A card that is not drawn, such as the fan of a small seat, is as wide as a small card. */
const UNDRAWN = 22;

const LAST_BACK = '.back-place:last-child';

/** Elements that a card of this frame already left or reached: two equal cards are two. */
export type Claimed = Set<Element>;

export function placeOf(root: Element, name: string): Element | null {
  return root.querySelector(`[data-spot="${name}"]`);
}

export function spotOf(element: Element): Spot {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width: width || UNDRAWN };
}

/** The middle of a place without cards of its own, for a small card. */
export function middleOf(place: Element): Spot {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { left: left + (width - UNDRAWN) / 2, top: top + (height - UNDRAWN * 1.4) / 2, width: UNDRAWN };
}

export function isDrawn(element: Element | null): element is Element {
  return element !== null && element.getBoundingClientRect().width > 0;
}

/** The card of my hand that leaves it: the one that was dropped, else one that is picked, else the last. */
export function leaving(root: Element, card: CardText | null, claimed: Claimed): Element | null {
  const held = free(root.querySelectorAll(`[data-hand] [data-card="${card}"]`), claimed);
  const found =
    held.find((each) => each.hasAttribute('data-dropped')) ??
    held.find((each) => each.getAttribute('aria-pressed') === 'true') ??
    held.at(-1);
  return claim(found, claimed);
}

/** The card of my hand that has come. */
export function come(root: Element, card: CardText | null, claimed: Claimed): HTMLElement | null {
  const held = free(root.querySelectorAll(`[data-hand] [data-card="${card}"]`), claimed);
  const found = held.findLast((each) => each.hasAttribute('data-fresh')) ?? held.at(-1);
  return claim(found, claimed)?.closest<HTMLElement>('li') ?? null;
}

/** Where a card of my hand stands in its order. */
export function placeInHand(card: Element): number {
  return Number(card.querySelector<HTMLElement>('[data-position]')?.dataset['position'] ?? 0);
}

/** What lies on a place and shows this card; else what is on top, or the place itself. */
export function lying(place: Element, card: CardText | null, claimed: Claimed): Element {
  const named = card === null ? [] : free(place.querySelectorAll(`[data-card="${card}"]`), claimed);
  const top = place.querySelector(`[data-top], ${LAST_BACK}`);
  const found = named.at(-1) ?? (isDrawn(top) ? top : place);
  if (found !== place) claimed.add(found);
  return found;
}

/** Where a card starts or ends that lies on, or comes to, this element of the place. */
export function spotAt(element: Element, place: Element): Spot {
  return element === place ? middleOf(place) : spotOf(element);
}

/** All the backs of somebody's hand. */
export function backsOf(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('.back-place')];
}

function free(found: NodeListOf<Element>, claimed: ReadonlySet<Element>): Element[] {
  return [...found].filter((each) => !claimed.has(each));
}

function claim(element: Element | undefined, claimed: Claimed): Element | null {
  if (element === undefined) return null;
  claimed.add(element);
  return element;
}
