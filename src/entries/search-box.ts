import {SearchBoxElement} from '../elements/search-box/search-box.ts';
import {defineElement} from '../elements/shared/search-element.ts';

export {SearchBoxElement};

defineElement('search-box', SearchBoxElement);
