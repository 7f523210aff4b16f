/** Links to a table, and how they leave this browser. */

import { at } from './base';

const OWN = 'seat.';

/** A free seat: that of the invitation, or any. */
export function tableLink(table: string, invite: string | null): string {
  return `${location.origin}${at(`/t/${encodeURIComponent(table)}`)}${invite ? `#${invite}` : ''}`;
}

/** My own seat, to go on from another device. */
export function seatLink(table: string, token: string): string {
  return tableLink(table, OWN + token);
}

/** The addresses of a feed of turns; `webcal` is that of the calendar for programs that subscribe to it. */
export function feedLinks(token: string): { webcal: string; ics: string; atom: string } {
  const turns = `${location.origin}${at(`/api/feeds/${encodeURIComponent(token)}/turns`)}`;
  return { webcal: `${turns.replace(/^https?/, 'webcal')}.ics`, ics: `${turns}.ics`, atom: `${turns}.atom` };
}

/** The token of a taken seat, where the address holds one and not an invitation. */
export function ownToken(token: string | null): string | null {
  return token?.startsWith(OWN) ? token.slice(OWN.length) : null;
}

/** Whether this page's address means this very machine, so that a link to it is of no use elsewhere. */
export function onlyHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}

export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands the link to the device's share sheet; a person who closes it again has done nothing wrong. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason;
  }
}

/** Copies the text in `field`, which shows it; pages without TLS have only the old way. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      // Not allowed: the old way may be.
    }
  }
  return document.execCommand('copy');
}
