import type {Catalogue, StoreData} from '../../catalogue/catalogue.ts';
import {readKeptStore} from '../own/kept-store.ts';
import {type PackedStore, readPacked} from '../pack/packed-store.ts';
import {type OpenStore, openStore} from './open-store.ts';
import {networkFirst} from './page-cache.ts';

/** The stores of the site, each fetched and opened for its first request. */
export class Stores {
  readonly #base: string;
  readonly #open = new Map<string, Promise<OpenStore | undefined>>();

  /** @param base path of the site. */
  constructor(base: string) {
    this.#base = base;
  }

  /** Opens a store; `undefined` if there is none of that name. */
  get(name: string): Promise<OpenStore | undefined> {
    const open = this.#open.get(name) ?? this.#load(name);
    this.#open.set(name, open);
    const forget = () => this.#open.delete(name);
    open.then(store => store ?? forget(), forget);
    return open;
  }

  /** Forgets a store, because it has changed. */
  forget(name: string): void {
    this.#open.delete(name);
  }

  async #load(name: string): Promise<OpenStore | undefined> {
    const packed = name === 'own' ? await readKeptStore() : await this.#fetch(name);
    return packed && openStore({...packed, store: below(this.#base, packed.store)}, this.#base);
  }

  async #fetch(name: string): Promise<PackedStore | undefined> {
    const response = await networkFirst(new Request(`${this.#base}store/${name}.json`));
    if (response.status === 404) return;
    if (!response.ok) throw new Error(`store/${name}.json: ${response.status}`);
    return readPacked(await response.text());
  }
}

/** The store with its pictures below the site's folder. */
function below(base: string, store: StoreData): StoreData {
  const [first, ...others] = store.catalogues;
  const move = (catalogue: Catalogue): Catalogue => ({
    ...catalogue,
    products: catalogue.products.map(product => ({
      ...moveImage(base, product),
      variants: product.variants.map(variant => moveImage(base, variant)),
    })),
    articles: catalogue.articles.map(article => moveImage(base, article)),
    collections: catalogue.collections.map(collection => moveImage(base, collection)),
  });
  return {...store, catalogues: [move(first), ...others.map(move)]};
}

function moveImage<T extends {readonly image?: string}>(base: string, record: T): T {
  return record.image?.startsWith('/') ? {...record, image: base + record.image.slice(1)} : record;
}
