import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, FromClient, FromServer, Offer, State, Welcome } from '../wire';
import { Connection, type Wire } from './connection.svelte';

class FakeWire implements Wire {
  sent: FromClient[] = [];
  shut = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.shut = true;
  }

  hear(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const WELCOME: Welcome = {
  type: 'welcome',
  version: 1,
  table: 't',
  seat: 0,
  host: true,
  lang: 'en',
  game: 'mille',
  preset: 'mille',
  title: 'Mille',
  changed: [],
  rules: [],
  chat: false,
  pile_shown: 'all',
  phrases: [],
  rules_url: '/rules',
  values: {},
  suits: 4,
  beat_seconds: null,
  clock: null,
};

function offerOf(id: number, ...actions: Action[]): Offer {
  return { id, actions, groups: [], not_now: [], idle: [], pile: null };
}

function stateOf(n: number, offer: Offer | null, texts: string[] = []): State {
  return {
    type: 'state',
    n,
    view: null,
    offer,
    undo: null,
    undo_asks: false,
    seats: [],
    order: null,
    waiting: 0,
    mixing: null,
    events: texts.map((text, at) => ({ n: n - texts.length + 1 + at, event: null, text, spoken: text })),
    question: null,
    table_acts: [],
    clock: null,
    paused: false,
    deadline: null,
    hand_value: null,
    sheet: [],
    settlement: [],
    over: false,
    ending: null,
    deal_over: false,
    rematch: null,
    spectators: 0,
    duplicate: null,
  };
}

const LAY: Action = { do: 'lay', cards: ['9S', '9H', '9D'] };
const ADD: Action = { do: 'add', card: '9C', rank: '9' };

let wires: FakeWire[];
let line: Connection;
let stop: () => void;

function newest(): FakeWire {
  const wire = wires.at(-1);
  if (!wire) throw new Error('no wire');
  return wire;
}

function opened(state: State): FakeWire {
  const wire = newest();
  wire.onopen?.();
  wire.hear(WELCOME);
  wire.hear(state);
  return wire;
}

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  line = new Connection({ table: 't', token: 'secret', lang: 'en' }, () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  });
  stop = line.start();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the line', () => {
  it('says hello and shows what it is told', () => {
    const wire = opened(stateOf(4, null, ['You draw.']));
    expect(wire.sent).toEqual([
      { type: 'hello', version: 1, table: 't', token: 'secret', lang: 'en', since: -1 },
    ]);
    expect(line.link).toBe('open');
    expect(line.state?.n).toBe(4);
    expect(line.lines.map((each) => each.text)).toEqual(['You draw.']);
  });

  it('comes back after the last event it saw', () => {
    opened(stateOf(4, null)).onclose?.();
    expect(line.link).toBe('broken');
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    expect(wires).toHaveLength(2);
    expect(newest().sent[0]).toMatchObject({ type: 'hello', since: 4 });
  });

  it('waits longer each time, but never two seconds, and not at all when the device wakes', () => {
    newest().onclose?.();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    for (let tries = 0; tries < 20; tries += 1) {
      const before = wires.length;
      newest().onclose?.();
      vi.advanceTimersByTime(2_000);
      expect(wires).toHaveLength(before + 1);
    }
    const before = wires.length;
    newest().onclose?.();
    vi.advanceTimersByTime(1_000);
    expect(wires).toHaveLength(before);
    window.dispatchEvent(new Event('online'));
    expect(wires).toHaveLength(before + 1);
  });

  it('gives up a line that does not open, or says nothing, and tries another', () => {
    const silent = newest();
    vi.advanceTimersByTime(4_900);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(silent.shut).toBe(true);
    expect(wires).toHaveLength(2);
    expect(line.link).toBe('broken');
    newest().onopen?.();
    vi.advanceTimersByTime(5_100);
    expect(wires).toHaveLength(3);
  });

  it('notices within twenty seconds that a line is dead, and at once who acts on it', () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    vi.advanceTimersByTime(20_100);
    expect(wire.shut).toBe(true);
    const second = opened(stateOf(1, offerOf(7, LAY)));
    line.play([LAY]);
    vi.advanceTimersByTime(5_100);
    expect(second.shut).toBe(true);
    expect(line.pending).toBe(false);
  });

  it('leaves a line that no longer answers', () => {
    const wire = opened(stateOf(0, null));
    window.dispatchEvent(new Event('online'));
    expect(wire.sent.at(-1)).toEqual({ type: 'ping' });
    vi.advanceTimersByTime(6_000);
    expect(wire.shut).toBe(true);
    expect(wires).toHaveLength(2);
  });

  it.each([
    ['seat', 'home'],
    ['token', 'home'],
    ['no-table', 'home'],
    ['shut', 'home'],
    ['version', 'reload'],
    ['malformed', 'reload'],
    ['rate', 'again'],
    ['broken', 'again'],
    ['unheard-of', 'again'],
  ])('stays closed after %s, and offers a way on: %s', (code, way) => {
    const wire = opened(stateOf(0, null));
    wire.hear({ type: 'closed', code, text: 'The reason.' });
    wire.onclose?.();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(line.link).toBe('closed');
    expect(line.closed?.text).toBe('The reason.');
    expect(line.wayOn).toBe(way);
    expect(wires).toHaveLength(1);
  });

  it.each(['stopping', 'slow', 'unkept'])('tries again by itself after %s', (code) => {
    const wire = opened(stateOf(0, null));
    wire.hear({ type: 'closed', code, text: 'The reason.' });
    wire.onclose?.();
    expect(line.link).toBe('broken');
    expect(line.wayOn).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it('lets me act again when what I did could not be saved', () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    expect(line.play([LAY])).toBe(true);
    wire.hear({ type: 'unkept', text: 'Not now.' });
    expect(line.unkept).toBe('Not now.');
    expect(line.pending).toBe(true);
    wire.hear(stateOf(1, offerOf(7, LAY)));
    expect(line.unkept).toBeNull();
    expect(line.pending).toBe(false);
  });

  it('goes on with what I began when it was saved late', () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    expect(line.play([LAY, ADD])).toBe(true);
    wire.hear({ type: 'unkept', text: 'It takes long.' });
    wire.hear(stateOf(2, offerOf(8, ADD)));
    expect(wire.sent.at(-1)).toEqual({ type: 'act', offer: 8, action: ADD });
  });

  it('asks again when a person wants it, from where it was', () => {
    const wire = opened(stateOf(4, null));
    wire.hear({ type: 'closed', code: 'rate', text: 'Too much.' });
    wire.onclose?.();
    line.again();
    expect(line.link).toBe('opening');
    opened(stateOf(5, null));
    expect(newest().sent[0]).toMatchObject({ type: 'hello', since: 4 });
    expect(line.link).toBe('open');
    expect(line.closed).toBeNull();
  });

  it('asks in another language why it was closed, and stays closed meanwhile', () => {
    const wire = opened(stateOf(4, null));
    wire.hear({ type: 'closed', code: 'shut', text: 'Closed.' });
    wire.onclose?.();
    line.speak('fr');
    expect(line.link).toBe('closed');
    const next = newest();
    next.onopen?.();
    expect(next.sent[0]).toMatchObject({ type: 'hello', lang: 'fr' });
    next.hear({ type: 'closed', code: 'shut', text: 'Fermée.' });
    next.onclose?.();
    expect(line.closed?.text).toBe('Fermée.');
    expect(line.wayOn).toBe('home');
  });

  it('writes nothing to a line that is only being opened', () => {
    opened(stateOf(1, offerOf(7, LAY)));
    line.speak('fr');
    expect(line.play([LAY])).toBe(false);
    line.send({ type: 'ping' });
    expect(newest().sent).toEqual([]);
  });
});

describe('atoms in a row', () => {
  it('go on while the next offer has the next one', () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    line.play([LAY, ADD]);
    expect(wire.sent.at(-1)).toEqual({ type: 'act', offer: 7, action: LAY });
    wire.hear(stateOf(1, offerOf(7, LAY)));
    expect(wire.sent).toHaveLength(2);
    wire.hear(stateOf(2, offerOf(8, ADD)));
    expect(wire.sent.at(-1)).toEqual({ type: 'act', offer: 8, action: ADD });
    expect(line.pending).toBe(true);
    wire.hear(stateOf(3, offerOf(9, { do: 'discard', card: 'KS' })));
    expect(wire.sent).toHaveLength(3);
    expect(line.pending).toBe(false);
  });

  it('stop where the next offer lacks the next one', () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    line.play([LAY, ADD]);
    wire.hear(stateOf(2, offerOf(8, { do: 'discard', card: 'KS' })));
    wire.hear(stateOf(3, offerOf(9, ADD)));
    expect(wire.sent).toHaveLength(2);
  });

  it('stop at a refusal, which is kept to be read', () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    line.play([LAY, ADD]);
    wire.hear({ type: 'refused', clause: 'M-MELD-1', text: 'Three at a time.' });
    wire.hear(stateOf(2, offerOf(8, ADD)));
    expect(wire.sent).toHaveLength(2);
    expect(line.pending).toBe(false);
  });

  it('are sent once, however often the button is pressed', () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    line.play([LAY]);
    line.play([LAY]);
    expect(wire.sent).toHaveLength(2);
  });
});

describe('showing', () => {
  it('shows frames one after the other, and the newest at once when hurried', async () => {
    const wire = opened(stateOf(1, null));
    const shown: number[] = [];
    let seen: () => void = () => undefined;
    line.stage = {
      before: () => undefined,
      after: (state) => {
        shown.push(state.n);
        return new Promise((resolve) => (seen = resolve));
      },
      cut: () => {
        seen();
      },
    };
    wire.hear(stateOf(2, null));
    wire.hear(stateOf(3, null));
    wire.hear(stateOf(4, offerOf(5, LAY)));
    expect(line.state?.n).toBe(2);
    seen();
    await vi.advanceTimersByTimeAsync(0);
    expect(line.state?.n).toBe(3);
    line.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(line.state?.n).toBe(4);
    expect(shown).toEqual([2, 3]);
  });

  it('lets what comes of an own act be seen, however idle the line was', async () => {
    const wire = opened(stateOf(1, offerOf(7, LAY)));
    await vi.advanceTimersByTimeAsync(0);
    const shown: number[] = [];
    line.stage = {
      before: () => undefined,
      after: (state) => {
        shown.push(state.n);
        return Promise.resolve();
      },
      cut: () => undefined,
    };
    line.play([LAY]);
    wire.hear(stateOf(2, null));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([2]);
  });

  it('goes on however the drawing fails', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const wire = opened(stateOf(1, null));
    await vi.advanceTimersByTimeAsync(0);
    line.stage = {
      before: () => {
        throw new Error('before');
      },
      after: () => Promise.reject(new Error('after')),
      cut: () => undefined,
    };
    wire.hear(stateOf(2, null));
    wire.hear(stateOf(3, null));
    await vi.advanceTimersByTimeAsync(0);
    expect(line.state?.n).toBe(3);
    expect(reported).toHaveBeenCalledTimes(4);
    vi.unstubAllGlobals();
  });
});
