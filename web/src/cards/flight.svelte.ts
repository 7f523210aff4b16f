/** Cards on their way across the table: from one rectangle of the window to another. */
import { moves } from '../lib/settings.svelte';

/** A place on the screen, as `getBoundingClientRect` gives it. */
export interface Spot {
  left: number;
  top: number;
  width: number;
}

export interface Journey {
  /** null flies face down. */
  text: string | null;
  wild: boolean;
  value: number | undefined;
  /** More than one fly as a stack, this card on top. */
  count: number;
  from: Spot;
  to: Spot;
  /** Milliseconds before it starts; several cards leave one after another. */
  delay: number;
  /** Whether it lies in sight until it starts. */
  seen: boolean;
  /** Milliseconds of the travel itself. */
  time?: number;
}

export interface Flight extends Journey {
  id: number;
  time: number;
}

export const TRAVEL = 210;
export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Those in the air; `Flights.svelte` draws them. */
export const flights: Flight[] = $state([]);

let lastId = 0;

/** Lets a card travel, unless nothing is to move. */
export function fly(journey: Journey): void {
  if (!moves()) return;
  lastId += 1;
  flights.push({ ...journey, id: lastId, time: journey.time ?? TRAVEL });
}

export function land(id: number): void {
  const at = flights.findIndex((each) => each.id === id);
  if (at >= 0) flights.splice(at, 1);
}

/** The next action does not wait: whatever is in the air has landed. */
export function landAll(): void {
  flights.splice(0);
}
