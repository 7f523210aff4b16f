import { beforeEach, describe, expect, it } from 'vitest';
import { dropHouse, houseInForce, houses, renameHouse, saveHouse } from './house.svelte';

const MILLE = { preset: 'mille', options: { target: '700', cut: 'yes' } };

describe('my house rules', () => {
  beforeEach(() => {
    for (const each of [...houses()]) dropHouse(each.name);
  });

  it('are kept in the browser, renamed and dropped', () => {
    saveHouse({ name: 'Home', ...MILLE });
    renameHouse('Home', 'At my aunt');
    expect(houses().map((each) => each.name)).toEqual(['At my aunt']);
    expect(JSON.parse(localStorage.getItem('laydown.house-rules') ?? '[]')).toEqual([{ name: 'At my aunt', ...MILLE }]);
    dropHouse('At my aunt');
    expect(houses()).toEqual([]);
    expect(localStorage.getItem('laydown.house-rules')).toBe('[]');
  });

  it('have one name each: the one saved or renamed last has it', () => {
    saveHouse({ name: 'Home', ...MILLE });
    saveHouse({ name: 'Away', preset: 'jokers', options: {} });
    renameHouse('Away', 'Home');
    expect(houses()).toEqual([{ name: 'Home', preset: 'jokers', options: {} }]);
    renameHouse('Home', 'Home');
    expect(houses()).toHaveLength(1);
  });

  it('are in force where preset and changes are the same, in whatever order', () => {
    saveHouse({ name: 'Home', ...MILLE });
    expect(houseInForce('mille', { cut: 'yes', target: '700' })?.name).toBe('Home');
    expect(houseInForce('mille', { cut: 'yes' })).toBeNull();
    expect(houseInForce('mille-montreal', MILLE.options)).toBeNull();
  });
});
