import {settleLater} from '../service/browser/earlier-pages.ts';
import {settleEarlierPages} from '../store/settle-earlier-pages.ts';

export type {
  Publish,
  ServiceResultClickedPayload,
  ServiceSearchPayload,
} from '../service/analytics/publish.ts';
export * from '../store/events.ts';
export {configure} from '../store/page.ts';
export {getStore} from '../store/registry.ts';
export type {SearchOrigin} from '../store/search-origin.ts';
export type {SearchState, SearchStatus} from '../store/search-state.ts';
export {SearchStore} from '../store/search-store.ts';
export * from './core.ts';
export {define} from './define.ts';
export {FacetPanelElement} from './facet-panel.ts';
export {SearchBoxElement} from './search-box.ts';
export {SearchResultsElement} from './search-results.ts';

// A server has no pages.
if ('addEventListener' in (globalThis.document ?? {})) settleLater(settleEarlierPages);
