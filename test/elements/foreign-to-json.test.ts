import {expect} from 'chai';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {device, tab} from '../../src/service/browser/storage.ts';
import {getStore} from '../../src/store/registry.ts';
import {reach} from '../support/elements/fixture.ts';
import {links, openList} from '../support/elements/list.ts';
import {eventually} from '../support/page/eventually.ts';
import {addToJson} from '../support/page/foreign-to-json.ts';
import {openBox, rendered, submit, type} from './search-box/typing.ts';

describe('on a page whose library gives arrays, texts and numbers a toJSON', () => {
  let undo = () => {};
  beforeEach(() => {
    undo = addToJson('everything');
  });
  afterEach(() => undo());

  it('recent searches are kept as a list', async () => {
    const page = await openBox();
    for (const query of ['linen', 'tent']) {
      page.input.value = '';
      type(page.input, query);
      submit(page);
      await rendered(page);
    }
    expect(device.get('recent')).to.eql(['tent', 'linen']);
  });

  it('events that wait are published as they were', async () => {
    const {list, published} = await openList('', {address: '?q=linen', shopify: null});
    expect(tab.get('events')).to.be.an('array').with.length(1);
    const publish = (...event: (typeof published)[number]) => void published.push(event);
    Object.assign(globalThis, {Shopify: {analytics: {publish}}});
    await eventually(() => void expect(published).to.have.length(1));
    expect(published[0]?.[1]).to.include({query: 'linen', result_count: 17});
    expect(list.dataset.state).to.equal('ready');
  });

  it('Back shows the stored results without a request', async () => {
    const page = await openList('', {address: '?q=linen'});
    const count = links(page.list).length;
    dispatchEvent(new Event('pagehide'));
    const {searches} = page;
    document.body.innerHTML = '<search-results></search-results>';
    const list = page.find('search-results');
    await reach(list, 'ready');
    expect(links(list)).to.have.length(count);
    expect(searches).to.have.length(1);
  });

  it('a session is kept for the next search', async () => {
    const {searches} = await openList('', {address: '?q=linen'});
    await getStore().search({query: 'cotton'});
    const sessions = searches.map(params => params.get('session_id'));
    expect(sessions).to.eql([sessions[0], sessions[0]]);
    expect(device.get('session')).to.have.property('id', sessions[0]);
  });
});

it('recent searches that such a library had written as a text are not offered', async () => {
  localStorage.setItem('storefront-search.v1.recent', JSON.stringify('["linen", "tent"]'));
  const page = await openBox();
  page.input.click();
  await rendered(page);
  expect(page.box.textContent).not.to.contain('["linen"');
});
