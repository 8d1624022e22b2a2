import {FacetPanelElement} from '../elements/facet-panel/facet-panel.ts';
import {defineElement} from '../elements/shared/search-element.ts';

export {FacetPanelElement};

defineElement('facet-panel', FacetPanelElement);
