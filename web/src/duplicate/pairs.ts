/** Of each pair one sits at either table, in opposite seats. Tables and seats are counted from 0. */

export function pairOf(table: number, seat: number): 'A' | 'B' {
  return (table + seat) % 2 === 0 ? 'A' : 'B';
}
