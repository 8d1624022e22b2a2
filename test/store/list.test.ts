import {expect} from 'chai';
import {changeAnswers} from '../support/page/change-answers.ts';
import {openSearched, openStore} from '../support/page/fresh-store.ts';

describe('a list', () => {
  it('§4.1 paging 4: grows by the next page without repeated items', async () => {
    const {searches, store} = await openSearched('summer');
    await store.loadMore();
    await store.loadMore();
    expect(searches.map(params => params.get('offset'))).to.eql(['0', '24', '48']);
    expect(store.state.answer?.hits).to.have.length(72);
    expect(new Set(store.state.answer?.hits.map(({item}) => item.product_id)).size).to.equal(72);
    expect(store.state.query.page).to.equal(3);
  });

  it('requests nothing after its last page', async () => {
    const {searches, store} = await openSearched('linen');
    await store.loadMore();
    await store.loadPrevious();
    expect(searches).to.have.length(1);
  });

  it('§4.1 paging 4: keeps the results on screen if the catalogue shrinks, and requests no more pages', async () => {
    const {searches, store} = openStore();
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

  it('adds no page of another search, neither while a filter is pending nor after it failed', async () => {
    const {searches, store} = await openSearched('camp');
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

  it('grows at both ends after starting at page 2, and each hit keeps its position', async () => {
    const {store} = openStore();
    await store.search({query: 'summer', page: 2});
    expect(store.state.answer?.hits[0]?.position).to.equal(24);
    await store.loadPrevious();
    await store.loadMore();
    expect(store.state.answer?.hits.map(({position}) => position)).to.eql(
      Array.from({length: 72}, (_, at) => at),
    );
  });

  it('starts at page 1 if the requested page is past the last one', async () => {
    const {store} = openStore();
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
