/** The server's HTTP side. A failure is an ApiError; `problem` is the server's sentence, where it has one. */

import { isRecord } from './stored';

export interface Choice {
  value: string;
  title: string;
}

export interface Option {
  name: string;
  title: string;
  help: string;
  kind: 'choice' | 'number' | 'yes_no';
  choices: Choice[];
  low: number;
  high: number;
  /** Whether `none` is a value too. */
  none: boolean;
  value: string;
  clause: string;
}

export interface Preset {
  preset: string;
  title: string;
  help: string;
  seats: { least: number; most: number; usual: number };
  options: Option[];
}

export interface Game {
  name: string;
  presets: Preset[];
}

export interface Bot {
  name: string;
  title: string;
  help: string;
}

export interface Games {
  version: number | string;
  games: Game[];
  bots: Bot[];
}

export type Options = Record<string, string>;

export interface Rules {
  rules: string[];
  changed: string[];
  problem: { option: string | null; text: string } | null;
}

export type SeatChoice = { kind: 'me' } | { kind: 'friend' } | { kind: 'bot'; bot: string };

export interface NewTable {
  preset: string;
  options: Options;
  name: string;
  colour: string;
  seats: SeatChoice[];
  listed: boolean;
  chat: boolean;
  beat_seconds: number | null;
}

export interface Opened {
  table: string;
  token: string;
  seat: number;
  invites: { seat: number; token: string }[];
}

export interface Listed {
  table: string;
  title: string;
  preset: string;
  changed: string[];
  host: string;
  free: number;
  started: boolean;
  over: boolean;
}

export type TableCard = Omit<Listed, 'table'>;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: string | null,
  ) {
    super(problem ?? `HTTP ${status}`);
  }
}

function problemIn(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const text = body['text'] ?? body['detail'];
  return typeof text === 'string' ? text : null;
}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new ApiError(0, null);
  }
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, problemIn(read));
  return read as T;
}

export const getGames = (lang: string): Promise<Games> => asked(`/api/games?lang=${lang}`);

export const postRules = (wanted: {
  preset: string;
  options: Options;
  seats: number;
  lang: string;
}): Promise<Rules> => asked('/api/rules', wanted);

export const postTable = (wanted: NewTable): Promise<Opened> => asked('/api/tables', wanted);

export const getListed = (lang: string): Promise<Listed[]> => asked(`/api/tables?lang=${lang}`);

export const getTable = (table: string, lang: string): Promise<TableCard> =>
  asked(`/api/tables/${encodeURIComponent(table)}?lang=${lang}`);

export const postJoin = (
  table: string,
  wanted: { name: string; colour: string; token: string | null },
): Promise<{ token: string; seat: number }> => asked(`/api/tables/${encodeURIComponent(table)}/join`, wanted);

export const recordPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;
