// All code of a results page: the first search leaves, then the two elements, which are nearly always used together, are defined.
import {FacetPanelElement} from '../elements/facet-panel/facet-panel.ts';
import {SearchResultsElement} from '../elements/search-results/search-results.ts';
import {getLocalization} from '../elements/shared/localize.ts';
import {defineElement} from '../elements/shared/search-element.ts';
import {handedOver} from './first-search.ts';

// Their first frame shows what the previous page has handed over, instead of one without texts and one without cards. Without that
// they are there at once, and know whether the shopper scrolls before there is something to restore.
if (handedOver) void Promise.allSettled([handedOver, getLocalization()]).then(define);
else define();

function define(): void {
  defineElement('search-results', SearchResultsElement);
  defineElement('facet-panel', FacetPanelElement);
}
