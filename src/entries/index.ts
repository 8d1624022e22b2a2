import {watchConsent} from '../service/browser/stored-entries.ts';
import {publishLeftovers} from '../store/page-services.ts';
import {getStore as getSearchStore} from '../store/registry.ts';
import type {Store} from '../store/store.ts';

export type {
  Publish,
  ServiceResultClickedPayload,
  ServiceSearchPayload,
} from '../service/analytics/analytics.ts';
export type {SearchSource} from '../service/search/client.ts';
export * from '../store/events.ts';
export {configure} from '../store/globals.ts';
export type {PlatformAnswer, SearchState, SearchStatus, Store} from '../store/store.ts';
export * from './core.ts';
export {define} from './define.ts';
export {FacetPanelElement} from './facet-panel.ts';
export {SearchBoxElement} from './search-box.ts';
export {SearchResultsElement} from './search-results.ts';

/** Returns the store that the elements of an instance share; the first call creates it. */
export const getStore: (instance?: string) => Store = getSearchStore;

// A server has no pages.
if ('addEventListener' in (globalThis.document ?? {})) watchConsent(publishLeftovers);
