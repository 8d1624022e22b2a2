// One chunk for what a results page shows: the two elements and their store rarely come alone.
import './search-results.ts';
import './facet-panel.ts';

export {getStore, publishWaiting} from '../store/registry.ts';
