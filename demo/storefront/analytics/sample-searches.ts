import type {Product} from '../../catalogue/catalogue.ts';
import type {Language} from '../language.ts';

/** Something a sample shopper may search for, and what a search for it finds. */
export interface SampleSearch {
  readonly query: string;
  readonly products: readonly Product[];
}

/** What this catalogue's shoppers search for, the most wanted first, and a few things it does not have. */
export function listSampleSearches({catalogue, locale}: Language): readonly SampleSearch[] {
  const byKind = new Map<string, Product[]>();
  for (const product of catalogue.products) {
    const kind = product.type || product.vendor;
    const products = byKind.get(kind);
    if (products) products.push(product);
    else byKind.set(kind, [product]);
  }
  const wanted = Array.from(byKind, ([query, products]) => ({query, products}));
  const listed = wanted.sort((a, b) => b.products.length - a.products.length).slice(0, 24);
  const missing = locale.startsWith('ja') ? missingInJapanese : missingInEnglish;
  // What is missing stands between what is wanted, so that it is neither first nor last.
  return listed.flatMap((search, index) => {
    const query = index % 4 === 3 ? missing[(index - 3) / 4] : undefined;
    return query ? [search, {query, products: []}] : [search];
  });
}

const missingInJapanese = ['加湿器', '自転車', 'ウクレレ', '観葉植物'];
const missingInEnglish = ['bicycle', 'humidifier', 'ukulele', 'houseplant'];
