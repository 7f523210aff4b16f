/** How large things may be drawn, so that what lies on the table stays in sight. */
import { LIFT, layHand } from '../hand/layout';

export type Size = 'wide' | 'narrow' | 'small' | 'low';

export interface Screen {
  size: Size;
  width: number;
  height: number;
  /** How many piles lie side by side, the stock not counted. */
  piles: number;
  /** Players lay spreads, which need room of their own. */
  spreads: boolean;
}

export interface Sizes {
  /** Card widths, and the most height of a pile laid out. */
  pile: number;
  spread: number;
  fan: number;
  /** The most backs of a hand that are drawn. */
  backs: number;
}

/** Card widths as parts of the screen's height: they do not hang on what lies on the table. */
const PILE = { wide: 0.122, narrow: 0.089, small: 0.082, low: 0.17 };
const SPREAD = { wide: 0.078, narrow: 0.055, small: 0.063, low: 0.105 };
const BACKS = { wide: 10, narrow: 8, small: 3, low: 0 };
/** Where nobody lays anything before the end, the piles have its room. */
const ALONE = 1.25;
/** A tablet has room beside what it has above. */
const ROOMY = 1.25;
const STACKS_APART = 44;

/** How large cards on the table are drawn on this screen. */
export function tableSizes({ size, width, height, piles, spreads }: Screen, scale = 1): Sizes {
  const widest = Math.max(48, width / (piles + 1) - (size === 'low' ? STACKS_APART / 2 : STACKS_APART));
  const roomy = size === 'narrow' && width >= 600 ? ROOMY : 1;
  const alone = spreads || size === 'low' ? 1 : ALONE;
  const tall = height * PILE[size] * roomy * alone;
  const pile = Math.round(Math.max(40, Math.min(124, widest, tall) * scale));
  const spread = Math.round(Math.max(32, Math.min(88, height * SPREAD[size] * roomy) * scale));
  return { pile, spread, fan: Math.round(pile * 2.4), backs: BACKS[size] };
}

/** Seats of a strip in each of its rows, as even as can be. */
export function seatColumns(seats: number, width: number): number {
  const most = Math.max(2, Math.min(8, Math.floor(width / (width < 600 ? 80 : 104))));
  const rows = Math.ceil(seats / (width < 600 && seats > 3 && seats < 7 ? Math.min(most, 3) : most));
  return Math.ceil(seats / rows);
}

/** The part of a card that shows beside the next one, as the spreads overlap. */
const SHOWN = 0.43;
const GAP = 12;
const SMALLEST = 32;

/** The widest card with which these spreads take two rows at most; they wrap where one is full. */
export function spreadWidth(sizes: readonly number[], room: number, widest: number): number {
  if (room <= 0) return widest;
  for (let width = widest; width > SMALLEST; width -= 2) {
    if (rowsOf(sizes, room, width) <= 2) return width;
  }
  return SMALLEST;
}

function rowsOf(sizes: readonly number[], room: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const cards of sizes) {
    const wide = width * (1 + (cards - 1) * SHOWN);
    if (used > 0 && used + GAP + wide > room) {
      rows += 1;
      used = 0;
    }
    used += (used > 0 ? GAP : 0) + wide;
  }
  return rows;
}

export interface Fan {
  places: readonly { x: number; y: number }[];
  card: number;
  width: number;
  height: number;
}

/** A pile laid out so that each card can be read; rows where one is not enough. */
export function fanOut(count: number, room: { width: number; height: number; widest: number }): Fan {
  const layout = layHand(count, { ...room, height: room.height + LIFT, rows: 4 });
  const tight = Math.min(layout.step, layout.cardWidth * SHOWN);
  const perRow = Math.ceil(count / Math.max(1, layout.rows));
  const places = layout.places.map((place, at) => ({
    x: (at - place.row * perRow) * tight,
    y: place.row * layout.rowStep,
  }));
  const width = Math.max(0, ...places.map((place) => place.x)) + layout.cardWidth;
  return { places, card: layout.cardWidth, width, height: layout.height - LIFT };
}
