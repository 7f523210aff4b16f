/** How large things may be drawn, so that what lies on the table stays in sight. */
import { LIFT, layHand } from '../hand/layout';

/** The part of a card that shows beside the next one, as the spreads overlap. */
const SHOWN = 0.43;
const GAP = 12;
const SMALLEST = 34;

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
