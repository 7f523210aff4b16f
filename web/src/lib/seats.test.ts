import { beforeEach, describe, expect, it } from 'vitest';
import { forget, mySeats, note, remember, seatAt, type MySeat } from './seats.svelte';
import { ownToken, seatLink, tableLink } from './sharing';

function seat(table: string, at: number): MySeat {
  return { table, token: `of-${table}`, seat: 0, preset: 'mille', name: 'Ana', at, over: false, invites: [] };
}

describe('my seats', () => {
  beforeEach(() => {
    for (const each of mySeats()) forget(each.table);
  });

  it('are kept, the last one first', () => {
    remember(seat('a', 1));
    remember(seat('b', 2));
    expect(mySeats().map((each) => each.table)).toEqual(['b', 'a']);
    expect(JSON.parse(localStorage.getItem('laydown.tables') ?? '[]')).toHaveLength(2);
  });

  it('are fifty, of which the finished ones go first', () => {
    remember(seat('running', 0));
    for (let at = 1; at <= 60; at += 1) remember({ ...seat(`t${at}`, at), over: true });
    expect(mySeats()).toHaveLength(50);
    expect(seatAt('running')).not.toBeNull();
    expect(seatAt('t60')).not.toBeNull();
    expect(seatAt('t1')).toBeNull();
  });

  it('take notes, and only of tables that are mine', () => {
    remember(seat('a', 1));
    note('a', { over: true });
    note('b', { over: true });
    expect(seatAt('a')?.over).toBe(true);
    expect(seatAt('b')).toBeNull();
  });
});

describe('links', () => {
  it('tell an invitation from a seat that is taken', () => {
    const hash = (link: string): string => new URL(link).hash.slice(1);
    expect(ownToken(hash(seatLink('abc', 'secret')))).toBe('secret');
    expect(ownToken(hash(tableLink('abc', 'invite')))).toBeNull();
    expect(ownToken(null)).toBeNull();
    expect(new URL(tableLink('abc', null)).pathname).toBe('/t/abc');
  });
});
