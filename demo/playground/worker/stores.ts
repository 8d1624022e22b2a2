import type {Catalogue, StoreData} from '../../catalogue/catalogue.ts';
import {readPacked} from '../pack/packed-store.ts';
import {type OpenStore, openStore} from './open-store.ts';
import {networkFirst} from './page-cache.ts';

/** The stores of the site, each fetched and opened for its first request. */
export class Stores {
  readonly #base: string;
  readonly #open = new Map<string, Promise<OpenStore>>();

  /** @param base path of the site. */
  constructor(base: string) {
    this.#base = base;
  }

  get(name: string): Promise<OpenStore> {
    const open = this.#open.get(name) ?? this.#load(name);
    this.#open.set(name, open);
    open.catch(() => this.#open.delete(name));
    return open;
  }

  /** Forgets a store, because it has changed. */
  forget(name: string): void {
    this.#open.delete(name);
  }

  async #load(name: string): Promise<OpenStore> {
    const response = await networkFirst(new Request(`${this.#base}store/${name}.json`));
    if (!response.ok) throw new Error(`store/${name}.json: ${response.status}`);
    const packed = readPacked(await response.text());
    return openStore({...packed, store: below(this.#base, packed.store)}, this.#base);
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
