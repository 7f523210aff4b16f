/**
 * What this browser gives to the dice of its tables, and the seals it was shown: kept before the first deal, so that
 * nothing can be changed afterwards without being seen.
 */
import { bytesToHex } from '@noble/hashes/utils.js';
import { isRecord, read, write } from '../lib/stored';
import type { FromClient, Mixing } from '../wire';
import type { Kept } from './check';
import { commitmentTo } from './dice';

interface KeptOfTable extends Kept {
  table: string;
}

const MOST = 100;
const NAME = 'dice';

/** Of this page, where the browser keeps nothing. */
const known = new Map<string, Kept>();

function isKept(value: unknown): value is KeptOfTable[] {
  return Array.isArray(value) && value.every((each) => isRecord(each) && typeof each['value'] === 'string');
}

export function keptOf(table: string): Kept | null {
  return known.get(table) ?? read<KeptOfTable[]>(NAME, [], isKept).find((each) => each.table === table) ?? null;
}

/** The frame that the server is owed now, if any. The value is made once for a table and then stays. */
export function owed(table: string, seat: number, mixing: Mixing): FromClient | null {
  if (mixing.owes === null) return null;
  const kept = keptOf(table) ?? keep(table, seat, mixing.commitment);
  // A server that shows another seal than before is given nothing more: it would learn what to choose.
  if (kept.seal !== mixing.commitment || kept.seat !== seat) return null;
  if (mixing.owes === 'value') return { type: 'show', value: kept.value };
  return { type: 'commit', commitment: commitmentTo(kept.value, seat + 1, mixing.commitment) };
}

function keep(table: string, seat: number, seal: string): Kept {
  const value = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const kept = { table, seat, seal, value };
  known.set(table, kept);
  write(NAME, [kept, ...read<KeptOfTable[]>(NAME, [], isKept)].slice(0, MOST));
  return kept;
}
