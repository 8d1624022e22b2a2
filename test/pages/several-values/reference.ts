/** What a shopper has chosen: the heading of a group and a value of it, as the panel shows them, or `['priceMax', '10000']`. */
export type Chosen = readonly [group: string, value: string];

export interface ListOfPage {
  readonly query: string;
  readonly collection?: string | undefined;
  readonly locale: 'ja' | 'en';
  /** What is chosen without the shopper. */
  readonly fixed?: readonly Chosen[] | undefined;
}

/** The parts of a record that decide whether it has what was chosen (§2.2). */
interface Item {
  /** Its address below the store's, which is unique. */
  readonly url: string;
  readonly price_min: number;
  readonly variants?: readonly {
    readonly price: number;
    readonly available: boolean;
    readonly options: readonly {readonly name: string; readonly value: string}[];
  }[];
}

/** The groups that are filters with single values in a request (§4.1), by their headings. */
const PARAMS: Readonly<Record<string, string>> = {
  Brand: 'filter_vendor',
  ブランド: 'filter_vendor',
  Type: 'filter_type',
  Tags: 'filter_tags',
  タグ: 'filter_tags',
  priceMax: 'filter_price_max',
};

/** The options, by the headings of their groups. A merchant calls them by other names on collections. */
const OPTIONS: Readonly<Record<string, string>> = {
  Color: 'Color',
  'Shop by color': 'Color',
  カラー: 'カラー',
  Size: 'Size',
  'Choose your fit': 'Size',
  サイズ: 'サイズ',
};

const isTag = ([group]: Chosen): boolean => PARAMS[group] === 'filter_tags';

/**
 * Finds what several choices must give, by requests of one value each: either brand is the union of their results, all tags are the
 * intersection, and options are read from the variants.
 */
export class Reference {
  readonly #origin: string;
  readonly #list: ListOfPage;
  readonly #found = new Map<string, Promise<readonly Item[]>>();

  constructor(origin: string, list: ListOfPage) {
    this.#origin = origin;
    this.#list = list;
  }

  /** The results that have what was chosen, in the order of no sort. */
  async find(choices: readonly Chosen[]): Promise<readonly Item[]> {
    const chosen = [...(this.#list.fixed ?? []), ...choices];
    let items = await this.#request();
    for (const alternatives of groupsOf(chosen.filter(([group]) => PARAMS[group]))) {
      const found = await Promise.all(alternatives.map(each => this.#request(each)));
      const urls = new Set(found.flat().map(({url}) => url));
      items = items.filter(({url}) => urls.has(url));
    }
    const options = groupsOf(chosen.filter(([group]) => OPTIONS[group]));
    const [priceMax = Number.POSITIVE_INFINITY] = chosen
      .filter(([group]) => group === 'priceMax')
      .map(([, value]) => Number(value));
    return items.filter(item => !options.length || hasVariant(item, options, priceMax));
  }

  /** How many results a value of a group would have beside the choices of the other groups. */
  async count(chosen: readonly Chosen[], added: Chosen): Promise<number> {
    const others = chosen.filter(each => isTag(added) || each[0] !== added[0]);
    return (await this.find([...others, added])).length;
  }

  /** All results that have one value, or of the search without filters. */
  #request(choice?: Chosen): Promise<readonly Item[]> {
    const key = `${choice}`;
    const found = this.#found.get(key) ?? this.#requestPages(choice);
    this.#found.set(key, found);
    return found;
  }

  async #requestPages(choice: Chosen | undefined): Promise<readonly Item[]> {
    const {query, collection, locale} = this.#list;
    const url = new URL('/apps/searchapp/search', this.#origin);
    url.search = `${new URLSearchParams({contract: 'v1', type: 'search', q: query, locale, limit: '50', session_id: 'reference'})}`;
    if (collection) url.searchParams.set('filter_collection', collection);
    if (choice) url.searchParams.set(PARAMS[choice[0]] ?? '', choice[1]);
    const items: Item[] = [];
    for (let total = 1; items.length < total; ) {
      url.searchParams.set('offset', `${items.length}`);
      const body = await (await fetch(url)).json();
      items.push(...body.results);
      total = body.total;
    }
    return items;
  }
}

/** The choices of each group. Each tag is a group of its own, since a result must have them all. */
function groupsOf(chosen: readonly Chosen[]): Chosen[][] {
  const groups = new Map<string, Chosen[]>();
  for (const choice of chosen) {
    const key = isTag(choice) ? `${choice}` : choice[0];
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  return [...groups.values()];
}

/** Whether one variant has a chosen value of each option, at a chosen price. */
function hasVariant({variants = []}: Item, options: readonly Chosen[][], priceMax: number): boolean {
  return variants.some(
    variant =>
      variant.price <= priceMax &&
      options.every(alternatives =>
        alternatives.some(([group, value]) =>
          variant.options.some(option => option.name === OPTIONS[group] && option.value === value),
        ),
      ),
  );
}
