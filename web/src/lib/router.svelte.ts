/**
 * Which page is shown: `/`, `/t/ID#TOKEN`, `/rules/PRESET?options#CLAUSE`, `/r`, `/r/ID#PLACE`, `/fair`,
 * `/duplicate/ID` and `/mail#WHAT.TOKEN`, after the base path.
 */

import { at, BASE } from './base';

export type Page =
  | { name: 'start' }
  | { name: 'table'; table: string; token: string | null }
  | { name: 'records' }
  | { name: 'replay'; replay: string; at: string }
  | { name: 'fair' }
  | { name: 'mail'; what: 'verify' | 'stop'; token: string }
  | { name: 'duplicate'; duplicate: string }
  | { name: 'rules'; preset: string; options: Record<string, string>; seats: number | null; clause: string | null };

export function pageOf(url: URL, base = BASE): Page {
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  const [room, id] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (room === 't' && id) return { name: 'table', table: id, token: url.hash.slice(1) || null };
  if (room === 'r') return id ? { name: 'replay', replay: id, at: url.hash.slice(1) } : { name: 'records' };
  if (room === 'fair') return { name: 'fair' };
  if (room === 'mail') {
    const [what = '', token = ''] = url.hash.slice(1).split('.');
    return { name: 'mail', what: what === 'verify' ? what : 'stop', token };
  }
  if (room === 'duplicate' && id) return { name: 'duplicate', duplicate: id };
  if (room === 'rules') {
    const { seats, ...options } = Object.fromEntries(url.searchParams);
    return { name: 'rules', preset: id ?? '', options, seats: Number(seats) || null, clause: url.hash.slice(1) || null };
  }
  return { name: 'start' };
}

class Router {
  page = $state.raw<Page>({ name: 'start' });
}

const router = new Router();

function read(): void {
  router.page = pageOf(new URL(location.href));
}

export function start(): void {
  read();
  window.addEventListener('popstate', read);
  window.addEventListener('hashchange', read);
}

/** The page shown now; reactive. */
export function page(): Page {
  return router.page;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  read();
  window.scrollTo(0, 0);
}

/** Puts another address on this page, without a step back to it. */
export function rename(path: string): void {
  history.replaceState(null, '', path);
  read();
}

/** The rules as configured; the server writes such addresses too. */
export function rulesPath(preset: string, options: Record<string, string>, seats: number): string {
  const query = new URLSearchParams({ ...options, seats: String(seats) });
  return at(`/rules/${encodeURIComponent(preset)}?${query.toString()}`);
}

/** For links within the app: a plain click changes the page, any other does what the browser does. */
export function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
