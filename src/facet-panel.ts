import {defineElement} from './define-element.ts';
import {FacetPanelElement} from './elements/facet-panel.ts';

export {FacetPanelElement};

defineElement('facet-panel', FacetPanelElement);
