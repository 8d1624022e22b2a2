/**
 * A store's content in one language. A bilingual store has two catalogues with the same ids, handles, prices and
 * stock. The Liquid theme and the search service read it without changing it.
 */
export interface Catalogue {
  /** BCP 47 language of every text in this catalogue, such as `ja`. */
  readonly locale: string;
  readonly products: readonly Product[];
  readonly articles: readonly Article[];
  readonly pages: readonly Page[];
  readonly collections: readonly Collection[];
}

/** A store: its catalogues by locale, and its search settings. */
export interface StoreData {
  readonly name: string;
  /** ISO 4217 code of all prices. */
  readonly currency: string;
  /** The first catalogue is the store's default language. */
  readonly catalogues: readonly [Catalogue, ...Catalogue[]];
  readonly admin: Admin;
}

/** The merchant's settings for search. */
export interface Admin {
  /** Metafields enabled for filtering, at most ten (§8.5), with headings by locale (§2.3). */
  readonly metafields: readonly {readonly key: string; readonly label?: Readonly<Record<string, string>>}[];
  /** Keyword redirects: a folded search term and its URL (§2.1). */
  readonly redirects: readonly {readonly keyword: string; readonly url: string}[];
  readonly synonyms: readonly Synonym[];
  /** Related terms for a keyword (§2.1 related_keywords). */
  readonly related?: readonly {readonly keyword: string; readonly terms: readonly string[]}[];
  /** Suggested terms for a search without results (§2.1 suggestions). */
  readonly suggestions?: readonly string[];
}

/** A search for one of `words` also finds `mean`. The rule works both ways if the two lists are equal. */
export interface Synonym {
  readonly words: readonly string[];
  readonly mean: readonly string[];
}

export interface Product {
  /** Numeric id, unique in the store; the global id is `gid://shopify/Product/<id>`. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** Plain text or simple HTML. */
  readonly body: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  /** ISO 8601; the key of `sort=newest`, with `publishedAt` where products were created at once. */
  readonly createdAt: string;
  /** ISO 8601; absent if unknown. */
  readonly publishedAt?: string;
  /** Store-relative or absolute; absent without a picture. */
  readonly image?: string;
  /** Names of the option axes, at most three, such as `サイズ`; empty for a product with one variant. */
  readonly options: readonly string[];
  /** At least one. */
  readonly variants: readonly Variant[];
  /** Value or values by `namespace.key`. */
  readonly metafields: Readonly<Record<string, string | readonly string[]>>;
}

export interface Variant {
  /** Numeric id, unique in the store. */
  readonly id: string;
  readonly title: string;
  /** One value for each of the product's options. */
  readonly options: readonly string[];
  /** In the store's currency. */
  readonly price: number;
  readonly compareAtPrice?: number;
  readonly available: boolean;
  readonly sku?: string;
  readonly image?: string;
}

export interface Article {
  readonly id: string;
  readonly handle: string;
  readonly blogHandle: string;
  readonly title: string;
  readonly body: string;
  readonly author?: string;
  readonly publishedAt?: string;
  readonly image?: string;
  readonly tags: readonly string[];
}

export interface Page {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly body: string;
  readonly publishedAt?: string;
  readonly tags: readonly string[];
}

export interface Collection {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  /** Handles of its products, in the merchant's order. */
  readonly products: readonly string[];
  /** The content of a collection that the platform made itself: all products, or the products of a vendor or a type. */
  readonly automatic?: 'all' | 'vendor' | 'type';
}
