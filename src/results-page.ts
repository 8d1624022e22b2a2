// One chunk for what a results page shows: the two share most of their code, and rarely come alone.
import './facet-panel.ts';
import './search-results.ts';
