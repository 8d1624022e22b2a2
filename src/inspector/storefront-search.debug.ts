// Adds the inspector to any page with the search elements. Load it before or after them.

import {ProtocolChecks} from '../conformance/page/protocol-checks.ts';
import {globals} from '../store/globals.ts';
import {listPixelEvents} from './demo-store.ts';
import {InspectorElement} from './inspector.ts';
import {Journal, keepForNextPage, listEarlierPages} from './journal.ts';
import {FetchWatch, listMissedRequests} from './watch/fetch-watch.ts';
import {watchMarkup} from './watch/markup-watch.ts';
import {PublisherWatch} from './watch/publisher-watch.ts';
import {SearchWatch} from './watch/search-watch.ts';
import {watchSignals} from './watch/signal-watch.ts';
import {whenSet} from './watch/when-set.ts';

const TAG = 'storefront-search-debug';

function install(): void {
  const journal = new Journal();
  const checks = new ProtocolChecks();
  listEarlierPages(journal);
  const lateStart = listMissedRequests(journal, checks);
  const searches = new SearchWatch(journal, checks);
  whenSet(globals, 'services', ({search}) => searches.watch(search));
  const seesEvents = new PublisherWatch(journal, checks).start();
  new FetchWatch({journal, checks, searches, seesEvents}).start();
  watchSignals(journal);
  watchMarkup();
  keepForNextPage(journal);
  void listPixelEvents(journal, checks);
  customElements.define(TAG, InspectorElement);
  const inspector = new InspectorElement();
  inspector.journal = journal;
  inspector.lateStart = lateStart;
  // Outside <body>, so that no style or script of the theme finds it.
  document.documentElement.append(inspector);
}

if (!customElements.get(TAG)) install();
