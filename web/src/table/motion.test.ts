import { describe, expect, it } from 'vitest';
import type { GameEvent, State, Told } from '../wire';
import { isFirstLook, movesOf, type Move, type Scene } from './motion';

const SCENE: Scene = { me: 0, speed: false, told: [] };

function told(...events: GameEvent[]): Told[] {
  return events.map((event, n) => ({ n, event, text: null, spoken: null }));
}

function ways(moves: readonly Move[]): string[] {
  return moves.map(({ card, from, to, count }) => `${card ?? '?'} ${from}>${to}${count > 1 ? ` x${count}` : ''}`);
}

const PILE = ['3S', '4S', '5S', '6S', '7S', '8S', '9S', 'KH'];

describe('what travels', () => {
  it('is what was drawn, laid, added and thrown, one after the other', () => {
    const moves = movesOf(
      told(
        { event: 'drew', seat: 1, card: null },
        { event: 'laid', seat: 1, rank: '9', cards: ['9S', '9H', '9D'] },
        { event: 'added', seat: 1, card: '2C', rank: '9' },
        { event: 'discarded', seat: 1, card: 'KH' },
      ),
      SCENE,
    );
    expect(ways(moves)).toEqual([
      '? stock>seat-1',
      '9S seat-1>spread-1-9',
      '9H seat-1>spread-1-9',
      '9D seat-1>spread-1-9',
      '2C seat-1>spread-1-9',
      'KH seat-1>pile',
    ]);
    expect(moves.map((each) => each.delay)).toEqual([0, 40, 80, 120, 160, 200]);
  });

  it('goes to the own pile in Speed', () => {
    const [move] = movesOf(told({ event: 'discarded', seat: 3, card: 'KH' }), { ...SCENE, speed: true });
    expect(move?.to).toBe('pile-3');
  });

  it('is a stack where somebody else takes a long pile, and each card where I do', () => {
    const event: GameEvent = { event: 'pile-taken', seat: 1, pile: PILE, laid: ['KS', 'KD', 'KH'] };
    expect(ways(movesOf(told(event), SCENE))).toEqual([
      'KS seat-1>spread-1-K',
      'KD seat-1>spread-1-K',
      'KH pile>spread-1-K',
      '9S pile>seat-1 x7',
    ]);
    const mine = movesOf(told({ ...event, seat: 0 }), SCENE);
    expect(mine.filter((each) => each.to === 'seat-0')).toHaveLength(7);
  });

  it('is the pile that becomes the stock again', () => {
    expect(ways(movesOf(told({ event: 'reshuffled', count: 30, left: 1 }), SCENE))).toEqual(['? pile>stock x30']);
  });

  it('goes back the way it came when it is taken back, and nothing older does', () => {
    const past: Told[] = told(
      { event: 'discarded', seat: 1, card: '4C' },
      { event: 'laid', seat: 0, rank: '9', cards: ['9S', '9H', '9D'] },
      { event: 'discarded', seat: 0, card: 'KH' },
    );
    const back: GameEvent = { event: 'taken-back', seat: 0, verb: 'lay', since: 1, agreed: false };
    expect(ways(movesOf(told(back), { ...SCENE, told: past }))).toEqual([
      'KH pile>seat-0',
      '9D spread-0-9>seat-0',
      '9H spread-0-9>seat-0',
      '9S spread-0-9>seat-0',
    ]);
  });

  it('is a whole deal in little more than a second, whatever its size', () => {
    const cards = Array.from({ length: 15 }, (_, at) => PILE[at % PILE.length] ?? '');
    const hands = Array.from({ length: 8 }, (_, seat): GameEvent => {
      return { event: 'dealt', seat, count: 15, cards: seat === 0 ? cards : [] };
    });
    const moves = movesOf(told(...hands, { event: 'turned-up', card: 'KH', seat: null }), SCENE);
    expect(moves.filter((each) => each.to === 'seat-0').map((each) => each.card)).toEqual(cards);
    expect(moves.filter((each) => each.to === 'seat-7')).toHaveLength(3);
    expect(Math.max(...moves.map((each) => each.delay))).toBeLessThan(900);
    expect(moves.at(-1)).toMatchObject({ card: 'KH', to: 'pile' });
    expect(Math.max(...moves.slice(0, -1).map((each) => each.delay))).toBeLessThan(moves.at(-1)?.delay ?? 0);
  });

  it('starts soon, however much it is, and is nothing where it is too much to see', () => {
    const lay = (count: number): Move[] =>
      movesOf(told(...Array.from({ length: count }, (): GameEvent => ({ event: 'drew', seat: 1, card: null }))), SCENE);
    expect(Math.max(...lay(40).map((each) => each.delay))).toBeLessThanOrEqual(600);
    expect(lay(41)).toEqual([]);
  });
});

describe('the first look at a deal', () => {
  const dealt: GameEvent = { event: 'dealt', seat: 0, count: 1, cards: ['KH'] };
  const look = (events: GameEvent[], order: string[] | null): State =>
    ({ events: told(...events), order }) as unknown as State;

  it('is one at cards that are in no order yet', () => {
    expect(isFirstLook(look([dealt], null), 0)).toBe(true);
    expect(isFirstLook(look([dealt], ['KH']), 0)).toBe(false);
    expect(isFirstLook(look([dealt], null), null)).toBe(false);
  });

  it('is none once somebody has played', () => {
    expect(isFirstLook(look([dealt, { event: 'drew', seat: 1, card: null }], null), 0)).toBe(false);
  });
});
