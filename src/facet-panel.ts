import {FacetPanelElement} from './elements/facet-panel.ts';
import {defineElement} from './elements/rendered-element.ts';

export {FacetPanelElement};

defineElement('facet-panel', FacetPanelElement);
