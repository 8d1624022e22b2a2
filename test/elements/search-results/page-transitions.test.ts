import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, reach} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {type FreshPage, openPage} from '../../support/page/fresh-page.ts';

const LIST = '<search-results></search-results>';

/** This page's address with another query. */
function addressWith(query: string, pathname = location.pathname): string {
  const url = new URL(location.href);
  url.pathname = pathname;
  url.searchParams.delete('q');
  if (query) url.searchParams.set('q', query);
  return url.href;
}

const pushAddress = (href: string) => history.pushState({theme: true}, '', href);

function replaceMarkup(html = LIST): void {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
}

async function openResults(html = LIST, address = '?q=linen'): Promise<FreshPage> {
  const page = openPage({html: `<main>${html}</main>`, address});
  await reach(page.find('search-results'), 'ready');
  return page;
}

/** What the list shows is for this query, and the address says so. */
async function expectResults(page: FreshPage, query: string): Promise<void> {
  await eventually(async () => {
    expect(getStore().state.answer?.request.query).to.equal(query);
    await reach(page.find('search-results'), 'ready');
  });
  expect(new URL(location.href).searchParams.get('q')).to.equal(query);
}

describe('a theme’s page transition', () => {
  it('with a new address and fresh markup searches for what the address asks for, once', async () => {
    const page = await openResults();
    pushAddress(addressWith('cotton'));
    replaceMarkup();
    await expectResults(page, 'cotton');
    expect(sent(page, 'q')).to.eql(['linen', 'cotton']);
  });

  it('with fresh markup before its new address searches for what the address asks for', async () => {
    const page = await openResults();
    replaceMarkup();
    pushAddress(addressWith('cotton'));
    await expectResults(page, 'cotton');
    expect(sent(page, 'q')).to.eql(['linen', 'cotton']);
  });

  it('by way of a page without a list searches for what the address asks for', async () => {
    const page = await openResults();
    pushAddress(addressWith('', '/products/a'));
    replaceMarkup('A product');
    await eventually(() => void expect(getStore().hasList).to.equal(false));
    pushAddress(addressWith('cotton', '/find'));
    replaceMarkup();
    await expectResults(page, 'cotton');
    expect(sent(page, 'q')).to.eql(['linen', 'cotton']);
  });

  it('to a page that asks for nothing shows no results of the page before', async () => {
    const page = await openResults();
    pushAddress(addressWith(''));
    replaceMarkup();
    await reach(page.find('search-results'), 'idle');
    expect(document.querySelectorAll('li.search-card')).to.have.length(0);
    expect(sent(page, 'q')).to.eql(['linen']);
  });

  it('to the same search keeps its results without a request', async () => {
    const page = await openResults();
    pushAddress(`${addressWith('linen')}&utm_source=mail`);
    replaceMarkup();
    await expectResults(page, 'linen');
    expect(sent(page, 'q')).to.eql(['linen']);
  });

  it('that has both lists on the page for a moment leaves a list that follows the address', async () => {
    const page = await openResults();
    pushAddress(addressWith('cotton'));
    const before = page.find('search-results');
    before.insertAdjacentHTML('afterend', LIST);
    before.remove();
    await expectResults(page, 'cotton');
    expect(getStore().acceptsQueries).to.equal(true);
    await getStore().search({query: 'camp'});
    await expectResults(page, 'camp');
  });

  it('back to another page searches for nothing on the way', async () => {
    const page = await openResults('<search-results collection="summer"></search-results>', '');
    const shown = document.querySelectorAll('li.search-card').length;
    pushAddress(addressWith('', '/products/a'));
    dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
    await appear(() => getStore().history.isOtherPage);
    expect(document.querySelectorAll('li.search-card')).to.have.length(shown);
    expect(page.searches).to.have.length(1);
  });

  it('during a search leaves the new page’s address alone', async () => {
    await openResults();
    const searching = getStore().search({query: 'cotton'});
    const elsewhere = addressWith('', '/products/a');
    pushAddress(elsewhere);
    await searching;
    expect(location.href).to.equal(elsewhere);
  });
});
