/** What every contender shows: found products and twelve groups of ten values, the same for the same search. */
export interface Found {
  readonly total: number;
  readonly products: readonly Product[];
  readonly groups: readonly Group[];
}

export interface Product {
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly image: string;
  readonly brand: string;
  readonly price: number;
  /** The price before a sale. */
  readonly regular: number | null;
  readonly available: boolean;
}

export interface Group {
  readonly name: string;
  readonly values: readonly {readonly value: string; readonly count: number}[];
}

/** One page of what is asked for. */
export interface Asked {
  readonly query: string;
  /** How many filters are on: each changes what is found. */
  readonly filters: number;
  readonly offset: number;
  readonly limit: number;
}

const TOTAL = 212;
const PICTURES = 8;
const ADJECTIVES = ['Linen', 'Cotton', 'Washed', 'Light', 'Quilted', 'Merino', 'Recycled', 'Brushed'];
const NOUNS = ['jacket', 'overshirt', 'trousers', 'field coat', 'crew sweater', 'tote bag', 'rain parka'];
const BRANDS = ['North Ridge', 'Coast & Pine', 'Studio Yohaku', 'Harbour Works', 'Field Notes'];
/** Of ten values each: as many as every contender shows of a group unasked. */
export const GROUPS = [
  'Brand',
  'Type',
  'Tag',
  'Color',
  'Size',
  'Fit',
  'Length',
  'Material',
  'Care',
  'Season',
  'Origin',
  'Use',
];
const VALUES = 10;

/** Finds the same for the same, and other products for every other query: no contender has cards to keep. */
export function find({query, filters, offset, limit}: Asked): Found {
  const seed = seedOf(query) + 1000 * filters;
  const length = Math.max(0, Math.min(limit, TOTAL - offset));
  return {
    total: TOTAL,
    products: Array.from({length}, (_, index) => product(query, seed, offset + index)),
    groups: GROUPS.map((name, place) => group(name, seed + place)),
  };
}

/** Every title ends with what was asked for, so that a page tells what it shows. */
function product(query: string, seed: number, place: number): Product {
  const id = seed * 1000 + place;
  const price = 20 + (spread(id) % 300);
  return {
    id,
    title: `${pick(ADJECTIVES, id)} ${pick(NOUNS, spread(id))} ${place} ${query}`,
    handle: `product-${id}`,
    image: `/pictures/${spread(id) % PICTURES}.webp`,
    brand: pick(BRANDS, id),
    price,
    regular: id % 3 ? null : price + 20,
    available: id % 7 > 0,
  };
}

/** By count, then by value, as services sort them: the rows change places from search to search. */
function group(name: string, seed: number): Group {
  const values = Array.from({length: VALUES}, (_, place) => ({
    value: `${name} ${pick(NOUNS, place)} ${place}`,
    count: 1 + (spread(seed * VALUES + place) % 90),
  }));
  return {name, values: values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))};
}

function seedOf(query: string): number {
  return [...query].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 9973, 7);
}

/** Numbers that look like chance. */
function spread(seed: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 5;
}

function pick<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length] as T;
}
