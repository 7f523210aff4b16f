import type { Sort } from './order';

/** Cards were dropped on the element with this `data-drop`. */
export interface Drop {
  target: string;
  positions: number[];
  cards: string[];
}

/** What the page tells a hand, and what it hears from it. */
export interface HandProps {
  /** The hand as the server's view gives it, in any order. */
  cards: readonly string[];
  wilds?: ReadonlySet<string>;
  /** Points that single cards carry by themselves, such as 100 for `QS`. */
  values?: ReadonlyMap<string, number>;
  /** The order that the server keeps for my seat. */
  order?: readonly string[] | null;
  /** Positions in my order. */
  selected?: ReadonlySet<number>;
  /** The card that came last, marked also after a reload. */
  drawn?: string | null;
  /** The cards of which something may be done now; the others are dimmed. null dims none. */
  legal?: ReadonlySet<string> | null;
  /** Why nothing may be done with a card now, for those of which it is known. */
  idle?: ReadonlyMap<string, string>;
  /** The most height the hand may take; by default two fifths of the window. */
  room?: number | undefined;
  aceHigh?: boolean;
  /** How a hand is sorted that has no order yet. */
  dealtBy?: Sort;
  /** The change of the hand that comes now takes something back: cards return to where they were. */
  back?: boolean;
  /** An answer of the server is awaited: dropped cards stay where they were dropped. */
  busy?: boolean;
  /** The pointer over an idle card, focus or a long press asks why; null when it asks no more. */
  onwonder?: (card: string | null) => void;
  onorder?: (cards: string[]) => void;
  onselect?: (positions: number[], cards: string[]) => void;
  /** true when something was sent because of it. */
  ondrop?: (drop: Drop) => boolean;
  /** The drop target under dragged cards, null when there is none. */
  ondragover?: (target: string | null, cards: string[]) => void;
}
