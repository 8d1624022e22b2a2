import type {StoreData} from './catalogue.ts';
import {importStore} from './import.ts';
import {ADMIN_PROBLEMS} from './own/admin.ts';
import {createOwnStore} from './own/own-store.ts';

/** Which store to sell from. */
export interface LoadOptions {
  /** A file: `/products.json` of a store, or a product CSV export. Without it, the demo's own store. */
  readonly catalog?: string;
  /** Language of an imported catalogue. */
  readonly locale?: string;
  /** ISO 4217 code of the prices of an imported catalogue. */
  readonly currency?: string;
}

/** A store, and one line for each record or value that had to be left out, saying what to mend. */
export interface LoadedStore {
  readonly store: StoreData;
  readonly problems: readonly string[];
}

/**
 * Loads the store's own catalogue, or imports one from a file.
 *
 * @throws {CatalogueError} when the file as a whole cannot be used.
 */
export async function loadStore({
  catalog,
  locale = 'en',
  currency = 'USD',
}: LoadOptions = {}): Promise<LoadedStore> {
  if (catalog === undefined) return {store: createOwnStore(), problems: ADMIN_PROBLEMS};
  return importStore(catalog, locale, currency);
}
