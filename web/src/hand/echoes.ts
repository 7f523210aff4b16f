/**
 * Orders on their way to the server and back. The server answers every order with the hand's state, so an
 * order that comes back is an echo; only one that this page did not send is news (a second device, a reload).
 */
export class Echoes {
  private awaited: string[] = [];
  private heard: string;

  constructor(order: readonly string[] | null) {
    this.heard = lineOf(order);
  }

  sent(order: readonly string[]): void {
    // What the server never answers must not be waited for without end.
    this.awaited = [...this.awaited, lineOf(order)].slice(-20);
  }

  /** Whether this order, as the server has it now, is to be followed. */
  isNews(order: readonly string[] | null): order is readonly string[] {
    const line = lineOf(order);
    if (order === null || line === this.heard) return false;
    this.heard = line;
    const echo = this.awaited.indexOf(line);
    if (echo >= 0) this.awaited = this.awaited.slice(echo + 1);
    return echo < 0 && this.awaited.length === 0;
  }
}

function lineOf(order: readonly string[] | null): string {
  return order?.join(' ') ?? '';
}
