import {Random} from './own/random.ts';
import {CLOTHES} from './picture/clothes.ts';
import {DESK} from './picture/desk.ts';
import {HOME} from './picture/home.ts';
import {KITCHEN} from './picture/kitchen.ts';
import {OUTDOORS} from './picture/outdoors.ts';
import {choosePaint} from './picture/paint.ts';

/**
 * Draws the picture of a product, an article or a collection as an SVG of 600 by 600, identical for the same name.
 *
 * @param name `<silhouette>-<colour>-<anything>`, such as `jacket-navy-linen-tailored-jacket`. The prefix `story-`
 * draws an article, `collection-` a collection. Any other text gets a picture too.
 */
export function drawPicture(name: string): string {
  const scene = name.startsWith('story-')
    ? 'story'
    : name.startsWith('collection-')
      ? 'collection'
      : 'product';
  const [silhouette = '', colour = '', ...rest] = name.replace(/^(story|collection)-/, '').split('-');
  // The seed excludes the colour, so that all variants of a product share a background.
  const random = new Random([scene, silhouette, ...rest].join('-'));
  const paint = choosePaint(colour, rest, Math.floor(random.next() * 600));
  const figure = isKnown(silhouette) ? SILHOUETTES[silhouette] : SILHOUETTES.giftbox;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">',
    `<style>${paint.style}</style><defs>${paint.surface}</defs><path fill="${paint.ground}" d="M0 0H600V600H0Z"/>`,
    `<g fill="${paint.backdrop}">${random.pick(BACKDROPS[scene])}</g>`,
    '<ellipse class="x" cx="300" cy="466" rx="180" ry="14"/>',
    `<g transform="translate(36 36) scale(.88)">${figure}</g></svg>`,
  ].join('');
}

const SILHOUETTES = {...CLOTHES, ...OUTDOORS, ...KITCHEN, ...DESK, ...HOME};

const BACKDROPS = {
  product: [
    '<circle cx="300" cy="296" r="214"/>',
    '<path d="M112 468V290Q112 96 300 96T488 290V468Z"/>',
    '<path d="M0 420Q150 370 300 400T600 380V600H0Z"/>',
    '<path d="M0 466H600V600H0Z"/>',
    '<circle cx="210" cy="230" r="160"/><circle cx="400" cy="360" r="130"/>',
  ],
  story: [
    '<path d="M0 440 120 300 220 390 360 220 480 350 600 280V600H0Z"/><circle cx="470" cy="130" r="56"/>',
    '<path d="M0 120H600V150H0ZM0 500H600V600H0ZM90 150V500H60V150ZM540 150V500H510V150Z"/>',
  ],
  collection: [
    '<path d="M0 0H300V600H0Z"/>',
    '<circle cx="300" cy="300" r="260"/><circle cx="70" cy="90" r="40"/><circle cx="540" cy="520" r="54"/>',
    '<path d="M0 600 600 0V600Z"/>',
  ],
} as const;

function isKnown(silhouette: string): silhouette is keyof typeof SILHOUETTES {
  return Object.hasOwn(SILHOUETTES, silhouette);
}
