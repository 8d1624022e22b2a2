// All code of a results page: the first search leaves, then the two elements, which are nearly always used together, are defined.
import './first-search.ts';
import {FacetPanelElement} from '../elements/facet-panel/facet-panel.ts';
import {SearchResultsElement} from '../elements/search-results/search-results.ts';
import {defineElement} from '../elements/shared/define-element.ts';

defineElement('search-results', SearchResultsElement);
defineElement('facet-panel', FacetPanelElement);
