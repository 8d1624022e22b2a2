import {expect} from 'chai';
import type {Bucket} from '../../../src/service/search/request-budget.ts';
import {getStore} from '../../../src/store/registry.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {openStore} from '../../support/page/fresh-store.ts';

const LOCK = 'storefront-search.budget';

/** Keeps a bucket with one token, as another tab leaves it. */
function keepNearlyEmpty(): void {
  const bucket: Bucket = {tokens: 1, at: Date.now(), pauseMs: 0, pauseEnd: 0, restMs: 0, restEnd: 0};
  localStorage.setItem('storefront-search.v1.budget', JSON.stringify(bucket));
}

describe('the request budget', () => {
  it('is not used by a cached answer', async () => {
    const {searches, store} = openStore();
    for (let count = 0; count < 15; count++) await store.search({query: count % 2 ? 'linen' : 'cotton'});
    expect(searches).to.have.length(2);
    expect(store.state.status).to.equal('ready');
  });

  // Skips engines without Web Locks.
  if (navigator.locks) {
    it('with a full bucket waits for no other tab, and with a nearly empty one for its turn', async () => {
      const {searches, store} = openStore();
      let release = () => {};
      const held = navigator.locks.request(LOCK, () => new Promise<void>(resolve => (release = resolve)));
      await store.search({query: 'linen'});
      expect(searches).to.have.length(1);
      keepNearlyEmpty();
      const next = store.search({query: 'cotton'});
      await eventually(async () => {
        const {pending = []} = await navigator.locks.query();
        expect(pending.map(({name}) => name)).to.eql([LOCK]);
      });
      expect(searches).to.have.length(1);
      release();
      await Promise.all([held, next]);
      expect(searches).to.have.length(2);
    });

    it('continues without a lock that another tab keeps', async () => {
      const {searches} = openPage();
      keepNearlyEmpty();
      let release = () => {};
      const held = navigator.locks.request(LOCK, () => new Promise<void>(resolve => (release = resolve)));
      await getStore().search({query: 'linen'});
      expect(searches).to.have.length(1);
      release();
      await held;
    });
  }
});
