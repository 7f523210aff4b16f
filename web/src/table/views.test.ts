import { describe, expect, it } from 'vitest';
import { COLOURS } from '../lib/colours';
import type { Result, Seat } from '../wire';
import { colourOf, naturalBonus } from './views';

function table(...colours: readonly string[]): Seat[] {
  return colours.map((colour, seat) => ({
    seat,
    name: `${seat}`,
    colour,
    kind: colour === '' ? 'bot' : 'person',
    here: true,
    ready: true,
    away: null,
    stand_in: false,
    resigned: false,
    bot: colour === '' ? 'greedy' : null,
    vacant: false,
  }));
}

function shown(seats: readonly Seat[]): string[] {
  return seats.map((each) => colourOf(each, seats));
}

describe('the colour of a seat', () => {
  const [violet, raspberry, blue] = COLOURS;

  it('is the one that was chosen', () => {
    expect(shown(table(blue, raspberry, violet))).toEqual([blue, raspberry, violet]);
  });

  it('goes to who sits first where two chose the same, and no two look alike', () => {
    const seats = shown(table(blue, '', blue, raspberry, '', blue));
    expect(seats[0]).toBe(blue);
    expect(seats[3]).toBe(raspberry);
    expect(new Set(seats).size).toBe(seats.length);
  });
});

it('says what a natural out adds to the laid cards', () => {
  const result: Result = { number: 1, dealer: 0, players: [0, 1], points: [250, 130], laid: [135, 195], held: [20, 65] };
  expect(naturalBonus(result, 0)).toBe(135);
  expect(naturalBonus(result, 1)).toBe(0);
});
