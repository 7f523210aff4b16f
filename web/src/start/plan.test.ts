import { beforeEach, describe, expect, it } from 'vitest';
import type { GamesPage, OptionInfo } from '../wire';
import { grouped } from './groups';
import { FRIEND, Plan, fitting, seatsOf } from './plan.svelte';

const NONE = { title: '', help: '', choices: [], low: null, high: null, number: null, none: false };
const TARGET: OptionInfo = {
  ...NONE,
  name: 'target',
  clause: 'M-END-1',
  kind: 'number',
  value: '1200',
  low: 1,
  high: 5000,
  number: 1,
};
const PILE: OptionInfo = {
  ...NONE,
  name: 'pile_take',
  clause: 'M-PILE-1',
  kind: 'choice',
  value: 'pair_in_hand',
  choices: ['pair_in_hand', 'pair_anywhere'].map((value) => ({ value, title: value })),
};

const PAGE: GamesPage = {
  version: 1,
  games: [
    {
      name: 'mille',
      presets: [{ preset: 'mille', title: 'Mille', help: '', seats: { least: 2, most: 2, usual: 2 }, beats: false, options: [TARGET, PILE] }],
    },
    {
      name: 'three-thirteen',
      presets: [{ preset: 'five-crowns', title: 'Five Crowns', help: '', seats: { least: 2, most: 4, usual: 3 }, beats: false, options: [] }],
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

  it('drops values that the option does not know, or no longer', () => {
    for (const target of ['0', '5001', 'none', '', '1e3', '7.5']) expect(fitting([TARGET], { target })).toEqual({});
    expect(fitting([PILE, TARGET], { pile_take: 'gone', target: '5000' })).toEqual({ target: '5000' });
  });
});

describe('grouped', () => {
  it('groups options by the chapter of their clause', () => {
    expect(grouped([TARGET, PILE]).map((each) => each.group)).toEqual(['pile', 'match']);
  });
});
