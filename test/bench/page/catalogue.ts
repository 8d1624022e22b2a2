/** The data that every contestant shows: products, and twelve groups of ten values, the same for equal searches. */
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

/** A page of a search. */
export interface Asked {
  readonly query: string;
  /** The number of active filters; each changes the results. */
  readonly filters: number;
  readonly offset: number;
  readonly limit: number;
}

const TOTAL = 212;
const PICTURES = 8;
const ADJECTIVES = ['Linen', 'Cotton', 'Washed', 'Light', 'Quilted', 'Merino', 'Recycled', 'Brushed'];
const NOUNS = ['jacket', 'overshirt', 'trousers', 'field coat', 'crew sweater', 'tote bag', 'rain parka'];
const BRANDS = ['North Ridge', 'Coast & Pine', 'Studio Yohaku', 'Harbour Works', 'Field Notes'];
/** Groups of ten values: every contestant shows as many without a click. */
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

/** Finds the same products for equal searches, and others for any other query, so that no contestant can reuse cards. */
export function find({query, filters, offset, limit}: Asked): Found {
  const seed = seedOf(query) + 1000 * filters;
  const length = Math.max(0, Math.min(limit, TOTAL - offset));
  return {
    total: TOTAL,
    products: Array.from({length}, (_, index) => product(query, seed, offset + index)),
    groups: GROUPS.map((name, place) => group(name, seed + place)),
  };
}

/** Ends every title with the query, so that a page shows which search it belongs to. */
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

/** Sorts by count, then by value, like services: the order changes from search to search. */
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

/** Returns reproducible numbers that look random. */
function spread(seed: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 5;
}

function pick<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length] as T;
}
