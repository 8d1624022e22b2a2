// All code of a results page: sends the first search, then defines the two elements, which are nearly always used together.
import {FacetPanelElement} from '../elements/facet-panel/facet-panel.ts';
import {SearchResultsElement} from '../elements/search-results/search-results.ts';
import {getLocalization} from '../elements/shared/localize.ts';
import {defineElement} from '../elements/shared/search-element.ts';
import {handedOver} from './first-search.ts';

// Waits for the answer that the previous page handed over, so that the first frame has texts and cards. Without one, defines the
// elements at once, so that they notice whether the shopper scrolls before results are restored.
if (handedOver) void Promise.allSettled([handedOver, getLocalization()]).then(define);
else define();

function define(): void {
  defineElement('search-results', SearchResultsElement);
  defineElement('facet-panel', FacetPanelElement);
}
