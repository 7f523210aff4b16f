import { describe, expect, it } from 'vitest';
import { KEYS, commandOf, swiped } from './keys';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

describe('the keys of a replay', () => {
  it('each do what they say', () => {
    for (const [key, command] of KEYS) expect(commandOf(press(key))).toBe(command);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('are left to the browser with %s', (modifier) => {
    expect(commandOf(press('ArrowLeft', { [modifier]: true }))).toBeNull();
  });

  it('leave up and down to what scrolls', () => {
    for (const key of ['ArrowUp', 'ArrowDown', ' ', 'Tab', 'a']) expect(commandOf(press(key))).toBeNull();
  });
});

describe('a finger', () => {
  it.each([
    [-120, 0, 'on'],
    [120, 30, 'back'],
    [-30, 0, null],
    [-60, 200, null],
    [0, -300, null],
  ] as const)('that goes %i aside and %i down means %s', (x, y, what) => {
    expect(swiped({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(what);
  });
});
