import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mixing } from '../wire';
import { check, type Finding } from './check';
import { commitmentTo, sealOfSecret } from './dice';
import { keptOf, owed } from './part';

const RECORDS = [
  'mille-cardroom',
  'mille-montreal',
  'three-thirteen-speed',
  'deuces-arent-wild',
  'split-mille',
  'split-three-thirteen',
  'split-three-thirteen-speed',
];

function recordOf(preset: string): string {
  return readFileSync(`../tests/data/fair/${preset}.laydown`, 'utf8');
}

function wrong(findings: readonly Finding[]): string[] {
  return findings.filter((each) => !each.holds).map((each) => each.id);
}

describe('a record of the server', () => {
  it.each(RECORDS)('holds: %s', (preset) => {
    const text = recordOf(preset);
    const found = check(text, null);
    expect(wrong(found)).toEqual([]);
    const deal = preset.startsWith('split') ? 'web-fair-deal-split' : 'web-fair-deal';
    expect(found.filter((each) => each.id === deal)).toHaveLength(text.split('\ndeal ').length - 1);
    expect(found.filter((each) => each.id === 'web-fair-dealer')).toHaveLength(1);
  });

  it('covers cards cut by the dice, reshuffles, a low draw and a seat that was left out', () => {
    const all = RECORDS.map(recordOf).join('');
    for (const each of [' by dice', 'dealer reshuffle', ': none']) expect(all).toContain(each);
    expect(all).toMatch(/first dealer: \d ; 1 /);
  });

  const swapped = (text: string): string => text.replace(/order:\n {2}(\S+) (\S+)/, 'order:\n  $2 $1');
  it.each([
    ['an order', swapped, 'web-fair-deal'],
    ['a reshuffle', (text: string) => text.replace(/(dealer reshuffle\n {2})(\S+) (\S+)/, '$1$3 $2'), 'web-fair-deal'],
    ['a drawn card', (text: string) => text.replace(/draw ; \S+/, 'draw ; 7R'), 'web-fair-deal'],
    ['the secret', (text: string) => text.replace(/secret: ../, 'secret: ff'), 'web-fair-seal'],
    ['a value', (text: string) => text.replace(/(contribution 1: \S+ )../, '$1ff'), 'web-fair-part'],
    ['the first dealer', (text: string) => text.replace(/first dealer: ./, 'first dealer: 9'), 'web-fair-dealer'],
  ])('does not hold with %s changed', (_, change, id) => {
    const text = recordOf('deuces-arent-wild');
    const changed = change(text);
    expect(changed).not.toBe(text);
    expect(wrong(check(changed, null))).toContain(id);
  });

  it.each(RECORDS)('does not hold on the other kind of stock: %s', (preset) => {
    const text = recordOf(preset);
    const split = text.includes('stock: split');
    const changed = split ? text.replace('stock: split\n', '') : text.replace('preset:', 'stock: split\npreset:');
    expect(new Set(wrong(check(changed, null)))).toEqual(new Set([split ? 'web-fair-deal' : 'web-fair-deal-split']));
  });

  it('does not hold on a split stock with a drawn card changed', () => {
    const text = recordOf('split-mille').replace(/draw ; \S+/, 'draw ; 7R');
    expect(wrong(check(text, null))).toEqual(['web-fair-deal-split']);
  });

  it('is nothing to check while the match is played', () => {
    const running = recordOf('mille-cardroom').replace(/secret: .*\n/, '');
    expect(wrong(check(running, null))).toEqual(['web-fair-no-secret']);
  });

  it('is held against what this browser saw and gave before the first deal', () => {
    const text = recordOf('mille-cardroom');
    const seal = /commitment: (\S+)/.exec(text)?.[1] ?? '';
    const value = /contribution 1: \S+ (\S+)/.exec(text)?.[1] ?? '';
    const found = check(text, { seal, value, seat: 0 });
    expect(wrong(found)).toEqual([]);
    expect(found.map((each) => each.id)).toContain('web-fair-mine');
    expect(wrong(check(text, { seal: '0'.repeat(64), value, seat: 0 }))).toEqual(['web-fair-seal-kept']);
    expect(wrong(check(text, { seal, value: '0'.repeat(64), seat: 0 }))).toEqual(['web-fair-mine']);
  });
});

describe('what this browser gives', () => {
  const seal = sealOfSecret('00'.repeat(32));
  const mixing = (owes: Mixing['owes'], commitment = seal): Mixing => ({ commitment, commitments: [], owes });

  beforeEach(() => {
    localStorage.clear();
  });

  it('is one value for a table, committed to and then shown', () => {
    const first = owed('one', 1, mixing('commitment'));
    const value = keptOf('one')?.value ?? '';
    expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect(first).toEqual({ type: 'commit', commitment: commitmentTo(value, 2, seal) });
    expect(owed('one', 1, mixing('commitment'))).toEqual(first);
    expect(owed('one', 1, mixing('value'))).toEqual({ type: 'show', value });
    expect(owed('one', 1, mixing(null))).toBeNull();
    expect(keptOf('two')).toBeNull();
  });

  it('is not given to a table that shows another seal than before', () => {
    owed('three', 0, mixing('commitment'));
    expect(owed('three', 0, mixing('value', 'ff'.repeat(32)))).toBeNull();
  });
});
