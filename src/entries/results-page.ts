// All code of a results page: the first search leaves, then the two elements, which are nearly always used together, are defined.
import './first-search.ts';
import {FacetPanelElement} from '../elements/facet-panel/facet-panel.ts';
import {SearchResultsElement} from '../elements/search-results/search-results.ts';
import {defineElement} from '../elements/shared/define-element.ts';
import {getLocalization} from '../elements/shared/localize.ts';

// The page's first number format takes 10 ms on a desktop and 40 ms on a phone. In a task of its own, it runs while the answer is
// on its way.
setTimeout(() => getLocalization().catch(() => {}));

defineElement('search-results', SearchResultsElement);
defineElement('facet-panel', FacetPanelElement);
