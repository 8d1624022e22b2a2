// What most results pages need only after their first paint. One file, because list and panel need it at the same time.
export {FilterBar} from './facet-panel/filter-bar.ts';
export {LongFacets} from './facet-panel/long-facet.ts';
export {PriceFilter} from './facet-panel/price-filter.ts';
export {SuggestionTemplate} from './search-box/suggestion-template.ts';
export {TemplateCards} from './search-results/cards/template-cards.ts';
export {QuickAdd} from './search-results/quick-add/quick-add.ts';
export {ResultsExtras} from './search-results/results-extras.ts';
export {Preview} from './search-results/theme-editor/preview.ts';
export {OptionSwatches} from './shared/option-swatches.ts';
