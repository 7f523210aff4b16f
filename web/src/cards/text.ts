/** A card's text, as the server writes it: rank letter and suit letter (`QS`, `TD`), or `*` for a joker. */

export type SuitLetter = 'S' | 'H' | 'D' | 'C' | 'R';

export interface Face {
  /** `A`, `2` to `9`, `T`, `J`, `Q`, `K`, or `*` for a joker. */
  rank: string;
  /** null for a joker. */
  suit: SuitLetter | null;
}

export const JOKER = '*';

/** Ranks from the ace up, the joker last: the order in which Laydown writes them everywhere. */
export const RANKS = 'A23456789TJQK*';

export const SUITS: readonly SuitLetter[] = ['S', 'H', 'D', 'C', 'R'];

const SUIT_NAMES: Record<SuitLetter, string> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
  R: 'stars',
};

const RANK_NAMES: Record<string, string> = {
  A: 'ace',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  '*': 'joker',
};

export function isSuit(letter: string): letter is SuitLetter {
  return (SUITS as readonly string[]).includes(letter);
}

/** The parts of a card's text; a text that is no card is shown as a joker would be, without a suit. */
export function faceOf(text: string): Face {
  const rank = text.charAt(0);
  const suit = text.charAt(1);
  if (!RANKS.includes(rank) || !isSuit(suit)) return { rank: JOKER, suit: null };
  return { rank, suit };
}

/** The name of the suit as the catalogues' `card-in-words` selects it; 'joker' has none. */
export function suitName(suit: SuitLetter): string {
  return SUIT_NAMES[suit];
}

/** The rank's name as it stands in the ids `rank-queen` and `held-queen` of the catalogues. */
export function rankName(rank: string): string {
  return RANK_NAMES[rank] ?? 'joker';
}
