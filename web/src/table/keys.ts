/** The table's keys. Letters that name a rank belong to the hand and are left to it. */
import { settings } from '../lib/settings.svelte';

export type Command =
  | 'draw'
  | 'pile'
  | 'lay'
  | 'discard'
  | 'out'
  | 'undo'
  | 'next'
  | 'best'
  | 'repeat'
  | 'state'
  | 'hand'
  | 'log'
  | 'sheet'
  | 'keys'
  | 'cancel';

/** In the order in which the help lists them. */
export const KEYS: readonly (readonly [string, Command])[] = [
  ['D', 'draw'],
  ['P', 'pile'],
  ['L', 'lay'],
  ['X', 'discard'],
  ['O', 'out'],
  ['B', 'best'],
  ['U', 'undo'],
  ['N', 'next'],
  ['H', 'hand'],
  ['S', 'state'],
  ['R', 'repeat'],
  ['G', 'log'],
  ['C', 'sheet'],
];

/** The letter for it; undefined for none, and where single letters are not to be keys. */
export function keyOf(command: Command): string | undefined {
  return settings.letters ? KEYS.find(([, each]) => each === command)?.[0] : undefined;
}

interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * What a press means; by the letter, or by its place on keyboards that write other letters. Who speaks to the
 * computer, or whose hands slip, can do without keys that are one letter or sign.
 */
export function commandOf(press: Press, letters: boolean): Command | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === 'Escape') return 'cancel';
  if (!letters) return null;
  if (press.key === '?') return 'keys';
  const letter = /^[a-z]$/i.test(press.key)
    ? press.key.toUpperCase()
    : /^Key[A-Z]$/.test(press.code) && /^\p{Letter}$/u.test(press.key)
      ? press.code.slice(3)
      : '';
  return KEYS.find(([key]) => key === letter)?.[1] ?? null;
}

/** Whether what has the focus takes letters itself. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
