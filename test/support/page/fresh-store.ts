import {getStore} from '../../../src/store/registry.ts';
import type {SearchStore} from '../../../src/store/search-store.ts';
import {type FreshPage, openPage, type PageOptions} from './fresh-page.ts';

/** A page without elements, and its store. */
export interface StorePage extends FreshPage {
  readonly store: SearchStore;
}

export const openStore = (options?: PageOptions): StorePage => ({...openPage(options), store: getStore()});

/** Opens a page, and searches; resolves when the search is answered. */
export async function openSearched(query: string, options?: PageOptions): Promise<StorePage> {
  const page = openStore(options);
  await page.store.search({query});
  return page;
}
