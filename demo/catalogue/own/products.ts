import type {Product, Variant} from '../catalogue.ts';
import type {Axis, Design} from './design.ts';
import {roundPrice} from './designs.ts';
import {Random} from './random.ts';
import {AXES, type Bilingual, COLOURS, type Language, TAGS, TYPES} from './words.ts';

/** Writes a design as a product in one language; ids, prices and stock do not depend on it. */
export function createProduct(design: Design, place: number, language: Language): Product {
  const axes = axesOf(design);
  return {
    id: String(7_400_000_000_001 + place),
    handle: design.handle,
    title: design.title[language],
    body: design.body[language],
    vendor: design.vendor,
    type: TYPES[design.type][language],
    tags: design.tags.map(tag => TAGS[tag][language]),
    createdAt: design.createdAt,
    image: pictureOf(design, design.colours[0]),
    options: axes.map(axis => AXES[axis.name][language]),
    variants: createVariants(design, axes, place, language),
    metafields: metafieldsOf(design, place, language),
  };
}

/** The colour comes first, because it changes the picture. A single colour is no option axis. */
function axesOf(design: Design): readonly Axis[] {
  if (design.colours.length < 2) return design.axes;
  return [{name: 'colour', values: design.colours.map(colour => [COLOURS[colour], 0])}, ...design.axes];
}

function createVariants(design: Design, axes: readonly Axis[], place: number, language: Language): Variant[] {
  const random = new Random(`${design.handle} stock`);
  return combine(axes).map((values, index) => {
    const price = roundPrice(design.price * values.reduce((share, [, extra]) => share + extra, 1));
    const options = values.map(([name]) => name[language]);
    return {
      id: String(41_200_000_000_001 + place * 100 + index),
      title: options.join(' / ') || 'Default Title',
      options,
      ...(design.discount
        ? {price: roundPrice(price * (1 - design.discount)), compareAtPrice: price}
        : {price}),
      available: !random.happens(design.scarcity),
      sku: `${design.type.slice(0, 3).toUpperCase()}-${String(place + 1).padStart(4, '0')}-${index + 1}`,
      image: pictureOf(design, colourOf(design, values)),
    };
  });
}

type Value = Axis['values'][number];

/** Combines one value of each axis in every possible way; without axes, there is one empty combination. */
function combine(axes: readonly Axis[]): Value[][] {
  return axes.reduce<Value[][]>(
    (combinations, {values}) => combinations.flatMap(chosen => values.map(value => [...chosen, value])),
    [[]],
  );
}

function colourOf(design: Design, values: readonly Value[]): Design['colours'][number] | undefined {
  const chosen = new Set<Bilingual>(values.map(([name]) => name));
  return design.colours.find(colour => chosen.has(COLOURS[colour])) ?? design.colours[0];
}

function pictureOf(design: Design, colour = 'grey'): string | undefined {
  return design.picture && `/cdn/pictures/${design.picture}-${colour}-${design.handle}.svg`;
}

function metafieldsOf(design: Design, place: number, language: Language): Product['metafields'] {
  const season = design.tags.includes('summer')
    ? SUMMER
    : design.tags.includes('winter')
      ? WINTER
      : undefined;
  return {
    'custom.origin': design.origin[language],
    ...(design.material && {'custom.material': design.material[language]}),
    ...(CARE[design.type] && {'custom.care': CARE[design.type]?.map(care => care[language])}),
    ...(season && {'custom.season': season[language]}),
    ...(design.handle.endsWith('toy-car') && {'custom.scale': SCALES[place % SCALES.length]}),
    'internal.supplier_code': `S-${1000 + (place % 37)}`,
  };
}

const SUMMER: Bilingual = ['春夏', 'Spring/Summer'];
const WINTER: Bilingual = ['秋冬', 'Autumn/Winter'];
const WASHABLE: Bilingual = ['洗濯機可', 'Machine washable'];
const HAND_WASH: Bilingual = ['手洗い', 'Hand wash'];
const NO_TUMBLE: Bilingual = ['タンブル乾燥不可', 'Do not tumble dry'];
const DISHWASHER: Bilingual = ['食洗機可', 'Dishwasher safe'];
const MICROWAVE: Bilingual = ['電子レンジ可', 'Microwave safe'];
const WIPE: Bilingual = ['乾拭き', 'Wipe dry'];

/** These values contain a colon, which tests how metafield filters are split. */
const SCALES = ['1:24', '1:43', '1:64'];

const CARE: Partial<Record<Design['type'], readonly Bilingual[]>> = {
  outerwear: [HAND_WASH, NO_TUMBLE],
  shirts: [WASHABLE],
  tops: [WASHABLE],
  knitwear: [HAND_WASH, NO_TUMBLE],
  trousers: [WASHABLE, NO_TUMBLE],
  dresses: [HAND_WASH],
  bags: [WIPE],
  tableware: [DISHWASHER, MICROWAVE],
  cookware: [HAND_WASH, WIPE],
  coffeeGear: [DISHWASHER],
  bottles: [HAND_WASH],
  bath: [WASHABLE],
  home: [WASHABLE, NO_TUMBLE],
};
