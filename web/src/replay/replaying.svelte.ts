/** Walks through a replay: which deal and step is shown, through whose eyes, and what is fetched for it. */
import { getReplay, getReplayDeal } from '../lib/api';
import type { Stage } from '../table/connection.svelte';
import type { Replay, ReplayDeal, State } from '../wire';
import { eyesText, type Eyes, type Place } from './address';
import { eventOf, placeOfEvent, stateAt, stepAt } from './told';

/** So many deals are kept for going back. */
const MOST_KEPT = 40;

interface Shown {
  deal: ReplayDeal;
  at: number;
}

export class Replaying {
  page = $state.raw<Replay | null>(null);
  eyes = $state<Eyes>('all');
  /** What is on the table; null before the first deal is. */
  shown = $state.raw<Shown | null>(null);
  state = $state.raw<State | null>(null);
  /** The farthest deal that was shown, and the farthest step of each: what lies beyond is not told of. */
  farthest = $state(0);
  reached = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** What was asked of the server and did not come. */
  trouble = $state.raw<unknown>(null);

  stage: Stage | null = null;

  readonly #id: string;
  #lang: string;
  #deals = new Map<string, Promise<ReplayDeal>>();
  #wanted: Shown | null = null;
  #turn = 0;
  #showing: Promise<void> = Promise.resolve();

  constructor(id: string, lang: string) {
    this.#id = id;
    this.#lang = lang;
  }

  /** Fetches what a replay begins with; in another language also the deal that is shown. */
  async open(lang: string): Promise<void> {
    if (lang !== this.#lang) this.#deals.clear();
    this.#lang = lang;
    await this.#ask(async () => {
      const page = await getReplay(this.#id, lang);
      if (lang !== this.#lang) return;
      this.page = page;
      const shown = this.shown;
      if (shown) await this.#goTo(shown.deal.place, eventOf(stepAt(shown.deal, shown.at)));
    });
  }

  get place(): Place | null {
    return this.shown && { deal: this.shown.deal.place, event: eventOf(stepAt(this.shown.deal, this.shown.at)) };
  }

  get canGoBack(): boolean {
    return this.shown !== null && (this.shown.at > 0 || this.shown.deal.place > 1);
  }

  get canGoOn(): boolean {
    return this.shown !== null && (this.shown.at < this.shown.deal.steps.length - 1 || !this.shown.deal.last);
  }

  /** One step on, as it was seen at the table; at the end of a deal the next begins. */
  async on(): Promise<void> {
    const from = this.#wanted;
    if (!from) return;
    if (from.at < from.deal.steps.length - 1) await this.#show({ ...from, at: from.at + 1 }, true);
    else if (!from.deal.last) await this.toDeal(from.deal.place + 1);
  }

  async back(): Promise<void> {
    const from = this.#wanted;
    if (!from) return;
    if (from.at > 0) await this.#show({ ...from, at: from.at - 1 }, false);
    else if (from.deal.place > 1) await this.#ask(() => this.#goTo(from.deal.place - 1, 'end'));
  }

  async toStart(): Promise<void> {
    if (this.#wanted) await this.#show({ ...this.#wanted, at: 0 }, false);
  }

  async toEnd(): Promise<void> {
    if (this.#wanted) await this.#show({ ...this.#wanted, at: this.#wanted.deal.steps.length - 1 }, false);
  }

  async toDeal(place: number): Promise<void> {
    await this.#ask(() => this.#goTo(place, null));
  }

  async toPlace({ deal, event }: Place): Promise<void> {
    await this.#ask(() => this.#goTo(deal, event));
  }

  async look(eyes: Eyes): Promise<void> {
    const place = this.place;
    this.eyes = eyes;
    if (place) await this.toPlace(place);
  }

  async #goTo(place: number, event: number | 'end' | null): Promise<void> {
    this.#turn += 1;
    const mine = this.#turn;
    const deal = await this.#deal(place);
    if (mine !== this.#turn) return;
    await this.#show({ deal, at: event === 'end' ? deal.steps.length - 1 : placeOfEvent(deal, event) }, false);
  }

  /** Cards travel only where one goes on step by step; a step that comes meanwhile does not wait for them. */
  async #show(next: Shown, travels: boolean): Promise<void> {
    this.#turn += 1;
    const mine = this.#turn;
    this.#wanted = next;
    this.stage?.cut();
    await this.#showing;
    const page = this.page;
    if (mine !== this.#turn || !page) return;
    const previous = this.state;
    const state = stateAt(page, next.deal, next.at, travels ? stepAt(next.deal, next.at).told : []);
    if (travels) this.stage?.before(state, previous);
    this.shown = next;
    this.state = state;
    this.trouble = null;
    this.#note(next);
    if (travels && this.stage) this.#showing = this.stage.after(state, previous);
    if (next.at >= next.deal.steps.length - 3 && !next.deal.last) this.#deal(next.deal.place + 1).catch(() => undefined);
  }

  #note({ deal, at }: Shown): void {
    this.farthest = Math.max(this.farthest, deal.place);
    if (at > (this.reached.get(deal.place) ?? -1)) this.reached = new Map(this.reached).set(deal.place, at);
  }

  async #ask(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (reason) {
      this.trouble = reason;
    }
  }

  /** A deal as these eyes see it. What could not be fetched is asked for again the next time. */
  #deal(place: number): Promise<ReplayDeal> {
    const eyes = eyesText(this.eyes);
    const key = `${place} ${eyes}`;
    const kept = this.#deals.get(key);
    if (kept) return kept;
    const asked = getReplayDeal(this.#id, place, eyes, this.#lang);
    this.#deals.set(key, asked);
    asked.catch(() => this.#deals.delete(key));
    const [oldest] = this.#deals.keys();
    if (this.#deals.size > MOST_KEPT && oldest !== undefined) this.#deals.delete(oldest);
    return asked;
  }
}
