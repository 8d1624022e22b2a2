// What a search box needs once something is typed: fetched while the first key is on its way.
export {createStore, getStore} from '../store/registry.ts';
export {suggestionGroups, suggestionList} from './suggestions.ts';
