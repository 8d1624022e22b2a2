import {defineElement} from './elements/rendered-element.ts';
import {SearchBoxElement} from './elements/search-box.ts';

export {SearchBoxElement};

defineElement('search-box', SearchBoxElement);
