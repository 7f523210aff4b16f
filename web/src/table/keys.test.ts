import { describe, expect, it } from 'vitest';
import { RANK_KEYS } from '../hand/keys';
import { settings } from '../lib/settings.svelte';
import { KEYS, commandOf, keyOf } from './keys';

const press = (key: string, code: string, ctrlKey = false): Parameters<typeof commandOf>[0] => ({
  key,
  code,
  ctrlKey,
  metaKey: false,
  altKey: false,
});

describe('keys', () => {
  it('go by the letter', () => {
    expect(commandOf(press('d', 'KeyD'), true)).toBe('draw');
    expect(commandOf(press('L', 'KeyL'), true)).toBe('lay');
    expect(commandOf(press('?', 'Slash'), true)).toBe('keys');
  });

  it('go by the place where the keyboard writes other letters', () => {
    expect(commandOf(press('в', 'KeyD'), true)).toBe('draw');
    expect(commandOf(press('ㅇ', 'KeyD'), true)).toBe('draw');
  });

  it('leave the browser its own', () => {
    expect(commandOf(press('d', 'KeyD', true), true)).toBeNull();
    expect(commandOf(press('Tab', 'Tab'), true)).toBeNull();
  });

  it('can do without single letters and signs', () => {
    for (const [letter] of KEYS) expect(commandOf(press(letter, `Key${letter}`), false)).toBeNull();
    expect(commandOf(press('?', 'Slash'), false)).toBeNull();
    expect(commandOf(press('Escape', 'Escape'), false)).toBe('cancel');
  });

  it('are shown only where they are keys', () => {
    expect(keyOf('draw')).toBe('D');
    settings.letters = false;
    expect(keyOf('draw')).toBeUndefined();
    settings.letters = true;
  });

  it('leave the hand the letters of ranks', () => {
    expect(KEYS.filter(([key]) => RANK_KEYS.includes(key.toLowerCase()))).toEqual([]);
  });
});
