import type {COLOURS} from '../own/words.ts';
import {drawSurface} from './surface.ts';

/** The colours of the goods, by the keys of their names. */
export const PAINTS: Readonly<Record<keyof typeof COLOURS, string>> = {
  black: '#45454a',
  white: '#f4f1ea',
  navy: '#3c4d6e',
  beige: '#d3bd9c',
  khaki: '#85845a',
  grey: '#9a9da3',
  red: '#c0503f',
  blue: '#6f9cc4',
  green: '#6d9272',
  yellow: '#e3b548',
  pink: '#dfa2a5',
  brown: '#8f6647',
  ecru: '#e9dfc9',
  indigo: '#3f5f8c',
  terracotta: '#c67b5c',
  silver: '#b7bcc2',
};

const byKey: ReadonlyMap<string, string> = new Map(Object.entries(PAINTS));

/** Background colours that suit any product, each with a deeper tone for the backdrop shape. */
const GROUNDS = [
  ['#f0e9df', '#e3d8c8'],
  ['#e6ebe6', '#d3dcd4'],
  ['#e8e9ee', '#d5d8e2'],
  ['#f2e6e1', '#e6d2ca'],
  ['#eceade', '#dddac4'],
  ['#e3ebed', '#cedbdf'],
] as const;

/** The paint of a picture. */
export interface Paint {
  readonly ground: string;
  readonly backdrop: string;
  /** CSS rules for the classes of silhouettes. */
  readonly style: string;
  /** The content of `<defs>` that the rules refer to. */
  readonly surface: string;
}

/** Chooses the paint for a product colour and the words of its name; `variation` picks the background. */
export function choosePaint(colour: string, words: readonly string[], variation: number): Paint {
  const main = byKey.get(colour) ?? PAINTS.grey;
  const [ground, backdrop] = GROUNDS[variation % GROUNDS.length] ?? GROUNDS[0];
  const dark = mix(main, '#1d1b22', 0.24);
  const light = mix(main, '#ffffff', 0.3);
  const fills = {m: 'url(#surface)', d: dark, k: light, bg: backdrop, ...FIXED_FILLS};
  const strokes = {lm: main, ld: dark, lk: light, lt: mix(main, '#1d1b22', 0.34), ...FIXED_STROKES};
  const style = rules(fills, 'fill') + rules(strokes, 'stroke') + TOUCHES + widths(main);
  return {ground, backdrop, style, surface: drawSurface(words, main, dark, light)};
}

/** Colours of materials, independent of the product: paper, iron, wood, steel, brass. */
const FIXED_FILLS = {
  w: '#fbf8f2',
  n: '#3b3a3d',
  t: '#c99d70',
  o: '#a87d52',
  s: '#bcc2c8',
  g: '#8f969d',
  y: '#e9b949',
};
const FIXED_STROKES = {ln: '#3b3a3d', lw: '#fbf8f2', ly: '#e9b949', lg: '#8f969d'};

/** Shadow, highlight and glass. */
const TOUCHES = '.x{fill:#1d1b22;opacity:.13}.h{fill:#fff;opacity:.32}.g1{fill:#eaf3f5;opacity:.72}';

function widths(main: string): string {
  return [
    '.lm,.ld,.lk,.lt,.ln,.lw,.ly,.lg{fill:none;stroke-width:7;stroke-linecap:round;stroke-linejoin:round}',
    '.lt{stroke-width:4;opacity:.7}.lk{stroke-width:4}.ld{stroke-width:18}',
    `.lm2{fill:none;stroke:${main};stroke-width:24;stroke-linejoin:round}`,
    '.ln2{fill:none;stroke:#3b3a3d;stroke-width:16;stroke-linecap:round;stroke-linejoin:round}',
    '.lt2{fill:none;stroke:#8f969d;stroke-width:13;stroke-linecap:round}',
    '.ly2{fill:none;stroke:#e9b949;stroke-width:20;stroke-linejoin:round}',
  ].join('');
}

function rules(colours: Readonly<Record<string, string>>, property: string): string {
  return Object.entries(colours)
    .map(([name, colour]) => `.${name}{${property}:${colour}}`)
    .join('');
}

/** Mixes the given share of one `#rrggbb` colour into another. */
function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map(place => {
    const [from, to] = [colour, other].map(hex => Number.parseInt(hex.slice(place, place + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}
