// What a first paint does without: loaded with the first answer.
export {optionColour} from '../shared/colours.ts';
export {LongFacets} from './long-facet.ts';
export {PriceFilter} from './price-filter.ts';
