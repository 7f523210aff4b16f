import { beforeEach, expect, it } from 'vitest';
import { bundleOf, speak } from '../lib/words.svelte';
import type { State, ThreeThirteenView } from '../wire';
import { tableInWords } from './reading';

const WORDS = `
list-comma = { ", " }
card-in-words = { $rank } of { $suit }
rank-three = three
rank-eight = eight
rank-nine = nine
suit-spades = spades
suit-clubs = clubs
web-table-your-turn = Your turn
web-table-wild = Wild: { $rank }
web-table-stock = Stock { $count }
web-table-nothing = nothing
web-table-read-pile = Pile { $count }, { $card }.
web-table-read-sentence = { $text }.
web-table-read-hand = In your hand, { $points } points: { $cards }.
`;

beforeEach(() => {
  speak('en', bundleOf('en', WORDS));
});

it('reads a hand card by card where runs count, suit by suit, wild cards last', () => {
  const deal = {
    game: 'three-thirteen',
    seat: 0,
    over: false,
    wild: '3',
    out: null,
    stock: 90,
    pile: [],
    counts: [4],
    players: [0],
    turn: 0,
    hand: ['8C', '3S', '8S', '9C'],
  } as unknown as ThreeThirteenView;
  const state = { seats: [], view: { names: ['Ann'] }, hand_value: 28 } as unknown as State;
  const said = tableInWords({ state, deal, wilds: new Set(['3S']), values: {} });
  expect(said.at(-1)).toBe(
    'In your hand, 28 points: eight of spades, nine of clubs, eight of clubs, three of spades.',
  );
});
