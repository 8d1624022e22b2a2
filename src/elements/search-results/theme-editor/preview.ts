import {BROWSE} from '../../../core/contract/constants.ts';
import type {PageQuery} from '../../../core/query/page-query.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import type {Services} from '../../../store/services.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import type {ResultsHost} from '../results-host.ts';
import {EditorEvents} from './editor-events.ts';
import {SampleSearch, showsTwoAnswers} from './sample-search.ts';

/** Services that answer with samples, and what they took the place of. */
interface PreviewServices extends Services {
  readonly live: Services;
  readonly liveQuery: PageQuery;
}

/**
 * The preview of a list in the theme editor: with `data-preview-state`, a value of `data-state` or `degraded-results`, the list
 * and the facets of its instance show that state with sample results, and nothing is sent.
 */
export class Preview extends StoreFollower<ResultsHost> {
  readonly #events: EditorEvents;

  constructor(host: ResultsHost) {
    super(host);
    this.#events = new EditorEvents(host);
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    this.#events.listen(signal);
    const {previewState} = this.host.dataset;
    // Samples show the pictures of the theme's fallback.
    const pictures = Array.from(this.host.querySelectorAll('img'), ({src}) => src);
    if (previewState) void show(store, previewState, pictures);
    else endPreview(store);
  }
}

async function show(store: SearchStore, previewState: string, pictures: readonly string[]): Promise<void> {
  const live = liveServices(store);
  const search = new SampleSearch(previewState, live, pictures);
  const services: PreviewServices = {...live, search, live, liveQuery: liveQuery(store)};
  const {query} = store.state.query;
  store.services = services;
  // A sample is nothing to come back to.
  store.configure({followsAddress: false});
  await store.reset();
  if (previewState === 'idle') return;
  const filters = previewState === 'empty' ? {filter_available: ['true'], filter_on_sale: ['true']} : {};
  await store.search({query: query || BROWSE, filters}, 'history');
  if (showsTwoAnswers(previewState)) await store.search({sort: 'newest'}, 'history');
}

/** Searches for what was shown before the preview, if there was one. */
function endPreview(store: SearchStore): void {
  const {services} = store;
  if (!isPreview(services)) return;
  store.services = services.live;
  void store.search(services.liveQuery, 'history');
}

const isPreview = (services: Services): services is PreviewServices => 'live' in services;

const liveServices = ({services}: SearchStore): Services => (isPreview(services) ? services.live : services);

const liveQuery = ({services, state}: SearchStore): PageQuery =>
  isPreview(services) ? services.liveQuery : state.query;
