/**
 * What a store sells and tells, in one language. A bilingual store is two catalogues with the same ids, handles,
 * prices and stock. Both the Liquid theme and the search service read it; neither changes it.
 */
export interface Catalogue {
  /** BCP 47 language of every text in this catalogue, such as `ja`. */
  readonly locale: string;
  readonly products: readonly Product[];
  readonly articles: readonly Article[];
  readonly pages: readonly Page[];
  readonly collections: readonly Collection[];
}

/** A store: its catalogues by locale, and what its merchant set up in the admin. */
export interface StoreData {
  readonly name: string;
  /** ISO 4217 code all prices are in. */
  readonly currency: string;
  /** The first catalogue is the store's default language. */
  readonly catalogues: readonly [Catalogue, ...Catalogue[]];
  readonly admin: Admin;
}

/** What the merchant set up for search. */
export interface Admin {
  /** Metafields enabled for filtering, at most ten (§8.5), with the merchant's heading by locale (§2.3). */
  readonly metafields: readonly {readonly key: string; readonly label?: Readonly<Record<string, string>>}[];
  /** Keyword redirects (§2.1): the folded search term and where it leads. */
  readonly redirects: readonly {readonly keyword: string; readonly url: string}[];
  readonly synonyms: readonly Synonym[];
  /** Terms the merchant offers beside the results of a search (§2.1 related_keywords). */
  readonly related?: readonly {readonly keyword: string; readonly terms: readonly string[]}[];
  /** Terms the merchant offers where a search found nothing (§2.1 suggestions). */
  readonly suggestions?: readonly string[];
}

/** Searching one of the words finds what they mean too; two-way where both are the same words. */
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
  /** ISO 8601; decides `sort=newest`. */
  readonly createdAt: string;
  /** Store-relative or absolute; absent when the product has no picture. */
  readonly image?: string;
  /** Option axes in order, at most three, such as `サイズ`; empty for a product with one variant. */
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
}
