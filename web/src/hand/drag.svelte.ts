/** One card, or all the selected ones, held by a mouse or a finger. */

/** How far a pointer strays before a press becomes a drag. */
const SLACK = { mouse: 5, touch: 9 };

interface Press {
  pointer: number;
  /** The position that was pressed. */
  position: number;
  /** Where the pointer holds the card, from the card's upper left corner. */
  grip: { x: number; y: number };
  start: { x: number; y: number };
  slack: number;
}

export class Drag {
  /** A press that may become a drag. */
  private press: Press | null = null;
  /** The positions that are held; empty while nothing is dragged. */
  held: ReadonlySet<number> = $state.raw(new Set<number>());
  /** The window's coordinates of the upper left corner of the pressed card. */
  x = $state(0);
  y = $state(0);
  /** The drop target under the pointer. */
  over: string | null = $state(null);
  /** They were dropped, and stay there until it is known what comes of it. */
  resting = $state(false);
  /** The last press was a drag, so that the click that may follow it is none. */
  ended = false;

  get active(): boolean {
    return this.held.size > 0 && !this.resting;
  }

  get position(): number {
    return this.press?.position ?? 0;
  }

  /** How many of the held cards lie before this position. */
  heldBefore(position: number): number {
    return [...this.held].filter((at) => at < position).length;
  }

  begin(event: PointerEvent, position: number, card: DOMRect): void {
    if (event.button !== 0 || !event.isPrimary) return;
    if (this.resting) this.cancel();
    if (this.press !== null) return;
    this.ended = false;
    this.press = {
      pointer: event.pointerId,
      position,
      grip: { x: event.clientX - card.left, y: event.clientY - card.top },
      start: { x: event.clientX, y: event.clientY },
      slack: event.pointerType === 'touch' ? SLACK.touch : SLACK.mouse,
    };
  }

  /** Follows the pointer; `hold` says what is taken along when the press becomes a drag. */
  move(event: PointerEvent, hold: (position: number) => ReadonlySet<number>): void {
    const press = this.press;
    if (press === null || press.pointer !== event.pointerId || this.resting) return;
    if (!this.active) {
      if (event.buttons === 0) return this.cancel();
      const strayed = Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y);
      if (strayed < press.slack) return;
      this.held = hold(press.position);
    }
    this.x = event.clientX - press.grip.x;
    this.y = event.clientY - press.grip.y;
  }

  /** Whether this event ends a drag, rather than a press or nothing of ours. */
  ends(event: PointerEvent): boolean {
    if (this.press?.pointer !== event.pointerId || this.resting) return false;
    if (this.active) return true;
    this.press = null;
    return false;
  }

  /** Leaves these where they were dropped; of several, those of which nothing has come yet. */
  rest(held: ReadonlySet<number>): void {
    this.held = held;
    this.ended = true;
    this.resting = true;
    if (held.size === 0) this.cancel();
  }

  /** Lets go of everything. */
  cancel(): void {
    this.ended ||= this.active;
    this.press = null;
    this.held = new Set<number>();
    this.resting = false;
    this.over = null;
  }
}

/** The element with `data-drop` under this point, outside `hand`. */
export function targetAt(x: number, y: number, hand: Element): HTMLElement | null {
  for (const each of document.elementsFromPoint(x, y)) {
    const target = each.closest<HTMLElement>('[data-drop]');
    if (target !== null && !hand.contains(target)) return target;
  }
  return null;
}
