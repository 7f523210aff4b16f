/** A place in a replay, as it stands in an address: `#deal=3&event=57&view=2`. */

/** Whose eyes: a seat from 0, a spectator, or everyone's at once. */
export type Eyes = number | 'watch' | 'all';

export interface Place {
  /** Counts the deals told, from 1. */
  deal: number;
  /** The number of an event of that deal; null for its beginning. */
  event: number | null;
}

export interface Sought {
  /** null where the address names none, so that it begins at the beginning. */
  place: Place | null;
  eyes: Eyes | null;
}

export function soughtIn(fragment: string): Sought {
  const given = new URLSearchParams(fragment);
  const deal = whole(given.get('deal'));
  return {
    place: deal !== null && deal > 0 ? { deal, event: whole(given.get('event')) } : null,
    eyes: eyesOf(given.get('view') ?? ''),
  };
}

export function fragmentOf(place: Place, eyes: Eyes): string {
  const event = place.event === null ? '' : `&event=${place.event}`;
  return `deal=${place.deal}${event}&view=${eyesText(eyes)}`;
}

/** As addresses and the server write it: seats from 1. */
export function eyesText(eyes: Eyes): string {
  return typeof eyes === 'number' ? String(eyes + 1) : eyes;
}

export function eyesOf(text: string): Eyes | null {
  if (text === 'all' || text === 'watch') return text;
  const seat = whole(text);
  return seat !== null && seat > 0 && seat < 100 ? seat - 1 : null;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}
