/**
 * The drawings of which all cards are made, as SVG text. Suits, figures and the back are shapes in their
 * own colours of `currentcolor`; ranks are strokes, so that "10" is as narrow as we draw it on every system.
 */

import type { SuitLetter } from './text';

/** Suits in a box of 100 by 100. */
export const SUIT_SHAPES: Record<SuitLetter, string> = {
  S: '<path d="M50 3C57 19 92 37 92 62c0 13-9 21-20 21-8 0-14-4-18-11 1 11 5 19 13 25H33c8-6 12-14 13-25-4 7-10 11-18 11C17 83 8 75 8 62 8 37 43 19 50 3Z"/>',
  H: '<path d="M50 94C21 68 5 51 5 30 5 15 16 6 28 6c10 0 18 6 22 15C54 12 62 6 72 6c12 0 23 9 23 24 0 21-16 38-45 64Z"/>',
  D: '<path d="M50 2c8 16 21 34 36 48-15 14-28 32-36 48C42 82 29 64 14 50 29 36 42 18 50 2Z"/>',
  C: '<path d="M50 4a22 22 0 0 1 18.500 34A22 22 0 1 1 55 70c1 11 5 20 12 26H33c7-6 11-15 12-26A22 22 0 1 1 31.500 38 22 22 0 0 1 50 4Z"/>',
  R: '<path d="M50 6 62.900 36.200 95.700 39.200 70.900 60.800 78.200 92.900 50 76 21.800 92.900 29.100 60.800 4.300 39.200 37.100 36.200Z" stroke="currentcolor" stroke-width="6" stroke-linejoin="round"/>',
};

interface Glyph {
  width: number;
  shape: string;
}

/** Strokes of width 17 in a box 100 high; the width is that of the ink. */
export const RANK_SHAPES: Record<string, Glyph> = {
  A: { width: 78, shape: '<path d="M8 92 36 8h6L70 92M19 65h40"/>' },
  '2': { width: 68, shape: '<path d="M9 31C9 17 19 8 33 8s25 9 25 22c0 11-6 19-15 29L10 92h50"/>' },
  '3': { width: 68, shape: '<path d="M10 8h46L31 39h3c15 0 26 11 26 26S48 92 33 92C20 92 11 85 8 74"/>' },
  '4': { width: 74, shape: '<path d="M49 92V8h-3L8 66v3h58"/>' },
  '5': { width: 68, shape: '<path d="M56 8H18l-4 41c5-6 11-9 19-9 16 0 27 10 27 26 0 15-11 26-27 26C21 92 12 86 8 76"/>' },
  '6': { width: 70, shape: '<path d="M50 8C30 22 8 42 8 66a27 26 0 1 0 54 0 27 26 0 0 0-54 0"/>' },
  '7': { width: 66, shape: '<path d="M8 8h50v3L26 92"/>' },
  '8': { width: 70, shape: '<path d="M35 8a21 20 0 0 0 0 40a21 20 0 0 0 0-40M35 48a27 22 0 0 0 0 44a27 22 0 0 0 0-44"/>' },
  '9': { width: 70, shape: '<path d="M20 92C40 78 62 58 62 34a27 26 0 1 0-54 0 27 26 0 0 0 54 0"/>' },
  T: { width: 92, shape: '<path d="M8 24 22 9V92M62 8c-13 0-21 14-21 42s8 42 21 42 21-14 21-42S75 8 62 8Z"/>' },
  J: { width: 56, shape: '<path d="M24 8h24v58c0 17-8 26-21 26C15 92 8 84 8 72"/>' },
  Q: { width: 82, shape: '<path d="M39 8C20 8 8 24 8 50s12 42 31 42 31-16 31-42S58 8 39 8ZM46 70l26 25"/>' },
  K: { width: 72, shape: '<path d="M8 8v84M60 8 10 60M29 42l35 50"/>' },
};

/** A jester's cap in a box 90 by 100: the joker's index. */
export const CAP = `
  <path d="M12 78C12 60 6 46 2 36-2 24 6 12 20 12c12 0 20 8 25 20C50 20 58 12 70 12c14 0 22 12 18 24-4 10-10 24-10 42Z" fill="currentcolor"/>
  <path d="M45 32c5-12 13-20 25-20 14 0 22 12 18 24-4 10-10 24-10 42H45Z" class="gold"/>
  <path d="M10 80h70v14H10Z" fill="currentcolor"/>
  <g class="gold"><circle cx="8" cy="44" r="9"/></g><circle cx="82" cy="44" r="9" fill="currentcolor"/>`;

const FACE = 'class="skin"';
const PAPER = 'class="paper"';

/** Half figures in a box 64 by 92, standing on its lower edge. */
export const FIGURES: Record<string, string> = {
  K: `
    <path d="M-2 92C-2 74 9 68 22 65h20c13 3 24 9 24 27Z" fill="currentcolor"/>
    <path d="M17 66 32 86 47 66 40 62H24Z" ${PAPER}/>
    <g class="ink"><circle cx="25" cy="68.500" r="1.300"/><circle cx="39" cy="68.500" r="1.300"/><circle cx="28.500" cy="75" r="1.300"/><circle cx="35.500" cy="75" r="1.300"/></g>
    <path d="M13 28h38v24c0 6-4 9-8 9H21c-4 0-8-3-8-9Z" fill="currentcolor"/>
    <path d="M20 28h24v22c0 7-5 12-12 12s-12-5-12-12Z" ${FACE}/>
    <path d="M20 45c4 0 8-3 12-1 4-2 8 1 12 1v9c0 12-7 19-12 23-5-4-12-11-12-23Z" fill="currentcolor"/>
    <path d="M27.500 51.500c3 2 6 2 9 0" class="line skin-line"/>
    <path d="M32 37v5" class="line"/>
    <g class="ink"><circle cx="26.500" cy="37" r="1.900"/><circle cx="37.500" cy="37" r="1.900"/></g>
    <path d="M13 29 9 9l13 9L32 3l10 15 13-9-4 20Z" class="gold edge"/>
    <path d="M13 29h38v-5H13Z" fill="currentcolor"/>
    <g class="gold"><circle cx="9" cy="8" r="3.400"/><circle cx="32" cy="3" r="3.400"/><circle cx="55" cy="8" r="3.400"/></g>`,
  Q: `
    <path d="M13 40C11 22 19 15 32 15s21 7 19 25c-1 12 6 18 5 31-1 6-7 9-12 9H20c-5 0-11-3-12-9-1-13 6-19 5-31Z" class="gold"/>
    <path d="M4 92c1-12 8-18 18-21h20c10 3 17 9 18 21Z" fill="currentcolor" class="edge"/>
    <path d="M27 58h10v10l7 4-12 13-12-13 7-4Z" ${FACE}/>
    <path d="M20 72.500 32 86l12-13.500" class="line gold-line"/>
    <path d="M20 34c0-9 5-13 12-13s12 4 12 13v10c0 9-5 16-12 18-7-2-12-9-12-18Z" ${FACE}/>
    <path d="M19.500 40C20 29 26 26 32 24c6 2 12 5 12.500 16L46 24 32 18 18 24Z" class="gold"/>
    <path d="M28.500 52.500c2-1.400 5-1.400 7 0-2 2.800-5 2.800-7 0Z" fill="currentcolor"/>
    <g class="ink"><circle cx="27" cy="42" r="1.900"/><circle cx="37" cy="42" r="1.900"/></g>
    <path d="M17 24C15 18 14 12 13 6l10 7 9-10 9 10 10-7c-1 6-2 12-4 18-9-4-21-4-30 0Z" fill="currentcolor" class="edge"/>
    <g ${PAPER}><circle cx="13" cy="6" r="3" class="pearl"/><circle cx="32" cy="3.500" r="3" class="pearl"/><circle cx="51" cy="6" r="3" class="pearl"/></g>
    <circle cx="32" cy="16" r="2.600" class="gold"/>`,
  J: `
    <path d="M3 92c1-14 8-21 19-24h20c11 3 18 10 19 24Z" fill="currentcolor"/>
    <path d="M22 66 32 78 42 66 52 72 32 92 12 72Z" class="gold edge"/>
    <path d="M27 58h10v9l-5 6-5-6Z" ${FACE}/>
    <path d="M14 24h36c3 12 3 24 1 34-4 3-8 2-10-2H23c-2 4-6 5-10 2-2-10-2-22 1-34Z" class="gold"/>
    <path d="M20 32c4-2 8-5 10-9 3 5 8 8 14 9v13c0 9-5 15-12 17-7-2-12-8-12-17Z" ${FACE}/>
    <path d="M28 53c3 2 5 2 8 0" class="line"/>
    <g class="ink"><circle cx="27" cy="42" r="1.900"/><circle cx="37" cy="42" r="1.900"/></g>
    <path d="M10 25C9 13 18 7 30 7c14 0 25 6 25 15 0 3-2 5-4 5-13-5-27-5-38 1-2 0-3-1-3-3Z" fill="currentcolor" class="edge"/>
    <path d="M46 14C50 3 57-2 64-4c1 10-4 20-14 24Z" class="gold edge"/>
    <path d="M49 17c4-7 8-12 12-17" class="line"/>`,
  '*': `
    <path d="M2 92c2-12 8-18 18-21h24c10 3 16 9 18 21Z" fill="currentcolor"/>
    <path d="M32 70v22h30c-2-12-8-18-18-21Z" class="gold"/>
    <path d="M12 70 18 62 25 66 32 61 39 66 46 62 52 70 45 76 39 73 32 79 25 73 19 76Z" class="paper edge"/>
    <path d="M20 34h24v12c0 9-5 16-12 18-7-2-12-9-12-18Z" ${FACE}/>
    <path d="M25.500 49c4 6 9 6 13 0" class="line"/>
    <path d="M24 38h6M34 38h6" class="line"/>
    <g class="ink"><circle cx="27" cy="41.500" r="1.900"/><circle cx="37" cy="41.500" r="1.900"/></g>
    <path d="M17 36C5 34-2 24 0 12c10-2 18 2 22 9 2-9 6-15 10-19v31c-5 0-10 1-15 3Z" fill="currentcolor"/>
    <path d="M47 36c12-2 19-12 17-24-10-2-18 2-22 9C40 12 36 6 32 2v31c5 0 10 1 15 3Z" class="gold"/>
    <g class="ink"><circle cx="0" cy="12" r="3.600"/><circle cx="32" cy="1" r="3.600"/><circle cx="64" cy="12" r="3.600"/></g>`,
};
