// One chunk for what a results page shows: the two elements and their store rarely come alone.
import './facet-panel.ts';
import './search-results.ts';

export {getStore, publishWaiting} from './store/registry.ts';
