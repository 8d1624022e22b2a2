// The developer's drawer, on any page with the search elements: import this file, before them or after.
import {page} from '../store/page.ts';
import {Conduct} from './checks/conduct.ts';
import {DebugDrawer} from './debug-drawer.ts';
import {Journal} from './journal.ts';
import {listPixelEvents} from './pixel-events.ts';
import {AskWatch} from './watch/ask-watch.ts';
import {FetchWatch} from './watch/fetch-watch.ts';
import {watchMarkup} from './watch/markup-watch.ts';
import {keepForNextPage, listPast} from './watch/past.ts';
import {watchPublisher} from './watch/publisher-watch.ts';
import {watchSignals} from './watch/signal-watch.ts';
import {whenSet} from './watch/when-set.ts';

const TAG = 'storefront-search-debug';

function install(): void {
  const journal = new Journal();
  const conduct = new Conduct();
  const late = listPast(journal, conduct);
  const asks = new AskWatch(journal, conduct);
  whenSet(page, 'services', ({search}) => asks.watch(search));
  const seesEvents = watchPublisher(journal, conduct);
  new FetchWatch(journal, conduct, asks, seesEvents).start();
  watchSignals(journal);
  watchMarkup();
  keepForNextPage(journal);
  void listPixelEvents(journal, conduct);
  customElements.define(TAG, DebugDrawer);
  // Beside the body, where no rule or script of the theme looks for it.
  document.documentElement.append(new DebugDrawer(journal, late));
}

if (!customElements.get(TAG)) install();
