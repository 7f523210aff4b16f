/**
 * Where each card of a hand lies. One row while every index stays readable, then two or three; an overlap
 * never covers an index. All lengths are CSS pixels.
 */

export interface Room {
  width: number;
  /** The most height the hand may take, rows and the lift of selected cards included. */
  height: number;
  /** Extra-large indices need wider strips. */
  largeIndex?: boolean;
  /** The widest a card gets; by default what suits the width. */
  widest?: number;
  /** The most rows before cards become too small to read. */
  rows?: number;
}

export interface Place {
  x: number;
  y: number;
  row: number;
}

export interface HandLayout {
  places: readonly Place[];
  rows: number;
  cardWidth: number;
  cardHeight: number;
  /** How far neighbours of a row stand apart: the width of the strip that stays visible. */
  step: number;
  /** How far rows stand apart. */
  rowStep: number;
  /** The height that is used, lift included. */
  height: number;
  /** Cards so small that the extra-large index serves everyone. */
  largeIndex: boolean;
}

/** Height of a card over its width. */
export const ASPECT = 1.4;

/** The part of a card's width that its index takes, '10' included; measured by a test on the drawn cards. */
export const STRIP = 0.42;
export const LARGE_STRIP = 0.54;

/** The part of a card's height that holds rank, suit and the sign or value under them. */
export const HEAD = 0.66;
export const LARGE_HEAD = 0.8;

/** The narrowest strip a finger still finds. */
export const LEAST_STRIP = 24;

/** How far a selected card rises. */
export const LIFT = 14;

const ROW_GAP = 8;
const COMFORT = 0.8;
const SMALL = 48;
const TOUCH = 44;
const LOOSE = 0.68;
const LEAST_CARD = 40;

/** In less room than this needs, a card is seen in part rather than not at all. */
const NARROWEST = 24;

interface Fit {
  rows: number;
  columns: number;
  width: number;
}

/** The layout of `count` cards in this room. */
export function layHand(count: number, room: Room): HandLayout {
  const strip = room.largeIndex === true ? LARGE_STRIP : STRIP;
  const head = room.largeIndex === true ? LARGE_HEAD : HEAD;
  const widest = room.widest ?? comfortable(room.width);
  // A width that is not known yet is no reason for many rows.
  const fit =
    room.width > 0
      ? bestFit(Math.max(count, 1), { ...room, widest }, strip, head)
      : { rows: 1, columns: Math.max(count, 1), width: widest };
  const cardWidth = Math.max(NARROWEST, Math.floor(fit.width));
  const cardHeight = Math.round(cardWidth * ASPECT);
  const step = stepOf(fit, cardWidth, room.width, strip);
  const rowStep = rowStepOf(fit.rows, cardHeight, room.height, head);
  const places = Array.from({ length: count }, (_, at) => placeOf(at, count, fit, { step, rowStep, cardWidth }, room));
  return {
    places,
    rows: fit.rows,
    cardWidth,
    cardHeight,
    step,
    rowStep,
    height: LIFT + (fit.rows - 1) * rowStep + cardHeight,
    largeIndex: room.largeIndex === true || largeFits(cardWidth, step, rowStep, cardHeight, fit.rows),
  };
}

/** The card width that suits a hand this wide: about 72 on a phone, 104 on a desk. */
export function comfortable(width: number): number {
  return Math.round(Math.min(104, Math.max(60, 46 + width * 0.07)));
}

/**
 * The fewest rows whose cards are near the comfortable size, whole where that is possible; else the rows with
 * the widest cards.
 */
function bestFit(count: number, room: Room & { widest: number }, strip: number, head: number): Fit {
  let best: Fit | null = null;
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows);
    const flat = (room.height - LIFT - (rows - 1) * ROW_GAP) / rows / ASPECT;
    const tall = flat >= room.widest * COMFORT ? flat : heightFor(rows, room.height, head) / ASPECT;
    const width = Math.min(room.widest, widthFor(columns, room.width, strip), tall);
    if (width >= room.widest * COMFORT) return { rows, columns, width };
    if (best === null || width > best.width) best = { rows, columns, width };
    if (rows >= (room.rows ?? 3) && best.width >= LEAST_CARD) break;
  }
  return best ?? { rows: 1, columns: count, width: room.widest };
}

/** The widest card of which this many fit a row with their strips visible. */
function widthFor(columns: number, width: number, strip: number): number {
  const byIndex = width / (1 + (columns - 1) * strip);
  const byFinger = width - (columns - 1) * LEAST_STRIP;
  return Math.min(byIndex, byFinger);
}

/** The tallest card of which this many rows fit, heads visible. */
function heightFor(rows: number, height: number, head: number): number {
  return (height - LIFT) / (1 + (rows - 1) * head);
}

function stepOf(fit: Fit, cardWidth: number, width: number, strip: number): number {
  if (fit.columns === 1) return cardWidth;
  const room = (width - cardWidth) / (fit.columns - 1);
  const loose = Math.max(cardWidth * LOOSE, Math.min(TOUCH, cardWidth));
  return Math.max(Math.min(room, loose), Math.min(room, cardWidth * strip));
}

function rowStepOf(rows: number, cardHeight: number, height: number, head: number): number {
  if (rows === 1) return cardHeight;
  const room = (height - LIFT - cardHeight) / (rows - 1);
  return Math.round(Math.max(Math.min(room, cardHeight + ROW_GAP), cardHeight * head));
}

function placeOf(
  at: number,
  count: number,
  fit: Fit,
  size: { step: number; rowStep: number; cardWidth: number },
  room: Room,
): Place {
  const row = Math.floor(at / fit.columns);
  const inRow = Math.min(fit.columns, count - row * fit.columns);
  const used = (inRow - 1) * size.step + size.cardWidth;
  const left = (room.width - used) / 2;
  return { x: left + (at - row * fit.columns) * size.step, y: LIFT + row * size.rowStep, row };
}

function largeFits(cardWidth: number, step: number, rowStep: number, cardHeight: number, rows: number): boolean {
  const wide = step >= cardWidth * LARGE_STRIP;
  const tall = rows === 1 || rowStep >= cardHeight * LARGE_HEAD;
  return cardWidth < SMALL && wide && tall;
}

/** The position whose place is nearest to a card held with its upper left corner at this point. */
export function nearestPosition(x: number, y: number, layout: HandLayout): number {
  const row = Math.max(0, Math.min(layout.rows - 1, Math.round((y - LIFT) / layout.rowStep)));
  let best = 0;
  let nearest = Infinity;
  layout.places.forEach((place, at) => {
    const distance = Math.abs(place.row - row) * layout.cardWidth * layout.places.length + Math.abs(place.x - x);
    if (distance < nearest) {
      nearest = distance;
      best = at;
    }
  });
  return best;
}

/** The position straight above or below (`rows` = -1 or 1), or null at the edge. */
export function neighbour(at: number, rows: number, layout: HandLayout): number | null {
  const from = layout.places[at];
  if (from === undefined) return null;
  let best: number | null = null;
  let nearest = Infinity;
  layout.places.forEach((place, position) => {
    const distance = Math.abs(place.x - from.x);
    if (place.row === from.row + rows && distance < nearest) {
      nearest = distance;
      best = position;
    }
  });
  return best;
}
