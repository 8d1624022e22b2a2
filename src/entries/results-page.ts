// A single chunk for a results page, because the two elements and their store are nearly always used together.
import './search-results.ts';
import './facet-panel.ts';

export {getStore} from '../store/registry.ts';
export {settleEarlierPages} from '../store/settle-earlier-pages.ts';
