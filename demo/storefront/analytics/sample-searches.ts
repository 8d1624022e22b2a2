import type {Product} from '../../catalogue/catalogue.ts';
import type {Language} from '../language.ts';

/** A search of a sample shopper, and the products it finds. */
export interface SampleSearch {
  readonly query: string;
  readonly products: readonly Product[];
}

/** Lists the searches of this catalogue's shoppers, the most frequent first, with a few that find nothing. */
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
  // Spreads the searches without results over the list.
  return listed.flatMap((search, index) => {
    const query = index % 4 === 3 ? missing[(index - 3) / 4] : undefined;
    return query ? [search, {query, products: []}] : [search];
  });
}

const missingInJapanese = ['加湿器', '自転車', 'ウクレレ', '観葉植物'];
const missingInEnglish = ['bicycle', 'humidifier', 'ukulele', 'houseplant'];
