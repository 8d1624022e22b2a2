import type {StoreData} from './catalogue.ts';
import {addContent} from './content.ts';
import {importStore} from './import.ts';
import {ADMIN_PROBLEMS} from './own/admin.ts';
import {createOwnStore} from './own/own-store.ts';
import {Progress} from './progress.ts';
import {addSynonyms, findSynonyms} from './synonyms.ts';

/** Which store to sell from. */
export interface LoadOptions {
  /**
   * A file, `/products.json` of a store or a product CSV export; or an address, of a store or of a CSV file. Without it,
   * the demo's own store.
   */
  readonly catalog?: string;
  /** A folder of Markdown, for articles and pages. */
  readonly content?: string;
  /** The merchant's file of synonyms; by default `synonyms.txt` beside the file of an imported catalogue. */
  readonly synonyms?: string;
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
  const {catalog, content, synonyms = findSynonyms(catalog)} = options;
  let loaded = await loadCatalogue(options);
  if (content !== undefined) loaded = merge(loaded, await addContent(loaded.store, content));
  if (synonyms !== undefined) loaded = merge(loaded, await addSynonyms(loaded.store, synonyms));
  return loaded;
}

function merge(before: LoadedStore, after: LoadedStore): LoadedStore {
  return {store: after.store, problems: [...before.problems, ...after.problems]};
}

async function loadCatalogue(options: LoadOptions): Promise<LoadedStore> {
  const {catalog, locale = 'en', currency = 'USD', progress = new Progress({write() {}}), pause} = options;
  if (catalog === undefined) return {store: createOwnStore(), problems: ADMIN_PROBLEMS};
  return importStore(catalog, {locale, currency, progress, pause});
}
