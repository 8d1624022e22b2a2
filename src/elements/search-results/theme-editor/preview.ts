import {BROWSE} from '../../../core/contract/constants.ts';
import type {PageQuery} from '../../../core/query/page-query.ts';
import type {SearchStore, Services} from '../../../store/search-store.ts';
import type {StoreHost} from '../../../store/store-controller.ts';
import type {Feature} from '../feature.ts';
import {sampleSearch, showsTwoAnswers} from './sample-search.ts';

interface Search {
  readonly services: Services;
  readonly query: PageQuery;
}

interface SampleServices extends Services {
  /** The search that they replaced. */
  readonly live: Search;
}

/**
 * The preview of a list in the theme editor: with `data-preview-state`, a value of `data-state` or `degraded-results`, the list
 * and the facets of its instance show that state with sample results, and nothing is sent.
 */
export const preview: Feature = (list, signal) => {
  followEditor(list, signal);
  const {previewState} = list.dataset;
  // Samples show the pictures of the theme's fallback.
  const pictures = Array.from(list.querySelectorAll('img'), ({src}) => src);
  if (previewState) void show(list.store, previewState, pictures);
  else endPreview(list.store);
};

async function show(store: SearchStore, previewState: string, pictures: readonly string[]): Promise<void> {
  const live = liveSearch(store) ?? {services: store.services, query: store.state.query};
  const search = sampleSearch(previewState, live.services, pictures);
  const services: SampleServices = {...live.services, search, live};
  const {query} = store.state.query;
  store.services = services;
  // Samples add no history entries.
  store.configure({followsAddress: false});
  await store.reset();
  if (previewState === 'idle') return;
  const filters = previewState === 'empty' ? {filter_available: ['true'], filter_on_sale: ['true']} : {};
  await store.search({query: query || BROWSE, filters}, 'history');
  if (showsTwoAnswers(previewState)) await store.search({sort: 'newest'}, 'history');
}

/** Ends the preview, if there is one: restores the services, and searches for the query before it. */
function endPreview(store: SearchStore): void {
  const live = liveSearch(store);
  if (!live) return;
  store.services = live.services;
  void store.search(live.query, 'history');
}

/** Returns the search that a preview has replaced. */
const liveSearch = ({services}: SearchStore): Search | undefined =>
  (services as Partial<SampleServices>).live;

/** Follows the theme editor: opens facets that the merchant selects, and ends the preview of a section that is removed. */
function followEditor(list: StoreHost, signal: AbortSignal): void {
  const listen = (type: string, listener: (target: Element) => void) =>
    document.addEventListener(type, ({target}) => listener(target as Element), {signal});
  for (const kind of ['section', 'block']) {
    listen(`shopify:${kind}:select`, selected => toggleFacets(selected, true));
    listen(`shopify:${kind}:deselect`, selected => toggleFacets(selected, false));
  }
  listen('shopify:section:unload', section => {
    if (list.dataset.previewState && section.contains(list)) void list.store.reset();
  });
}

/** Opens or closes the drawers in the selected section, unless it contains results, which a drawer would hide. */
function toggleFacets(selected: Element, isShown: boolean): void {
  const elements = [...selected.querySelectorAll('*')];
  if (elements.some(({localName}) => localName.endsWith('search-results'))) return;
  for (const {localName, shadowRoot} of elements) {
    if (!shadowRoot || !localName.endsWith('facet-panel')) continue;
    shadowRoot.querySelector<HTMLDialogElement>('[part=drawer]')?.close();
    // Clicks the button, as a shopper does, because the drawer is empty until then.
    if (isShown) shadowRoot.querySelector<HTMLElement>('[part=open]')?.click();
  }
}
