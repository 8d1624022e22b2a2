import {defineElement} from './elements/rendered-element.ts';
import {SearchResultsElement} from './elements/search-results.ts';

export {SearchResultsElement};

defineElement('search-results', SearchResultsElement);
