// The developer's drawer, on any page with the search elements: import this file, before them or after.
import {page} from '../store/page.ts';
import {ProtocolChecks} from './checks/protocol-checks.ts';
import {InspectorElement} from './inspector.ts';
import {Journal} from './journal.ts';
import {listPixelEvents} from './pixel-events.ts';
import {FetchWatch} from './watch/fetch-watch.ts';
import {keepForNextPage, listPast} from './watch/late-start.ts';
import {watchMarkup} from './watch/markup-watch.ts';
import {watchPublisher} from './watch/publisher-watch.ts';
import {SearchWatch} from './watch/search-watch.ts';
import {watchSignals} from './watch/signal-watch.ts';
import {whenSet} from './watch/when-set.ts';

const TAG = 'storefront-search-debug';

function install(): void {
  const journal = new Journal();
  const checks = new ProtocolChecks();
  const late = listPast(journal, checks);
  const searches = new SearchWatch(journal, checks);
  whenSet(page, 'services', ({search}) => searches.watch(search));
  const seesEvents = watchPublisher(journal, checks);
  new FetchWatch(journal, checks, searches, seesEvents).start();
  watchSignals(journal);
  watchMarkup();
  keepForNextPage(journal);
  void listPixelEvents(journal, checks);
  customElements.define(TAG, InspectorElement);
  // Beside the body, where no rule or script of the theme looks for it.
  document.documentElement.append(new InspectorElement(journal, late));
}

if (!customElements.get(TAG)) install();
