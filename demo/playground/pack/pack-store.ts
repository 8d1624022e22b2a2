import type {StoreData} from '../../catalogue/catalogue.ts';
import {tokenizeFully} from '../../service/language/lindera.ts';
import {packWith} from './index-packed.ts';
import {writePacked} from './packed-store.ts';

/**
 * Packs a store as a file that the service worker reads: `store/<name>.json`.
 *
 * @param spellings words of queries that the store writes in another way.
 */
export function packStore(store: StoreData, spellings?: readonly string[]): string {
  return writePacked(packWith(tokenizeFully, store, {spellings}));
}
