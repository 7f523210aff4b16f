/** Numbers as they are written on a score sheet: a real minus, no grouping. */

const MINUS = '\u2212';

export function points(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

/** What changed: `+30`, `−25`, `0`. */
export function change(value: number): string {
  return value > 0 ? `+${value}` : points(value);
}
