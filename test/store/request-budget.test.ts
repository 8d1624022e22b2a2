import {expect} from 'chai';
import {getStore} from '../../src/store/registry.ts';
import {openPage} from '../harness/fresh-page.ts';

describe('the request budget', () => {
  it('is not touched by an answer that is here already', async () => {
    const {searches} = openPage();
    const store = getStore();
    for (let count = 0; count < 15; count++) await store.search({query: count % 2 ? 'linen' : 'cotton'});
    expect(searches).to.have.length(2);
    expect(store.state.status).to.equal('ready');
  });
});
