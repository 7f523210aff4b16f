import { describe, expect, it } from 'vitest';
import { RANK_KEYS } from '../hand/keys';
import { KEYS, commandOf } from './keys';

const press = (key: string, code: string, ctrlKey = false): Parameters<typeof commandOf>[0] => ({
  key,
  code,
  ctrlKey,
  metaKey: false,
  altKey: false,
});

describe('keys', () => {
  it('go by the letter', () => {
    expect(commandOf(press('d', 'KeyD'))).toBe('draw');
    expect(commandOf(press('L', 'KeyL'))).toBe('lay');
    expect(commandOf(press('?', 'Slash'))).toBe('keys');
  });

  it('go by the place where the keyboard writes other letters', () => {
    expect(commandOf(press('в', 'KeyD'))).toBe('draw');
    expect(commandOf(press('ㅇ', 'KeyD'))).toBe('draw');
  });

  it('leave the browser its own', () => {
    expect(commandOf(press('d', 'KeyD', true))).toBeNull();
    expect(commandOf(press('Tab', 'Tab'))).toBeNull();
  });

  it('leave the hand the letters of ranks', () => {
    expect(KEYS.filter(([key]) => RANK_KEYS.includes(key.toLowerCase()))).toEqual([]);
  });
});
