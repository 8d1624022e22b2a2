import {SearchBoxElement} from '../elements/search-box/search-box.ts';
import {defineElement} from '../elements/shared/define-element.ts';

export {SearchBoxElement};

defineElement('search-box', SearchBoxElement);
