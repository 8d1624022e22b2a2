export * from './core.ts';
export {define} from './define.ts';
export {FacetPanelElement} from './facet-panel.ts';
export {SearchBoxElement} from './search-box.ts';
export {SearchResultsElement} from './search-results.ts';
export * from './store/events.ts';
export {configure, getStore} from './store/registry.ts';
export type {SearchOrigin, SearchPatch, SearchState, SearchStatus} from './store/search-state.ts';
export {SearchStore} from './store/search-store.ts';
