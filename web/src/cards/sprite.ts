/** The one hidden drawing from which every card on the page takes its parts with `<use>`. */

import { CAP, FIGURES, RANK_SHAPES, SUIT_SHAPES } from './shapes';

const SPRITE_ID = 'cards-sprite';
const SVG = 'http://www.w3.org/2000/svg';

const STROKES = 'fill="none" stroke="currentcolor" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"';

/** The id of a part: a suit, a rank, a figure (`card-figure-Q`) or the back. */
export function partId(kind: 'suit' | 'rank' | 'figure', letter: string): string {
  return `card-${kind}-${letter === '*' ? 'joker' : letter}`;
}

function markup(): string {
  const suits = Object.entries(SUIT_SHAPES).map(
    ([letter, shape]) => `<g id="${partId('suit', letter)}" fill="currentcolor">${shape}</g>`,
  );
  const ranks = Object.entries(RANK_SHAPES).map(
    ([letter, glyph]) => `<g id="${partId('rank', letter)}" ${STROKES}>${glyph.shape}</g>`,
  );
  const figures = Object.entries(FIGURES).map(
    ([letter, shape]) => `<g id="${partId('figure', letter)}">${coloured(shape)}</g>`,
  );
  const cap = `<g id="${partId('rank', '*')}">${coloured(CAP)}</g>`;
  return `<svg xmlns="${SVG}"><defs>${[...suits, ...ranks, cap, ...figures].join('')}</defs></svg>`;
}

/** Flat colours as attributes: a style sheet would not reach into the shadow trees of `<use>` everywhere. */
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/class="gold edge"/g, 'fill="#e2a62c" stroke="#fffdf7" stroke-width="2" stroke-linejoin="round"'],
  [/class="paper edge"/g, 'fill="#f6ead2" stroke="#fffdf7" stroke-width="2" stroke-linejoin="round"'],
  [/class="edge"/g, 'stroke="#fffdf7" stroke-width="2" stroke-linejoin="round"'],
  [/class="gold"/g, 'fill="#e2a62c"'],
  [/class="skin"/g, 'fill="#f6d9b8"'],
  [/class="paper"/g, 'fill="#fff6e2"'],
  [/class="pearl"/g, 'stroke="#e2a62c" stroke-width="1.500"'],
  [/class="ink"/g, 'fill="#2a211c"'],
  [/class="line skin-line"/g, 'fill="none" stroke="#f6d9b8" stroke-width="1.800" stroke-linecap="round"'],
  [/class="line gold-line"/g, 'fill="none" stroke="#e2a62c" stroke-width="2.600" stroke-linecap="round"'],
  [/class="line"/g, 'fill="none" stroke="#2a211c" stroke-width="1.700" stroke-linecap="round"'],
];

function coloured(shape: string): string {
  return COLOURS.reduce((text, [name, attributes]) => text.replace(name, attributes), shape);
}

interface Policies {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): string };
}

/** Browsers take text as elements only from a policy that the server names; this drawing is our own. */
function trusted(text: string): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  return policies ? policies.createPolicy('laydown-cards', { createHTML: (given) => given }).createHTML(text) : text;
}

/** Puts the drawing into the page, once. */
export function placeSprite(): void {
  if (document.getElementById(SPRITE_ID) !== null) return;
  const drawing = new DOMParser().parseFromString(trusted(markup()), 'image/svg+xml').documentElement;
  drawing.id = SPRITE_ID;
  drawing.setAttribute('width', '0');
  drawing.setAttribute('height', '0');
  drawing.setAttribute('aria-hidden', 'true');
  const sprite = document.importNode(drawing, true);
  sprite.style.position = 'absolute';
  document.body.prepend(sprite);
}
