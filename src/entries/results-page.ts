// A single chunk for a results page, because the two elements and their store are nearly always used together.
import './search-results.ts';
import './facet-panel.ts';

export {getStore, settleEarlierPages} from '../store/registry.ts';
