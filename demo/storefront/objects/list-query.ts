import type {Product} from '../../catalogue/catalogue.ts';

/** The filters and the order of a collection or search page, as its URL has them. */
export class ListQuery {
  /** No filter, and the list's own order. */
  static readonly none = new ListQuery(new URL('http://store.example/'));

  readonly sortBy: string | null;
  /** The tags that the path of a collection page names: a product has to have them all. */
  readonly tags: readonly string[];
  readonly #path: string;
  readonly #parameters: URLSearchParams;

  constructor({pathname, searchParams}: URL, tags: readonly string[] | null = null) {
    this.tags = tags ?? [];
    this.#path = pathname;
    this.#parameters = new URLSearchParams(searchParams);
    // Links to a filtered list lead to its first page, and never to a section of it.
    for (const name of ['page', 'section_id', 'sections']) this.#parameters.delete(name);
    this.sortBy = this.#parameters.get('sort_by');
  }

  valuesOf(name: string): readonly string[] {
    return this.#parameters.getAll(name).filter(Boolean);
  }

  /** The names of the filters that the URL sets: an empty field of a form sets none. */
  get filterNames(): readonly string[] {
    const names = [...new Set(this.#parameters.keys())];
    return names.filter(name => name.startsWith('filter.') && this.valuesOf(name).length > 0);
  }

  urlWith(name: string, value: string): string {
    return this.#urlOf([...this.#parameters, [name, value]]);
  }

  /** @param value removes this value only; all values of the parameters by default. */
  urlWithout(names: readonly string[], value?: string): string {
    const isKept = ([name, other]: readonly [string, string]) =>
      !names.includes(name) || (value !== undefined && other !== value);
    return this.#urlOf([...this.#parameters].filter(isKept));
  }

  /** Sorts products by the URL's order; keeps the list's own order for any other. */
  sort(products: readonly Product[]): readonly Product[] {
    const compare = ORDERS.get(this.sortBy ?? '');
    return compare ? products.toSorted(compare) : products;
  }

  #urlOf(parameters: readonly (readonly [string, string])[]): string {
    const query = new URLSearchParams(parameters.map(([name, value]) => [name, value]));
    return query.size > 0 ? `${this.#path}?${query}` : this.#path;
  }
}

const byTitle = (a: Product, b: Product) => a.title.localeCompare(b.title);
const byPrice = (a: Product, b: Product) => priceOf(a) - priceOf(b);
const byDate = (a: Product, b: Product) =>
  a.createdAt.localeCompare(b.createdAt) || publicationOf(a).localeCompare(publicationOf(b));

const ORDERS = new Map(
  Object.entries<(a: Product, b: Product) => number>({
    'title-ascending': byTitle,
    'title-descending': (a, b) => byTitle(b, a),
    'price-ascending': byPrice,
    'price-descending': (a, b) => byPrice(b, a),
    'created-ascending': byDate,
    'created-descending': (a, b) => byDate(b, a),
  }),
);

/** The order of products that a bulk import created at once. */
function publicationOf({createdAt, publishedAt = createdAt}: Product): string {
  return publishedAt;
}

function priceOf({variants}: Product): number {
  return Math.min(...variants.map(({price}) => price));
}
