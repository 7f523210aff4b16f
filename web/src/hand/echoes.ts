/**
 * Orders on their way to the server and back. The server tells an order to the other devices of a seat, and to
 * this one with the next state; only an order that this page did not send is news (a second device, a reload).
 */

/** Milliseconds after which an order that did not come back is no longer waited for. */
const PATIENCE = 3000;

interface Sent {
  line: string;
  at: number;
}

export class Echoes {
  private awaited: readonly Sent[] = [];
  private heard: string;

  constructor(order: readonly string[] | null) {
    this.heard = lineOf(order);
  }

  sent(order: readonly string[]): void {
    this.awaited = [...this.awaited, { line: lineOf(order), at: performance.now() }];
  }

  /** Whether this is the order that the server has, as far as it can be known here. */
  isKnown(order: readonly string[]): boolean {
    return lineOf(order) === (this.awaited.at(-1)?.line ?? this.heard);
  }

  /** Whether this order, as the server has it now, is to be followed. */
  isNews(order: readonly string[] | null): order is readonly string[] {
    const line = lineOf(order);
    const now = performance.now();
    const echo = this.awaited.findIndex((each) => each.line === line);
    this.awaited = this.awaited.slice(echo + 1).filter((each) => now - each.at < PATIENCE);
    if (echo >= 0) this.heard = line;
    // While an order of this page is on its way, the server's is about to be replaced by it.
    if (order === null || line === this.heard || this.awaited.length > 0) return false;
    this.heard = line;
    return true;
  }
}

function lineOf(order: readonly string[] | null): string {
  return order?.join(' ') ?? '';
}
