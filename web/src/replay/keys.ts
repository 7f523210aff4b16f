/** The keys of a replay; they leave alone whatever moves inside a list, a field or a page that scrolls. */

export type Command = 'on' | 'back' | 'start' | 'end' | 'dealOn' | 'dealBack';

/** In the order in which the help lists them: the key, what it is called, and what it does. */
export const KEYS: readonly (readonly [string, Command])[] = [
  ['ArrowRight', 'on'],
  ['ArrowLeft', 'back'],
  ['Home', 'start'],
  ['End', 'end'],
  ['PageDown', 'dealOn'],
  ['PageUp', 'dealBack'],
];

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export function commandOf(press: Press): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return null;
  return KEYS.find(([key]) => key === press.key)?.[1] ?? null;
}

/** A finger that goes this far aside turns the page, if it goes less up or down. */
const SWIPE = 48;

/** Which way a finger went; null for neither. */
export function swiped(from: { x: number; y: number }, to: { x: number; y: number }): 'on' | 'back' | null {
  const aside = to.x - from.x;
  if (Math.abs(aside) < SWIPE || Math.abs(aside) < 1.5 * Math.abs(to.y - from.y)) return null;
  return aside < 0 ? 'on' : 'back';
}
