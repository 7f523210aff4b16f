/** A split stock: each seat draws from its own row of cards (TABLE-STOCK-1), so that duplicates stay comparable. */
import type { Happened } from './record';

/** Whether these draws follow from the order, for some number of cards that were dealt before the stock was divided. */
export function cameFromRows(happened: readonly Happened[], order: readonly string[], seats: number): boolean {
  return Array.from({ length: order.length + 1 }, (_, dealt) => order.slice(dealt)).some((stock) =>
    follows(happened, stock, seats),
  );
}

function follows(happened: readonly Happened[], stock: readonly string[], seats: number): boolean {
  const waiting: (readonly string[])[] = [stock];
  let rows: string[][] = [];
  for (const each of happened) {
    if ('reshuffled' in each) {
      waiting.push(each.reshuffled);
      continue;
    }
    while (rows.every((row) => !row.length) && waiting.length) rows = divided(waiting.shift() ?? [], seats);
    if (each.card !== drawnBy(each.seat, rows)) return false;
  }
  return true;
}

function divided(row: readonly string[], seats: number): string[][] {
  return Array.from({ length: seats }, (_, seat) => row.filter((_card, at) => at % seats === seat));
}

/** The next card of one's own row, else the last of the longest; undefined where no card is left. */
function drawnBy(seat: number, rows: string[][]): string | undefined {
  const own = rows[seat - 1];
  if (own?.length) return own.shift();
  const most = Math.max(...rows.map((row) => row.length));
  return rows.find((row) => row.length === most)?.pop();
}
