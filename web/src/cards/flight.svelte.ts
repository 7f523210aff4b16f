/** Cards on their way across the table: from one rectangle of the window to another. */

import { moves } from '../lib/settings.svelte';

/** A place on the screen, as `getBoundingClientRect` gives it. */
export interface Spot {
  left: number;
  top: number;
  width: number;
}

export interface Flight {
  id: number;
  /** null flies face down. */
  text: string | null;
  wild: boolean;
  value: number | undefined;
  from: Spot;
  to: Spot;
  /** Milliseconds before it starts; several cards leave one after another. */
  delay: number;
  landed: () => void;
}

export const TRAVEL = 210;
export const STAGGER = 40;

/** Those in the air; `Flights.svelte` draws them. */
export const flights: Flight[] = $state([]);

let lastId = 0;

export interface Journey {
  text: string | null;
  from: Spot;
  to: Spot;
  wild?: boolean | undefined;
  value?: number | undefined;
  delay?: number | undefined;
}

/** Lets a card travel; done when it has landed, at once where nothing is to move. */
export function fly(journey: Journey): Promise<void> {
  if (!moves()) return Promise.resolve();
  return new Promise((resolve) => {
    lastId += 1;
    const { wild = false, value, delay = 0 } = journey;
    flights.push({ ...journey, id: lastId, wild, value, delay, landed: resolve });
  });
}

export function land(id: number): void {
  const at = flights.findIndex((each) => each.id === id);
  const [flight] = at < 0 ? [] : flights.splice(at, 1);
  flight?.landed();
}

/** The next action does not wait: whatever is in the air has landed. */
export function landAll(): void {
  for (const flight of flights.splice(0)) flight.landed();
}
