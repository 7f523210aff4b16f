/** The deal in words: what was told, line by line, from the events of all frames so far. */
import type { State, Told } from '../wire';

export interface Line {
  n: number;
  text: string;
  spoken: string;
  /** Who did it; null for the table. */
  seat: number | null;
  /** Taken back since. */
  undone: boolean;
}

/** Lines with what a frame tells; a new deal starts a new page. */
export function withTold(lines: readonly Line[], told: readonly Told[]): Line[] {
  let kept = [...lines];
  for (const each of told) {
    const { event } = each;
    if (kept.some((line) => line.n >= each.n)) continue;
    if (event?.event === 'deal-began') kept = kept.filter((line) => line.n >= each.n - 2);
    if (event?.event === 'taken-back') {
      const { since } = event;
      kept = kept.map((line) => (line.n >= since ? { ...line, undone: true } : line));
    }
    if (each.text === null) continue;
    const seat = event && 'seat' in event ? event.seat : null;
    kept.push({ n: each.n, text: each.text, spoken: each.spoken ?? each.text, seat, undone: false });
  }
  return kept;
}

/** What a screen reader is told of a frame, in order. */
export function spokenOf(told: readonly Told[]): string[] {
  return told.flatMap((each) => (each.spoken ? [each.spoken] : []));
}

/** What somebody else, or the table, did last: so many lines at most, all of the same seat. */
export function latest(lines: readonly Line[], me: number | null, most: number): string {
  const told = lines.filter((each) => !each.undone && (me === null || each.seat !== me));
  const seat = told.at(-1)?.seat;
  const before = told.findLastIndex((each) => each.seat !== seat);
  return told
    .slice(before + 1)
    .slice(-most)
    .map((each) => each.text)
    .reduce(inTurn, '');
}

/** One sentence after another: with a space, but for a full stop that brings its own. */
export function inTurn(before: string, after: string): string {
  return before && !before.endsWith('\u3002') ? `${before} ${after}` : before + after;
}

/** Whether something is asked of me. */
export function isAsked(state: State | null): boolean {
  return (state?.offer?.actions.length ?? 0) > 0;
}

/** The card I drew or took last and have not played on since. */
export function lastDrawn(before: string | null, told: readonly Told[], me: number | null): string | null {
  let drawn = before;
  for (const { event } of told) {
    if (!event || !('seat' in event) || event.seat !== me) continue;
    if (event.event === 'drew' || event.event === 'took') drawn = event.card;
    if (event.event === 'discarded') drawn = null;
  }
  return drawn;
}
