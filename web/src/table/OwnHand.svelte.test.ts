import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { MilleView } from '../wire';
import type { Connection } from './connection.svelte';
import OwnHand from './OwnHand.svelte';
import type { Playing } from './playing.svelte';

function dealt(number: number, hand: string[]): MilleView {
  const rest = { game: 'mille', seat: 0, laid: [0, 0], natural_possible: [true, true] };
  return { ...rest, number, hand } as unknown as MilleView;
}

/** What of `Playing` the hand uses. */
class Picked {
  picked: readonly string[] = [];

  cancel(): void {
    this.picked = [...this.picked];
  }
}

it('forgets what was picked when another deal begins, and not before', () => {
  const line = {
    state: { events: [], order: null, offer: null, hand_value: 0 },
    drawn: null,
    pending: false,
    send: () => undefined,
  };
  const playing = new Picked();
  const props = $state({
    line: line as unknown as Connection,
    playing: playing as unknown as Playing,
    deal: dealt(1, ['KS', '9H']),
    wilds: new Set<string>(),
    values: new Map<string, number>(),
    me: 0,
    room: 200,
    onsort: () => undefined,
    ondrop: () => false,
    ondragover: () => undefined,
  });
  const shown = mount(OwnHand, { target: document.body, props });
  flushSync();
  playing.picked = ['KS'];
  props.deal = dealt(1, ['KS', '9H', '4C']);
  flushSync();
  expect(playing.picked).toEqual(['KS']);
  props.deal = dealt(2, ['KS', '3H']);
  flushSync();
  expect(playing.picked).toEqual([]);
  void unmount(shown);
});
