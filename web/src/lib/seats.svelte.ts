/** My tables: the seats this browser holds. The token is the seat; nothing else proves it is mine. */

import { onChangeElsewhere, read, write } from './stored';

export interface MySeat {
  table: string;
  token: string;
  seat: number;
  preset: string;
  name: string;
  /** When I last sat there, in milliseconds. */
  at: number;
  over: boolean;
  /** Messages of others are hidden there. */
  muted?: boolean;
  /** Links for the seats that I keep free for friends, while I know them. */
  invites: { seat: number; token: string }[];
  /** What opens any free seat, where the address of the table alone does not any more. */
  door?: string;
}

const MOST = 50;

function isMine(value: unknown): value is MySeat[] {
  return Array.isArray(value) && value.every((each) => typeof each?.table === 'string' && typeof each?.token === 'string');
}

class Mine {
  seats = $state.raw<readonly MySeat[]>(read<MySeat[]>('tables', [], isMine));
}

const mine = new Mine();
onChangeElsewhere('tables', () => (mine.seats = read<MySeat[]>('tables', [], isMine)));

/** The last one first. A running match that is forgotten is lost, so that finished ones go before it. */
function keep(seats: readonly MySeat[]): void {
  const kept = [...seats].sort((a, b) => Number(a.over) - Number(b.over) || b.at - a.at).slice(0, MOST);
  mine.seats = kept.sort((a, b) => b.at - a.at);
  write('tables', mine.seats);
}

/** My seats, the last one first; reactive. */
export function mySeats(): readonly MySeat[] {
  return mine.seats;
}

export function seatAt(table: string): MySeat | null {
  return mine.seats.find((each) => each.table === table) ?? null;
}

export function remember(seat: MySeat): void {
  keep([seat, ...mine.seats.filter((each) => each.table !== seat.table)]);
}

/** Something about a seat of mine has changed; unknown tables are left alone. */
export function note(table: string, change: Partial<Omit<MySeat, 'table'>>): void {
  const seat = seatAt(table);
  if (!seat) return;
  const changed = { ...seat, ...change };
  if (Object.entries(changed).some(([key, value]) => seat[key as keyof MySeat] !== value)) remember(changed);
}

/** This token opens my seat no more; false where another device of mine has a new one already. */
export function lose(table: string, token: string): boolean {
  mine.seats = read<MySeat[]>('tables', [], isMine);
  if (seatAt(table)?.token !== token) return false;
  forget(table);
  return true;
}

export function forget(table: string): void {
  keep(mine.seats.filter((each) => each.table !== table));
}
