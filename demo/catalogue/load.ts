import type {StoreData} from './catalogue.ts';
import {addContent} from './content.ts';
import {importStore} from './import.ts';
import {ADMIN_PROBLEMS} from './own/admin.ts';
import {createOwnStore} from './own/own-store.ts';
import {Progress} from './progress.ts';
import {addSynonyms, findSynonyms} from './synonyms.ts';

/** The sources of a store. */
export interface LoadOptions {
  /**
   * A file (a store's `/products.json` or a product CSV export) or a URL (of a store or of a CSV file). The default
   * is the demo's own store.
   */
  readonly catalog?: string;
  /** A folder of Markdown with articles and pages. */
  readonly content?: string;
  /** The merchant's synonyms; the default is `synonyms.txt` next to the file of an imported catalogue. */
  readonly synonyms?: string;
  /** The store's default language: `ja` for the demo's own store, `en` for an imported catalogue. */
  readonly locale?: string;
  /** ISO 4217 code of the prices of an imported catalogue. */
  readonly currency?: string;
  /** Reports the progress of an import. */
  readonly progress?: Progress;
  /** Waits between two requests. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** A store, and a line for each skipped record or value that says what to fix. */
export interface LoadedStore {
  readonly store: StoreData;
  readonly problems: readonly string[];
}

/**
 * Loads the demo's own catalogue or imports one.
 *
 * @throws {CatalogueError} if a file, a URL or a folder is unusable as a whole.
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
  const {catalog, locale, currency = 'USD', progress = new Progress({write() {}}), pause} = options;
  if (catalog === undefined) return {store: createOwnStore(locale), problems: ADMIN_PROBLEMS};
  return importStore(catalog, {locale: locale ?? 'en', currency, progress, pause});
}
