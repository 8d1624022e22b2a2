import {SearchResultsElement} from '../elements/search-results/search-results.ts';
import {defineElement} from '../elements/shared/search-element.ts';

export {SearchResultsElement};

defineElement('search-results', SearchResultsElement);
