import {tab} from '../../service/browser/storage.ts';
import type {Draft, Journal} from '../journal.ts';

const KEY = 'debug.entries';
const MAX_KEPT = 60;

export function listEarlierPages(journal: Journal): void {
  const kept = tab.get(KEY);
  if (!Array.isArray(kept)) return;
  for (const entry of kept as readonly Draft[]) journal.add({...entry, earlier: 'on an earlier page'});
}

/** Keeps the latest entries for the next page, without their bodies, because a click leaves the page. */
export function keepForNextPage(journal: Journal): void {
  addEventListener('pagehide', () => {
    const entries = journal.entries.slice(-MAX_KEPT);
    tab.set(
      KEY,
      entries.map(entry => ({...entry, id: undefined, body: undefined})),
    );
  });
}
