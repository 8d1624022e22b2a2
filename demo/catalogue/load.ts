import type {StoreData} from './catalogue.ts';
import {addContent} from './content.ts';
import {importStore} from './import.ts';
import {createOwnStore} from './own/own-store.ts';
import {Progress} from './progress.ts';

/** Which store to sell from. */
export interface LoadOptions {
  /**
   * A file, `/products.json` of a store or a product CSV export; or an address, of a store or of a CSV file. Without it,
   * the demo's own store.
   */
  readonly catalog?: string;
  /** A folder of Markdown, for articles and pages. */
  readonly content?: string;
  /** Language of an imported catalogue. */
  readonly locale?: string;
  /** ISO 4217 code of the prices of an imported catalogue. */
  readonly currency?: string;
  /** Told how far an import is; nobody by default. */
  readonly progress?: Progress;
  /** Waits between two requests to an address. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** A store, and one line for each record or value that had to be left out, saying what to mend. */
export interface LoadedStore {
  readonly store: StoreData;
  readonly problems: readonly string[];
}

/**
 * Loads the store's own catalogue, or imports one.
 *
 * @throws {CatalogueError} when a file, an address or a folder as a whole cannot be used.
 */
export async function loadStore(options: LoadOptions = {}): Promise<LoadedStore> {
  const {store, problems} = await loadCatalogue(options);
  if (options.content === undefined) return {store, problems};
  const whole = await addContent(store, options.content);
  return {store: whole.store, problems: [...problems, ...whole.problems]};
}

async function loadCatalogue(options: LoadOptions): Promise<LoadedStore> {
  const {catalog, locale = 'en', currency = 'USD', progress = new Progress({write() {}}), pause} = options;
  if (catalog === undefined) return {store: createOwnStore(), problems: []};
  return importStore(catalog, {locale, currency, progress, pause});
}
