/**
 * The dice of a match, derived again: what docs/design/fair-deals.md writes down, in the words of that page.
 * It shares nothing with the server and knows no rules of any game.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a seat gave; empty for what never came. Seats are counted from 1, as in records. */
export interface Part {
  seat: number;
  commitment: string;
  value: string;
}

export function sealOfSecret(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What a seat says before the values are shown. */
export function commitmentTo(value: string, seat: number, table: string): string {
  return bytesToHex(sha256(utf8ToBytes(`laydown contribution 2|${seat}|${table}|${value}`)));
}

/** What all streams of a match are derived from. */
export class Source {
  readonly #version: string;
  readonly #key: Uint8Array;

  constructor(version: string, secret: string, parts: readonly Part[]) {
    this.#version = version;
    const bytes = hexToBytes(secret);
    const given = parts.filter((each) => each.value).map((each) => `${each.seat}:${each.value}`);
    const label = `laydown dice 2|match|${sealOfSecret(secret)}|${given.join(',')}`;
    this.#key = version === '2' ? hmac(sha256, bytes, utf8ToBytes(label)) : bytes;
  }

  stream(purpose: string, deal: number, count: number): Stream {
    const label = `laydown dice ${this.#version}|${purpose}|${deal}|${count}`;
    return new Stream(hmac(sha256, this.#key, utf8ToBytes(label)));
  }
}

const WORD = 2 ** 32;

/** HMAC of a counter, read as words of four bytes. */
class Stream {
  readonly #key: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  below(bound: number): number {
    const fair = WORD - (WORD % bound);
    let word = this.#word();
    while (word >= fair) word = this.#word();
    return word % bound;
  }

  shuffled<T>(row: readonly T[]): T[] {
    const cards = [...row];
    for (let place = cards.length - 1; place > 0; place -= 1) {
      const other = this.below(place + 1);
      [cards[place], cards[other]] = [cards[other] as T, cards[place] as T];
    }
    return cards;
  }

  #word(): number {
    if (!this.#words.length) {
      const number = new DataView(new ArrayBuffer(8));
      number.setUint32(4, this.#block);
      this.#block += 1;
      const block = hmac(sha256, this.#key, new Uint8Array(number.buffer));
      const view = new DataView(block.buffer, block.byteOffset);
      this.#words = Array.from({ length: 8 }, (_, at) => view.getUint32(at * 4)).reverse();
    }
    return this.#words.pop() as number;
  }
}

const RANKS = 'A23456789TJQK*';
const SUITS = 'SHDCR';

export function rankOf(card: string): number {
  return RANKS.indexOf(card.charAt(0));
}

/** Rank by rank, within a rank suit by suit, jokers last. */
export function newPack(cards: readonly string[]): string[] {
  const place = (card: string): number => rankOf(card) * 8 + (card === '*' ? 0 : SUITS.indexOf(card.charAt(1)));
  return [...cards].sort((one, other) => place(one) - place(other));
}
