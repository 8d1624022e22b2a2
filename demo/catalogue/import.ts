import {createImportedStore} from './imported-store.ts';
import {fetchProducts} from './products-address.ts';
import {readProductsFile} from './products-file.ts';
import {count, type Progress} from './progress.ts';

export interface ImportOptions {
  readonly locale: string;
  /** ISO 4217 code of its prices. */
  readonly currency: string;
  readonly progress: Progress;
  /** Waits between two requests. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Imports a file or a URL as a store in one language, with a collection per product type. */
export async function importStore(source: string, {locale, currency, progress, pause}: ImportOptions) {
  const address = /^https?:/i.test(source) && URL.canParse(source) ? new URL(source) : undefined;
  const {products, problems} = address
    ? await fetchProducts(address, progress, pause)
    : await readProductsFile(source, progress);
  const name = address?.host ?? source.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  const store = createImportedStore({name, source, products, problems, locale, currency});
  progress.finish(`${name}: ${count(products.length, 'product')}`);
  return {store, problems};
}
