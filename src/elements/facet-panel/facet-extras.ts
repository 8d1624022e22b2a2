// What a first paint does without: loaded with the first answer, or at once where the panel is a drawer.
export {FilterDrawer} from './filter-drawer.ts';
export {LongFacets} from './long-facet.ts';
export {PriceFilter} from './price-filter.ts';
