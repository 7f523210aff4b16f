import { beforeEach, describe, expect, it } from 'vitest';
import type { GamesPage, OptionInfo } from '../wire';
import { grouped } from './groups';
import { FRIEND, Plan, fitting, seatsOf } from './plan.svelte';

function option(name: string, clause: string, value: string): OptionInfo {
  return { name, clause, value, title: name, help: '', kind: 'choice', choices: [], low: null, high: null, none: false };
}

const TARGET = option('target', 'M-END-1', '1200');
const PILE = option('pile_take', 'M-PILE-1', 'pair_in_hand');

const PAGE: GamesPage = {
  version: 1,
  games: [
    {
      name: 'mille',
      presets: [{ preset: 'mille', title: 'Mille', help: '', seats: { least: 2, most: 2, usual: 2 }, options: [TARGET, PILE] }],
    },
    {
      name: 'three-thirteen',
      presets: [{ preset: 'five-crowns', title: 'Five Crowns', help: '', seats: { least: 2, most: 4, usual: 3 }, options: [] }],
    },
  ],
  bots: [
    { name: 'greedy', title: 'Greedy', help: '', games: ['mille', 'three-thirteen'] },
    { name: 'stern', title: 'Stern', help: '', games: ['mille'] },
  ],
};

describe('Plan', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('stands ready for the first preset against its first bot', () => {
    const plan = new Plan(PAGE);
    expect(plan.preset.preset).toBe('mille');
    expect(seatsOf(plan.againstBots)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]);
  });

  it('keeps what was chosen, and what differs from the preset only', () => {
    const plan = new Plan(PAGE);
    plan.set(TARGET, '700');
    plan.set(PILE, 'pair_anywhere');
    plan.set(PILE, 'pair_in_hand');
    const next = new Plan(PAGE);
    expect(next.options).toEqual({ target: '700' });
    expect(next.value(TARGET)).toBe('700');
    expect(next.value(PILE)).toBe('pair_in_hand');
  });

  it('keeps the seats of each preset apart', () => {
    const plan = new Plan(PAGE);
    plan.choose('five-crowns');
    expect(plan.others).toEqual(['greedy', 'greedy']);
    plan.setOthers(['greedy', FRIEND]);
    plan.addOther();
    expect(new Plan(PAGE).others).toEqual(['greedy', FRIEND, FRIEND]);
    plan.choose('mille');
    expect(plan.others).toEqual(['greedy']);
  });

  it('seats bots for a game at once, and friends where nobody said who', () => {
    const plan = new Plan(PAGE);
    plan.choose('five-crowns');
    expect(plan.withFriends).toEqual([FRIEND, FRIEND]);
    plan.setOthers(['greedy', FRIEND]);
    expect(plan.withFriends).toEqual(['greedy', FRIEND]);
    expect(plan.againstBots).toEqual(['greedy', 'greedy']);
  });

  it('leaves out bots that do not play the game, and what was kept by another version', () => {
    localStorage.setItem(
      'laydown.plan',
      JSON.stringify({ preset: 'five-crowns', others: { 'five-crowns': ['stern', 'gone'] }, options: { mille: 7 } }),
    );
    const plan = new Plan(PAGE);
    expect(plan.bots.map((bot) => bot.name)).toEqual(['greedy']);
    expect(plan.others).toEqual(['greedy', 'greedy']);
    plan.choose('mille');
    expect(plan.options).toEqual({});
  });
});

describe('fitting', () => {
  it('drops unknown options and those that change nothing', () => {
    expect(fitting([TARGET], { target: '1200', nothing: 'x' })).toEqual({});
    expect(fitting([TARGET], { target: '500' })).toEqual({ target: '500' });
  });
});

describe('grouped', () => {
  it('groups options by the chapter of their clause', () => {
    expect(grouped([TARGET, PILE]).map((each) => each.group)).toEqual(['pile', 'match']);
  });
});
