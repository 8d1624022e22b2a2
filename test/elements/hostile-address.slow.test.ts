import {filterParams} from '../../src/core/filters/filters.ts';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-results.ts';
import {HostilePages} from '../support/elements/hostile-page.ts';

const PARAMETERS = ['q', 'sort', 'page', ...filterParams];
const pages = new HostilePages('<facet-panel mode="sidebar"></facet-panel><search-results></search-results>');

describe('what an address holds is text and nothing else', () => {
  it('in each of our parameters', async () => {
    for (const text of pages.sample) {
      await pages.see({address: `?${new URLSearchParams(PARAMETERS.map(name => [name, text]))}`});
    }
  }).timeout(380_000);

  it('in those that are repeated, and in those that are not ours', async () => {
    for (const batch of pages.inBatches(25)) {
      const address = new URLSearchParams({q: 'x'});
      for (const [index, text] of batch.entries()) {
        address.append('filter_tags', text);
        address.append('filter_metafield', `key.${index}:${text}`);
        address.append(text, text);
      }
      await pages.see({address: `?${address}`});
    }
  }).timeout(90_000);
});
