/** The path that all addresses of this server begin with: the server writes it into the page. */

function written(): string {
  const page = typeof document === 'undefined' ? null : document.querySelector('meta[name="laydown-base"]');
  return (page?.getAttribute('content') ?? '/').replace(/\/+$/, '');
}

export const BASE = written();

/** A path of this server, as `/t/abc`, with all that stands before it: `/cards/t/abc`. */
export function at(path: string): string {
  return BASE + path;
}
