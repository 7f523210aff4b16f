/** The server's HTTP side. A failure is an ApiError; `problem` is the server's sentence, where it has one. */

import type {
  ComparisonPage,
  DuplicateMade,
  DuplicateRequest,
  FairPage,
  FeedMade,
  GamesPage,
  Joined,
  JoinRequest,
  MailLinkDone,
  MatchesPage,
  NoticesPage,
  OwnSeat,
  RecordKept,
  Replay,
  ReplayDeal,
  RulesPage,
  RulesRequest,
  TableInfo,
  TableMade,
  TableRequest,
} from '../wire';
import { at } from './base';
import { isRecord } from './stored';

export type Options = Record<string, string>;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: string | null,
    /** The option to change, or `seats`; empty where it is about none. */
    readonly option = '',
    /** The line of a record that does not hold, from 1. */
    readonly line: number | null = null,
  ) {
    super(problem ?? `HTTP ${status}`);
  }
}

function problemIn(body: unknown): string | null {
  const text = isRecord(body) ? body['text'] : null;
  return typeof text === 'string' ? text : null;
}

function lineIn(body: unknown): number | null {
  const line = isRecord(body) ? body['line'] : null;
  return typeof line === 'number' ? line : null;
}

function optionIn(body: unknown): string {
  const option = isRecord(body) ? body['option'] : null;
  return typeof option === 'string' ? option : '';
}

function asked<T>(path: string, body?: unknown): Promise<T> {
  return body === undefined ? answered(path, {}) : sent(path, 'application/json', JSON.stringify(body));
}

function sent<T>(path: string, type: string, body: BodyInit): Promise<T> {
  return answered(path, { method: 'POST', headers: { 'content-type': type }, body });
}

async function answered<T>(path: string, how: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(path), how);
  } catch {
    throw new ApiError(0, null);
  }
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(answer.status, problemIn(read), optionIn(read), lineIn(read));
  return read as T;
}

export const postDuplicate = (wanted: DuplicateRequest): Promise<DuplicateMade> =>
  asked(`/api/duplicates?lang=${wanted.lang}`, wanted);

/** How both tables of a duplicate did, once both are done. */
export const getDuplicate = (duplicate: string, lang: string): Promise<ComparisonPage> =>
  asked(`/api/duplicates/${encodeURIComponent(duplicate)}?lang=${lang}`);

/** What was dealt in all finished matches of this server. */
export const getFair = (lang: string): Promise<FairPage> => asked(`/api/fair?lang=${lang}`);

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const getGames = (lang: string): Promise<GamesPage> => asked(`/api/games?lang=${lang}`);

export const postRules = (wanted: RulesRequest): Promise<RulesPage> => asked('/api/rules', wanted);

// The language stands in the address too: what goes wrong is said in it.
export const postTable = (wanted: TableRequest): Promise<TableMade> =>
  asked(`/api/tables?lang=${wanted.lang}`, wanted);

/** How the matches of these seats stand, with their tokens. */
export const postMatches = (seats: OwnSeat[], lang: string): Promise<MatchesPage> =>
  asked(`/api/matches?lang=${lang}`, { seats, lang });

/** Whether everyone on this server sees the table; for its host. */
export const postListing = (table: string, token: string, listed: boolean, lang: string): Promise<TableInfo> =>
  asked(`${tablePath(table)}/listing?lang=${lang}`, { token, listed });

/** How a bot does with my cards; asked again while it still plays. */
export const postBot = (table: string, bot: string, lang: string): Promise<ComparisonPage> =>
  asked(`${tablePath(table)}/bots?lang=${lang}`, { bot, lang });

/** How my seat is told of its turns. */
export const postNotices = (table: string, token: string, lang: string): Promise<NoticesPage> =>
  asked(`${tablePath(table)}/notices?lang=${lang}`, { token, lang });

/** A feed of my turns; one that I had before ends. */
export const postFeed = (table: string, token: string, lang: string): Promise<FeedMade> =>
  asked(`${tablePath(table)}/feed?lang=${lang}`, { token, lang });

export const postFeedEnd = (table: string, token: string, lang: string): Promise<NoticesPage> =>
  asked(`${tablePath(table)}/feed/end?lang=${lang}`, { token, lang });

/** Mail for my seat, once it is confirmed there. */
export const postMail = (table: string, token: string, address: string, lang: string): Promise<NoticesPage> =>
  asked(`${tablePath(table)}/mail?lang=${lang}`, { token, address, lang });

export const postMailEnd = (table: string, token: string, lang: string): Promise<NoticesPage> =>
  asked(`${tablePath(table)}/mail/end?lang=${lang}`, { token, lang });

/** What a link in a mail is for: that mail is wanted, or none any more. */
export const postMailLink = (what: 'verify' | 'stop', token: string, lang: string): Promise<MailLinkDone> =>
  asked(`/api/mail/${what}?lang=${lang}`, { token, lang });

export const getListed = (lang: string): Promise<TableInfo[]> => asked(`/api/tables?lang=${lang}`);

export const getTable = (table: string, lang: string): Promise<TableInfo> =>
  asked(`${tablePath(table)}?lang=${lang}`);

export const postJoin = (table: string, wanted: JoinRequest, lang: string): Promise<Joined> =>
  asked(`${tablePath(table)}/join?lang=${lang}`, wanted);

/** Where a finished match's record is read or saved from. */
export const recordPath = (table: string): string => at(`${tablePath(table)}/record`);

/** Where a finished match, or a record that was sent in, is looked at again. */
export const replayPath = (replay: string): string => at(`/r/${encodeURIComponent(replay)}`);

const toldPath = (replay: string): string => `/api/replays/${encodeURIComponent(replay)}`;

export const getReplay = (replay: string, lang: string): Promise<Replay> => asked(`${toldPath(replay)}?lang=${lang}`);

/** `eyes` as addresses write them: `all`, `watch` or a seat from 1. */
export const getReplayDeal = (replay: string, place: number, eyes: string, lang: string): Promise<ReplayDeal> =>
  asked(`${toldPath(replay)}/deals/${place}?seat=${eyes}&lang=${lang}`);

/** The largest record that is read, in bytes. */
export const LARGEST_RECORD = 2_000_000;

/** Sends a record in, byte for byte. */
export const postRecord = (written: Blob, lang: string): Promise<RecordKept> =>
  sent(`/api/records?lang=${lang}`, 'text/plain', written);
