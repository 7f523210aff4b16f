/** The orders in which a hand was kept before it changed, so that cards which are taken back lie where they lay. */
import { sameCards, textsOf, type Slot } from './order';

/** So many changes back; more than one turn may be taken back. */
const KEPT = 12;

export class Past {
  private hands: readonly (readonly Slot[])[] = [];

  note(slots: readonly Slot[]): void {
    this.hands = [...this.hands, slots].slice(-KEPT);
  }

  /** The hand of these cards that was held last, with its marks; null if none is known. */
  before(hand: readonly string[]): Slot[] | null {
    const found = this.hands.findLast((each) => sameCards(textsOf(each), hand));
    return found ? [...found] : null;
  }
}
