import {expect} from 'chai';
import {getStore} from '../../src/store/registry.ts';
import {openPage} from '../support/page/fresh-page.ts';

describe('a keyword redirect', () => {
  it('is dispatched to the page, and the results are shown if a listener prevents it', async () => {
    openPage();
    const urls: string[] = [];
    const prevent = (event: DocumentEventMap['search-redirect']) => {
      event.preventDefault();
      urls.push(event.url);
    };
    document.addEventListener('search-redirect', prevent);
    const store = getStore();
    await store.search({query: 'shipping'});
    document.removeEventListener('search-redirect', prevent);
    expect(urls).to.eql([new URL('/pages/shipping', location.href).href]);
    expect(store.state.answer?.hits.map(({item}) => item.title)).to.eql(['Shipping']);
  });

  it('is not followed while typing, nor after a filter or a sort', async () => {
    openPage();
    let offers = 0;
    const count = (event: Event) => {
      event.preventDefault();
      offers++;
    };
    document.addEventListener('search-redirect', count);
    const store = getStore();
    await store.search({query: 'shipping'}, 'preview');
    await store.search({sort: 'newest'});
    await store.search({filters: {filter_content_type: ['page']}});
    await store.search({page: 2});
    document.removeEventListener('search-redirect', count);
    expect(offers).to.equal(0);
    expect(store.state.answer?.redirect_url).to.equal('/pages/shipping');
  });
});
