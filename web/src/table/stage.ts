/** Lets cards travel when a new state is shown: remembers where they lay, then sends them to where they lie. */
import { tick } from 'svelte';
import { STAGGER, TRAVEL, fly, landAll, type Spot } from '../cards/flight.svelte';
import { moves } from '../lib/settings.svelte';
import type { State, Welcome } from '../wire';
import type { Stage } from './connection.svelte';
import { movesOf, spot, type Move } from './motion';
import { isSpeed, type CardText } from './views';

interface Journey extends Move {
  start: Spot;
}

/** A breath after what others did, so that it can be read as one thing after another. */
const BREATH = 140;
const BREATH_STILL = 320;
/** No travel takes longer than this after its start. */
const LONGEST = 800;

export class TableStage implements Stage {
  readonly #root: () => HTMLElement | undefined;
  readonly #welcome: () => Welcome | null;
  readonly #wilds: () => ReadonlySet<CardText>;
  #journeys: Journey[] = [];
  #arrivals = new Map<CardText, Spot>();
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

  /** Where a card that comes to my hand lay before; null where it was not seen coming. */
  readonly arrival = (card: CardText): Spot | null => this.#arrivals.get(card) ?? null;

  before(next: State): void {
    landAll();
    this.#journeys = [];
    this.#arrivals = new Map();
    const root = this.#root();
    if (!root || !moves()) return;
    const deal = next.view?.deal;
    const me = this.#welcome()?.seat ?? null;
    const taken = new Set<Element>();
    for (const move of movesOf(next.events, deal !== null && deal !== undefined && isSpeed(deal))) {
      const start = this.#start(root, move, me, taken);
      if (!start) continue;
      if (me !== null && move.to === spot.seat(me)) {
        if (move.card !== null) this.#arrivals.set(move.card, start);
      } else {
        this.#journeys.push({ ...move, start });
      }
    }
  }

  async after(next: State): Promise<void> {
    // The board finds its size in a few ticks; cards travel to where they lie then.
    for (let settled = 0; settled < 6; settled += 1) await tick();
    const root = this.#root();
    const others = this.#othersActed(next);
    if (!root) return;
    if (!moves()) {
      await this.#rest(others ? BREATH_STILL : 0);
      return;
    }
    let delay = 0;
    const flying: Promise<void>[] = [];
    const taken = new Set<Element>();
    for (const journey of this.#journeys) {
      const end = targetOf(root, journey, taken);
      if (!end) continue;
      const to = end.hasAttribute('data-spot') ? small(end) : spotOf(end);
      hide(end, delay + TRAVEL);
      flying.push(
        fly({
          text: journey.card,
          from: journey.start,
          to,
          wild: journey.card !== null && this.#wilds().has(journey.card),
          value: journey.card === null ? undefined : this.#welcome()?.values[journey.card],
          delay,
        }),
      );
      delay += STAGGER;
    }
    const arriving = this.#arrivals.size ? TRAVEL + Math.min(this.#arrivals.size, 8) * STAGGER : 0;
    await Promise.race([
      Promise.all([Promise.all(flying), wait(arriving)]).then(() => wait(others ? BREATH : 0)),
      // A page that is not drawn lets no card land.
      wait(delay + arriving + LONGEST),
      this.#cutShort(),
    ]);
    this.#end = null;
    landAll();
  }

  cut(): void {
    landAll();
    this.#end?.();
  }

  #cutShort(): Promise<void> {
    return new Promise((resolve) => (this.#end = resolve));
  }

  async #rest(time: number): Promise<void> {
    await Promise.race([wait(time), this.#cutShort()]);
    this.#end = null;
  }

  #othersActed(next: State): boolean {
    const me = this.#welcome()?.seat;
    return next.events.some(
      ({ event }) => event && 'seat' in event && event.seat !== me && event.event !== 'turn-began',
    );
  }

  #start(root: HTMLElement, move: Move, me: number | null, taken: Set<Element>): Spot | null {
    if (me !== null && move.from === spot.seat(me)) {
      const held = cardsOn(root.querySelectorAll(`[data-hand] [data-card="${move.card}"]`), taken);
      const picked = held.find((each) => each.getAttribute('aria-pressed') === 'true') ?? held.at(-1);
      return picked ? claimed(picked, taken) : null;
    }
    const place = root.querySelector(`[data-spot="${move.from}"]`);
    if (!place) return null;
    const named =
      move.card === null ? [] : cardsOn(place.querySelectorAll(`[data-card="${move.card}"]`), taken);
    const lying = named.at(-1);
    if (lying) return claimed(lying, taken);
    const top = place.querySelector('[data-top], .back-place:last-child');
    return isDrawn(top) ? spotOf(top) : small(place);
  }
}

function cardsOn(found: NodeListOf<Element>, taken: ReadonlySet<Element>): Element[] {
  return [...found].filter((each) => !taken.has(each));
}

function claimed(element: Element, taken: Set<Element>): Spot {
  taken.add(element);
  return spotOf(element);
}

/** A card that is not drawn, such as the fan of a small seat, is as wide as a small card. */
const UNDRAWN = 22;

function spotOf(element: Element): Spot {
  const { left, top, width } = element.getBoundingClientRect();
  return { left, top, width: width || UNDRAWN };
}

function isDrawn(element: Element | null): element is Element {
  return element !== null && element.getBoundingClientRect().width > 0;
}

function targetOf(root: HTMLElement, journey: Journey, taken: Set<Element>): Element | null {
  const place = root.querySelector(`[data-spot="${journey.to}"]`);
  if (!place) return null;
  const named =
    journey.card === null ? [] : cardsOn(place.querySelectorAll(`[data-card="${journey.card}"]`), taken);
  const found = named.at(-1) ?? place.querySelector('[data-top], .back-place:last-child');
  if (!isDrawn(found)) return place;
  taken.add(found);
  return found;
}

/** The middle of a place without cards of its own, for a small card. */
function small(place: Element): Spot {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { left: left + (width - UNDRAWN) / 2, top: top + (height - UNDRAWN * 1.4) / 2, width: UNDRAWN };
}

/** A card is not seen in its place before it has come there. */
function hide(element: Element, time: number): void {
  if (element.hasAttribute('data-spot')) return;
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time });
}

function wait(time: number): Promise<void> {
  return time > 0 ? new Promise((resolve) => setTimeout(resolve, time)) : Promise.resolve();
}
