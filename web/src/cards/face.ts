/** Where the parts of a face lie, in units of a card 100 wide and 140 high. */

import { RANK_SHAPES } from './shapes';
import { faceOf } from './text';

export const UNITS_WIDE = 100;
export const UNITS_HIGH = 140;

export interface Part {
  x: number;
  y: number;
  /** Times the part's own box. */
  scale: number;
}

export interface IndexParts {
  rank: Part;
  suit: Part;
  /** Where the sign or value under the suit begins, and how wide and high it may be. */
  tag: { x: number; y: number; width: number; height: number };
  /** The right edge of the ink. */
  right: number;
}

interface IndexSizes {
  left: number;
  top: number;
  rank: number;
  suit: number;
  gap: number;
  tag: number;
}

const NORMAL: IndexSizes = { left: 8, top: 8, rank: 34, suit: 24, gap: 5, tag: 15 };
const LARGE: IndexSizes = { left: 7, top: 7, rank: 46, suit: 33, gap: 5, tag: 16 };
const CAP_WIDTH = 90;

/** The index of a card: the rank, its suit centred under it, room for a sign under both. */
export function indexParts(text: string, large: boolean): IndexParts {
  const sizes = large ? LARGE : NORMAL;
  const { rank, suit } = faceOf(text);
  const scale = sizes.rank / 100;
  const width = (RANK_SHAPES[rank]?.width ?? CAP_WIDTH) * scale;
  const column = Math.max(sizes.suit, 0.74 * sizes.rank);
  const centre = Math.max(sizes.left + column / 2, sizes.left - 2 + width / 2);
  const suitTop = sizes.top + sizes.rank + sizes.gap;
  return {
    rank: { x: centre - width / 2, y: sizes.top, scale },
    suit: { x: centre - sizes.suit / 2, y: suitTop, scale: sizes.suit / 100 },
    tag: { x: sizes.left - 2, y: suit === null ? suitTop + 2 : suitTop + sizes.suit + 4, width: large ? 46 : 35, height: sizes.tag },
    right: centre + Math.max(width, sizes.suit) / 2,
  };
}

/** The large suit in the lower right; smaller beside an extra-large index. */
export function pipPart(large: boolean): Part {
  const size = large ? 40 : 48;
  return { x: UNITS_WIDE - size - 8, y: UNITS_HIGH - size - 9, scale: size / 100 };
}

/** The figure of a jack, queen, king or joker, standing on the lower edge. */
export function figurePart(large: boolean): Part {
  const scale = large ? 0.74 : 0.9;
  return { x: UNITS_WIDE - 64 * scale - 4, y: UNITS_HIGH - 92 * scale, scale };
}

/** The rank of a small card, over its suit; a joker's cap has the middle to itself. */
export function miniRank(text: string): Part {
  const { rank, suit } = faceOf(text);
  const scale = suit === null ? 0.74 : 0.62;
  const width = (RANK_SHAPES[rank]?.width ?? CAP_WIDTH) * scale;
  return { x: (UNITS_WIDE - width) / 2 + 2, y: suit === null ? 33 : 10, scale };
}

const WIDE_SIGNS = /[\u1100-\u9fff\uac00-\ud7af\uff00-\uffef]/u;

/** How wide a sign is in units of its own size; scripts with square signs take a whole one each. */
export function signWidth(sign: string): number {
  return [...sign].reduce((width, each) => width + (WIDE_SIGNS.test(each) ? 1 : 0.58), 0);
}
