import {expect} from 'chai';
import {define} from '../../src/entries/define.ts';
import {getStore} from '../../src/store/registry.ts';
import {reach} from '../support/elements/fixture.ts';
import {links, sent} from '../support/elements/list.ts';
import {eventually} from '../support/page/eventually.ts';
import {openPage} from '../support/page/fresh-page.ts';

const TAGS = ['search-box', 'search-results', 'facet-panel'];

describe('define', () => {
  it('defines nothing until it is called', () => {
    for (const tag of TAGS) expect(customElements.get(tag)).to.equal(undefined);
  });

  it('registers the elements under a prefix, where their names are taken', async () => {
    customElements.define('search-box', class extends HTMLElement {});
    define({prefix: 'shop'});
    const {find} = openPage({
      html: '<shop-search-results></shop-search-results><shop-facet-panel></shop-facet-panel>',
      address: '?q=linen',
    });
    await reach(find('shop-search-results'), 'ready');
    await reach(find('shop-facet-panel'), 'ready');
    await eventually(() => void expect(links(find('shop-search-results'))).to.have.length(17));
    for (const tag of TAGS) expect(customElements.get(`shop-${tag}`)).not.to.equal(undefined);
  });

  it('leaves a tag that is defined already alone', () => {
    const taken = customElements.get('search-box');
    define();
    define();
    expect(customElements.get('search-box')).to.equal(taken);
    expect(customElements.get('facet-panel')).not.to.equal(undefined);
  });

  it('registers the elements under several names, which share their stores', async () => {
    define({prefix: 'shop'});
    define({prefix: 'other'});
    const page = openPage({
      html: '<shop-search-results></shop-search-results><other-facet-panel></other-facet-panel>',
      address: '?q=linen',
    });
    await reach(page.find('other-facet-panel'), 'ready');
    expect(sent(page, 'q')).to.eql(['linen']);
  });
});

describe('a second copy of the code on a page', () => {
  it('shares the stores of the first, its elements, its cache and its events', async () => {
    const page = openPage();
    const copy = await load('/dist/storefront-search.bundle.js?second');
    await getStore().search({query: 'linen'});
    expect(copy.getStore()).to.equal(getStore());
    expect(copy.getStore('other')).to.equal(getStore('other'));
    await copy.getStore('other').search({query: 'linen'});
    expect(page.searches).to.have.length(1);
    expect(page.published).to.have.length(1);
  });

  for (const [state, status, lines] of [
    ['rate-limited', 'limited', 0],
    ['plan-missing', 'unavailable', 1],
    ['html', 'failed', 0],
  ] as const)
    it(`knows what went wrong for the first where the service is ${state}`, async () => {
      const page = openPage({state});
      const copy = await load('/dist/storefront-search.bundle.js?second');
      const stores = [getStore('one'), copy.getStore('two')];
      for (const store of stores) await store.search({query: 'linen'}, 'preview');
      expect(stores.map(store => store.state.status)).to.include(status);
      expect(stores.map(store => store.state.error?.code)).not.to.include('unexpected');
      // Only the missing plan has a remedy.
      if (lines) await page.hear(lines);
    });

  it('leaves the elements of the first as they are', async () => {
    const first = TAGS.map(tag => customElements.get(tag));
    await load('/dist/storefront-search.bundle.js?third');
    expect(TAGS.map(tag => customElements.get(tag))).to.eql(first);
  });

  it('can come first, and elements that come later join it', async () => {
    const copy = await load('/dist/storefront-search.bundle.js?second');
    const page = openPage();
    await copy.getStore().search({query: 'linen'});
    expect(getStore().state.answer?.total).to.equal(17);
    expect(page.searches).to.have.length(1);
  });
});

/** What the bundle gives, of another address than any that was imported before. */
function load(address: string): Promise<{getStore: typeof getStore}> {
  return import(address);
}
