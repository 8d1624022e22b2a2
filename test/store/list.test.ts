import {expect} from 'chai';
import {getStore} from '../../src/store/registry.ts';
import {changeAnswers} from '../harness/change-answers.ts';
import {openPage} from '../harness/fresh-page.ts';

describe('a list', () => {
  it('§4.1 paging 4: grows by the next page, and no item comes twice', async () => {
    const {searches} = openPage();
    const store = getStore();
    await store.search({query: 'summer'});
    await store.loadMore();
    await store.loadMore();
    expect(searches.map(params => params.get('offset'))).to.eql(['0', '24', '48']);
    expect(store.state.answer?.hits).to.have.length(72);
    expect(new Set(store.state.answer?.hits.map(({item}) => item.product_id)).size).to.equal(72);
    expect(store.state.query.page).to.equal(3);
  });

  it('that is over asks for no more', async () => {
    const {searches} = openPage();
    const store = getStore();
    await store.search({query: 'linen'});
    await store.loadMore();
    await store.loadPrevious();
    expect(searches).to.have.length(1);
  });

  it('§4.1 paging 4: that has become shorter keeps what is on screen, and asks for no more', async () => {
    const {searches} = openPage();
    const store = getStore();
    await store.search({query: 'summer', page: 2});
    changeAnswers(body => Object.assign(body, {results: [], total: 48}));
    await store.loadMore();
    await store.loadMore();
    expect(searches).to.have.length(2);
    expect(store.state.answer?.hits.map(({position}) => position)).to.eql(
      Array.from({length: 24}, (_, at) => 24 + at),
    );
    expect(store.state.query.page).to.equal(2);
  });

  it('gets no page of another search: not while a filter is on its way, nor when it failed', async () => {
    const {searches} = openPage();
    const store = getStore();
    await store.search({query: 'camp'});
    const {fetch} = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('network error'));
    const filtering = store.search({filters: {filter_on_sale: ['true']}});
    await store.loadMore();
    await filtering;
    globalThis.fetch = fetch;
    await store.loadMore();
    expect(searches).to.have.length(1);
    expect(store.state.answer?.hits).to.have.length(24);
  });

  it('that starts at page 2 grows at both ends, each hit keeping its place', async () => {
    openPage();
    const store = getStore();
    await store.search({query: 'summer', page: 2});
    expect(store.state.answer?.hits[0]?.position).to.equal(24);
    await store.loadPrevious();
    await store.loadMore();
    expect(store.state.answer?.hits.map(({position}) => position)).to.eql(
      Array.from({length: 72}, (_, at) => at),
    );
  });

  it('that ends before the page asked for starts at page 1', async () => {
    openPage();
    const store = getStore();
    await store.search({query: 'linen', page: 9}, 'load');
    await settled();
    expect(store.state.status).to.equal('ready');
    expect(store.state.answer?.hits[0]?.position).to.equal(0);

    function settled(): Promise<void> {
      return new Promise(resolve => {
        store.subscribe(({answer}) => answer && resolve());
      });
    }
  });
});
