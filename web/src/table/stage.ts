/**
 * Lets cards travel when a new state is shown: remembers where they lay, then sends them to where they lie.
 * Nothing waits for a card: its time is known beforehand, and whatever is late is simply not seen.
 */
import { tick } from 'svelte';
import { arrive, fade } from '../cards/arrive';
import { TRAVEL, fly, landAll, type Spot } from '../cards/flight.svelte';
import { moves } from '../lib/settings.svelte';
import type { State, Told, Welcome } from '../wire';
import type { Stage } from './connection.svelte';
import { isFirstLook, movesOf, spot, type Move } from './motion';
import { backsOf, come, leaving, lying, placeInHand, placeOf, spotAt, spotOf, type Claimed } from './spots';
import { isSpeed, type CardText } from './views';

interface Journey extends Move {
  /** Where it lay before; null where that place was not on the table yet. */
  start: Spot | null;
}

/** What lay on a pile before something was thrown on it. */
interface Top {
  card: CardText;
  lay: Spot;
}

/** A breath after what others did, so that it can be read as one thing after another. */
const BREATH = 140;
const BREATH_STILL = 320;
/** What others do without anything to see: in a beat of eight, seven choose at nearly the same time. */
const UNSEEN: ReadonlySet<string> = new Set(['turn-began', 'chose']);
/** What may be taken back is not longer ago than so many events. */
const TOLD = 60;
/** The board finds its size in a few ticks; cards travel to where they lie then. */
const SETTLING = 6;

export class TableStage implements Stage {
  readonly #root: () => HTMLElement | undefined;
  readonly #welcome: () => Welcome | null;
  readonly #wilds: () => ReadonlySet<CardText>;
  #journeys: readonly Journey[] = [];
  #tops = new Map<string, Top>();
  #told: readonly Told[] = [];
  #running: Animation[] = [];
  #end: (() => void) | null = null;

  constructor(
    root: () => HTMLElement | undefined,
    welcome: () => Welcome | null,
    wilds: () => ReadonlySet<CardText>,
  ) {
    this.#root = root;
    this.#welcome = welcome;
    this.#wilds = wilds;
  }

  get #me(): number | null {
    return this.#welcome()?.seat ?? null;
  }

  before(next: State, previous: State | null): void {
    this.#land();
    this.#journeys = [];
    this.#tops = new Map();
    const told = this.#told;
    this.#told = [...told, ...next.events].slice(-TOLD);
    const root = this.#root();
    if (!root || (previous === null && !isFirstLook(next, this.#me))) return;
    const deal = next.view?.deal;
    const speed = deal !== null && deal !== undefined && isSpeed(deal);
    const claimed: Claimed = new Set();
    this.#journeys = movesOf(next.events, { me: this.#me, speed, told }).map((move) => {
      this.#noteTop(root, move.to);
      return { ...move, start: this.#start(root, move, claimed) };
    });
  }

  async after(next: State, previous: State | null): Promise<void> {
    for (let settled = 0; settled < SETTLING; settled += 1) await tick();
    const root = this.#root();
    if (!root) return;
    const others = previous !== null && this.#othersActed(next);
    const claimed: Claimed = new Set();
    if (!moves()) {
      for (const journey of this.#journeys) this.#appear(root, journey, claimed);
      await this.#rest(others ? BREATH_STILL : 0);
      return;
    }
    this.#receive(root, claimed);
    for (const journey of this.#journeys) if (!this.#isMine(journey.to)) this.#send(root, journey, claimed);
    const last = Math.max(0, ...this.#journeys.map((each) => each.delay + TRAVEL));
    const dealing = next.events.some(({ event }) => event?.event === 'dealt');
    const watched = dealing ? skippable(() => this.cut()) : null;
    await this.#rest(last + (others ? BREATH : 0));
    watched?.();
    this.#land();
  }

  /** What is in the air has landed, and the next may be shown. */
  cut(): void {
    this.#land();
    this.#end?.();
  }

  #land(): void {
    landAll();
    for (const each of this.#running.splice(0)) each.cancel();
  }

  async #rest(time: number): Promise<void> {
    if (time <= 0) return;
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, time);
      this.#end = () => {
        clearTimeout(late);
        resolve();
      };
    });
    this.#end = null;
  }

  #othersActed(next: State): boolean {
    return next.events.some(
      ({ event }) => event && 'seat' in event && event.seat !== this.#me && !UNSEEN.has(event.event),
    );
  }

  #isMine(name: string): boolean {
    return this.#me !== null && name === spot.seat(this.#me);
  }

  #start(root: Element, move: Move, claimed: Claimed): Spot | null {
    if (this.#isMine(move.from)) {
      const card = leaving(root, move.card, claimed);
      return card && spotOf(card);
    }
    const place = placeOf(root, move.from);
    return place && spotAt(lying(place, move.card, claimed), place);
  }

  /** A card that is thrown covers the one on top only when it has come. */
  #noteTop(root: Element, to: string): void {
    const shown = placeOf(root, to)?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
    const [only] = shown;
    const card = only?.dataset['card'];
    if (only && card !== undefined && to.startsWith('pile') && shown.length === 1) {
      this.#tops.set(to, { card, lay: spotOf(only) });
    }
  }

  /** Cards that come to my hand arrive in its order, whatever the order in which they were told. */
  #receive(root: Element, claimed: Claimed): void {
    const mine = this.#journeys.filter((each) => this.#isMine(each.to));
    const coming = mine.flatMap((journey) => {
      const card = come(root, journey.card, claimed);
      const start = journey.start ?? this.#start(root, journey, new Set());
      return card && start ? [{ card, start, seen: isSeen(journey) }] : [];
    });
    coming.sort((one, other) => placeInHand(one.card) - placeInHand(other.card));
    coming.forEach(({ card, ...from }, at) =>
      this.#keep(arrive(card, { ...from, delay: mine[at]?.delay ?? 0 })),
    );
  }

  #send(root: Element, journey: Journey, claimed: Claimed): void {
    const start = journey.start ?? this.#start(root, journey, new Set());
    if (!start) return;
    const place = placeOf(root, journey.to);
    if (!place) return;
    const end = lying(place, journey.card, claimed);
    const arrival = journey.delay + TRAVEL;
    this.#hide(end === place || journey.count > 1 ? [] : [end], arrival);
    if (journey.delay === 0 && journey.start === null) this.#hide(backsOf(place), arrival);
    this.#cover(place, journey.to, arrival);
    fly({
      ...this.#look(journey.card),
      count: journey.count,
      from: start,
      to: spotAt(end, place),
      delay: journey.delay,
      seen: isSeen(journey),
    });
  }

  /** A pile that is shown squared keeps its old top in sight for as long. */
  #cover(place: Element, name: string, time: number): void {
    const top = this.#tops.get(name);
    if (!top || place.querySelectorAll('[data-card]').length !== 1) return;
    this.#tops.delete(name);
    fly({ ...this.#look(top.card), count: 1, from: top.lay, to: top.lay, delay: 0, seen: true, time });
  }

  #look(card: CardText | null): { text: CardText | null; wild: boolean; value: number | undefined } {
    return {
      text: card,
      wild: card !== null && this.#wilds().has(card),
      value: card === null ? undefined : this.#welcome()?.values[card],
    };
  }

  /** Without motion a card only fades in where it lies. */
  #appear(root: Element, journey: Journey, claimed: Claimed): void {
    const place = placeOf(root, journey.to);
    const end = this.#isMine(journey.to)
      ? come(root, journey.card, claimed)
      : place && lying(place, journey.card, claimed);
    if (end && end !== place) this.#keep(fade(end));
  }

  /** A card is not seen in its place before it has come there. */
  #hide(elements: readonly Element[], time: number): void {
    for (const each of elements) {
      this.#keep(each.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time }));
    }
  }

  #keep(animation: Animation): void {
    this.#running.push(animation);
  }
}

/** Cards of the pile lie in sight until they go; those of the stock and of a hand do not. */
function isSeen(move: Move): boolean {
  return move.from.startsWith('pile');
}

/** Whoever presses anything does not wait for the rest; the result stops listening. */
function skippable(skip: () => void): () => void {
  const done = new AbortController();
  const options = { capture: true, once: true, signal: done.signal };
  window.addEventListener('pointerdown', skip, options);
  window.addEventListener('keydown', skip, options);
  return () => done.abort();
}
