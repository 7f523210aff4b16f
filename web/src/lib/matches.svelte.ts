/** How my matches stand, asked of the server together as long as somebody looks. */

import type { MatchPlayer, MyMatch } from '../wire';
import { postMatches } from './api';
import { forget, mySeats, note, type MySeat } from './seats.svelte';
import type { Language } from './words.svelte';

const EVERY = 15_000;

/** A seat of mine, and how its match stands; null before the server has said. */
export interface Mine {
  seat: MySeat;
  match: MyMatch | null;
}

export class Matches {
  #told = $state.raw<ReadonlyMap<string, MyMatch>>(new Map());

  /** Running ones: where I am waited for, then the one played last. */
  get running(): Mine[] {
    return this.#mine(false).sort((a, b) => Number(b.match?.my_turn ?? false) - Number(a.match?.my_turn ?? false));
  }

  get finished(): Mine[] {
    return this.#mine(true);
  }

  #mine(over: boolean): Mine[] {
    return mySeats()
      .filter((seat) => seat.over === over)
      .map((seat) => ({ seat, match: this.#told.get(seat.table) ?? null }))
      .sort((a, b) => played(b) - played(a));
  }

  /** Asks now and again until told to stop; a table that is gone is forgotten. */
  follow(lang: Language): () => void {
    let current = true;
    const look = async (): Promise<void> => {
      const seats = mySeats().map(({ table, token }) => ({ table, token }));
      if (document.hidden || seats.length === 0) return;
      const found = await postMatches(seats, lang).catch(() => null);
      if (!current || !found) return;
      this.#told = new Map(found.matches.map((each) => [each.table, each]));
      for (const { table, over, preset, seat } of found.matches) note(table, { over, preset, seat });
      for (const table of found.gone) forget(table);
    };
    const asked = (): void => void look();
    asked();
    const timer = setInterval(asked, EVERY);
    document.addEventListener('visibilitychange', asked);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', asked);
    };
  }
}

/** When something was last done there, in seconds. */
export function played({ seat, match }: Mine): number {
  return match?.played ?? seat.at / 1000;
}

/** Those others who are to act. */
export function awaited(match: MyMatch): MatchPlayer[] {
  return match.players.filter((each, seat) => each.to_act && seat !== match.seat);
}
