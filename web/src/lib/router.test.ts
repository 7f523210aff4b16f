import { describe, expect, it } from 'vitest';
import { pageOf, rulesPath } from './router.svelte';

const at = (path: string): URL => new URL(path, 'http://laydown.test');

describe('pageOf', () => {
  it('is the start page at /', () => {
    expect(pageOf(at('/'))).toEqual({ name: 'start' });
  });

  it('is a table with the token after the hash', () => {
    expect(pageOf(at('/t/abc#secret'))).toEqual({ name: 'table', table: 'abc', token: 'secret' });
    expect(pageOf(at('/t/abc'))).toEqual({ name: 'table', table: 'abc', token: null });
  });

  it('reads back the options of a rules page', () => {
    const page = pageOf(at(rulesPath('mille', { cut: 'yes', target: '700' }, 2)));
    const options = { cut: 'yes', target: '700' };
    expect(page).toEqual({ name: 'rules', preset: 'mille', options, seats: 2, clause: null });
  });

  it('is a replay with its place after the hash, or the page where records are sent in', () => {
    expect(pageOf(at('/r/abc#deal=2'))).toEqual({ name: 'replay', replay: 'abc', at: 'deal=2' });
    expect(pageOf(at('/r/abc'))).toEqual({ name: 'replay', replay: 'abc', at: '' });
    expect(pageOf(at('/r'))).toEqual({ name: 'records' });
  });

  it('is what a link in a mail is for, with its token after the hash', () => {
    expect(pageOf(at('/mail#verify.abc'))).toEqual({ name: 'mail', what: 'verify', token: 'abc' });
    expect(pageOf(at('/mail#stop.abc'))).toEqual({ name: 'mail', what: 'stop', token: 'abc' });
    expect(pageOf(at('/mail'))).toEqual({ name: 'mail', what: 'stop', token: '' });
  });

  it('finds the clause of a rules page', () => {
    const page = { name: 'rules', preset: 'mille', options: {}, seats: null, clause: 'M-PILE-2' };
    expect(pageOf(at('/rules/mille#M-PILE-2'))).toEqual(page);
  });
});
