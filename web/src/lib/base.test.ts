import { afterEach, describe, expect, it, vi } from 'vitest';

async function withPage(content: string | null): Promise<typeof import('./base')> {
  vi.resetModules();
  document.head.innerHTML = content === null ? '' : `<meta name="laydown-base" content="${content}">`;
  return import('./base');
}

afterEach(() => {
  document.head.innerHTML = '';
});

describe('the base path', () => {
  it('stands before every address of this server', async () => {
    const { at } = await withPage('/play/cards/');
    expect(at('/t/abc')).toBe('/play/cards/t/abc');
    expect(at('/')).toBe('/play/cards/');
  });

  it.each(['/', null])('is nothing where the page says %s', async (content) => {
    const { at } = await withPage(content);
    expect(at('/t/abc')).toBe('/t/abc');
    expect(at('/')).toBe('/');
  });

  it('is no part of the page that is shown', async () => {
    await withPage('/cards/');
    const { pageOf, rulesPath } = await import('./router.svelte');
    const page = (path: string): string => pageOf(new URL(path, 'http://here/')).name;
    expect(page('/cards/t/abc')).toBe('table');
    expect(page('/cards/rules/mille')).toBe('rules');
    expect(page('/cards/')).toBe('start');
    expect(rulesPath('mille', {}, 2)).toBe('/cards/rules/mille?seats=2');
    const { seatLink } = await import('./sharing');
    expect(seatLink('abc', 'xyz')).toBe(`${location.origin}/cards/t/abc#seat.xyz`);
  });
});
