import {tab} from '../../service/storage.ts';
import type {Draft, Journal} from '../journal.ts';

const KEY = 'debug.entries';
const MAX_KEPT = 60;

/** Lists what was seen on the pages before this one, in this tab. */
export function listEarlierPages(journal: Journal): void {
  const kept = tab.get(KEY);
  if (!Array.isArray(kept)) return;
  for (const entry of kept as readonly Draft[]) journal.add({...entry, earlier: 'on an earlier page'});
}

/** A click leaves the page: the next one lists what was seen before it. Bodies stay behind. */
export function keepForNextPage(journal: Journal): void {
  addEventListener('pagehide', () => {
    const entries = journal.entries.slice(-MAX_KEPT);
    tab.set(
      KEY,
      entries.map(entry => ({...entry, id: undefined, body: undefined})),
    );
  });
}
