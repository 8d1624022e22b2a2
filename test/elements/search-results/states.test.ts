import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, isShown, nameOf, reach} from '../../support/elements/fixture.ts';
import {links, openInside, openList} from '../../support/elements/list.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage, serviceState} from '../../support/page/fresh-page.ts';

const notice = (shadow: ShadowRoot | null) => appear(() => shadow?.querySelector('[part=notice]'));

describe('what the theme rendered inside a list', () => {
  const FALLBACK = '<p>What Liquid found</p>';
  const open = (state: string) =>
    openPage({address: '?q=linen', state, html: `<search-results>${FALLBACK}</search-results>`});

  it('is on screen until there is an answer, in place of empty cards', async () => {
    const {find} = open('normal');
    await reach(find('search-results'), 'loading');
    expect(isShown(find('p'))).to.equal(true);
    expect(document.querySelector('li[aria-hidden=true]')).to.equal(null);
    await reach(find('search-results'), 'ready');
    expect(isShown(find('p'))).to.equal(false);
    expect(isShown(links(find('search-results'))[0])).to.equal(true);
  });
});

describe('the banner above what the theme rendered', () => {
  const open = (address: string, state: string, status: string) =>
    openInside('<p>What Liquid found</p>', '', {address, state}, status);

  for (const [state, status, says] of [
    ['first-sync', 'degraded', ''],
    ['html', 'failed', 'We couldn’t complete your search. '],
    ['rate-limited', 'limited', ''],
  ] as const) {
    it(`says that these are the store’s standard results: ${status}`, async () => {
      const {shadow} = await open('?q=linen', state, status);
      const text = (await notice(shadow)).querySelector('p')?.textContent;
      expect(text).to.equal(`${says}These are the store’s standard results.`);
    });
  }

  it('offers to try again after a failure', async () => {
    const {list, shadow} = await open('?q=linen', 'html', 'failed');
    serviceState('normal');
    get(await notice(shadow), 'button', 'Try again').click();
    await reach(list, 'ready');
    expect(links(list)).to.have.length(17);
  });
});

describe('a list without a plan for search (403)', () => {
  it('steps aside: no notice, no toolbar', async () => {
    const {shadow, hear} = await openList('', {address: '?q=linen', state: 'plan-missing'}, 'unavailable');
    expect(shadow?.querySelector('[part=notice]')).to.equal(null);
    expect(isShown(shadow?.querySelector('[part=toolbar]'))).to.equal(false);
    expect((await hear()).join()).to.include('plan_required');
  });
});

describe('the announcement of a list', () => {
  const announced = (shadow: ShadowRoot | null) =>
    shadow?.querySelector('[role=status]:not([part])')?.textContent?.trim();
  const FALLBACK = '<p>28 results</p>';

  for (const [state, status, says] of [
    ['rate-limited', 'limited', /^These are the store’s standard results\./],
    ['failing', 'degraded', /^These are the store’s standard results\./],
    ['plan-missing', 'unavailable', /^These are the store’s standard results\.$/],
  ] as const) {
    it(`says whose results are on screen while the service is ${state}, and counts none`, async () => {
      const html = `<search-results>${FALLBACK}</search-results>`;
      const {find, hear} = openPage({address: '?q=linen', state, html});
      const list = find('search-results');
      await reach(list, status);
      await eventually(() => void expect(announced(list.shadowRoot)).to.match(says));
      expect(list.shadowRoot?.querySelector('[part=count]')?.textContent).to.equal('');
      if (status === 'unavailable') await hear();
    });
  }

  it('counts what is offered in place of no results', async () => {
    const suggestions = ['wool', 'gift', 'pen'];
    changeAnswers(body => Object.assign(body, {results: [], total: 0, suggestions, related_keywords: []}));
    const {shadow} = await openList('', {address: '?q=linen&filter_vendor=Nobody'}, 'empty');
    await eventually(() => void expect(announced(shadow)).to.equal('3 suggestions'));
  });

  it('is silent, and so is the count, in a list that the shopper has not searched', async () => {
    const {shadow} = await openList('query="linen" page-size="8" url-sync="off"');
    expect(shadow?.querySelector('[part=count]')?.role).to.equal(null);
    await getStore().search({sort: 'newest'});
    await eventually(() => void expect(shadow?.querySelector('[part=count]')?.role).to.equal('status'));
  });
});

describe('an empty list', () => {
  it('says what was not found, and offers the service’s suggestions as links', async () => {
    changeAnswers(body => Object.assign(body, {suggestions: ['gift']}));
    const {shadow} = await openList('', {address: '?q=qqqqzz'}, 'empty');
    const empty = await appear(() => shadow?.querySelector('[part=empty]'));
    expect(empty.textContent).to.include('Nothing found for “qqqqzz”.');
    const link = get<HTMLAnchorElement>(empty, 'a', 'gift');
    expect(link.getAttribute('href')).to.equal('/search?q=gift');
  });

  it('offers what is like what was searched for, not the same again', async () => {
    changeAnswers(body => Object.assign(body, {results: [], total: 0, suggestions: ['linnen', 'linen']}));
    const {shadow} = await openList('', {address: '?q=linnen'}, 'empty');
    const empty = await appear(() => shadow?.querySelector('[part=empty]'));
    expect([...empty.querySelectorAll<HTMLElement>('[part=terms] a')].map(nameOf)).to.eql(['linen']);
  });

  it('that is embedded speaks of no filters, which are the theme’s, nor sends to a search for nothing', async () => {
    const attributes = 'query="*" filters="filter_vendor=Nobody" url-sync="off"';
    const {shadow} = await openList(attributes, {}, 'empty');
    const empty = await appear(() => shadow?.querySelector('[part=empty]'));
    expect(empty.querySelector('[part=empty-text]')?.textContent).to.equal('Nothing found.');
    expect(empty.textContent).not.to.match(/filter|standard search/);
  });

  it('offers to clear the filters, where there are any, and shows the results then', async () => {
    const {list, shadow} = await openList('', {address: '?q=linen&filter_vendor=Nobody'}, 'empty');
    const empty = await appear(() => shadow?.querySelector('[part=empty]'));
    get(empty, 'button', 'Clear all').click();
    await reach(list, 'ready');
    expect(links(list)).to.have.length(17);
    expect(shadow?.querySelector('[part=empty]')).to.equal(null);
  });
});

describe('a list of a degraded service', () => {
  it('counts nothing where the service can’t tell how many results there are', async () => {
    changeAnswers(body =>
      Object.assign(body, {degraded: true, degraded_reason: 'native_fallback', total: 0}),
    );
    const {list, shadow} = await openList('', {address: '?q=linen'}, 'degraded');
    expect(links(list)).not.to.eql([]);
    expect(shadow?.querySelector('[part=count]')?.textContent).to.equal('');
  });

  it('shows results, where there are some, under a banner', async () => {
    const {list, shadow} = await openList('', {address: '?q=linen', state: 'degraded-results'}, 'degraded');
    expect((await notice(shadow)).textContent).to.match(/not fully available/);
    expect(links(list)).not.to.eql([]);
    expect(isShown(links(list)[0])).to.equal(true);
  });

  it('without results points to the store’s own search', async () => {
    const {shadow} = await openList('', {address: '?q=linen', state: 'first-sync'}, 'degraded');
    const banner = await notice(shadow);
    expect(banner.textContent).to.include('Search is not available right now.');
    const link = get<HTMLAnchorElement>(banner, 'a', 'See results from the store’s standard search');
    expect(link.getAttribute('href')).to.equal('/search?q=linen');
  });
});

describe('a list that failed', () => {
  it('says so, keeps the previous results, and searches again at a button', async () => {
    const {list, shadow} = await openList('', {address: '?q=linen'});
    serviceState('html');
    void getStore().search({query: 'cotton'});
    await reach(list, 'failed');
    expect(links(list)).to.have.length(17);
    const banner = await notice(shadow);
    expect(banner.getAttribute('role')).to.equal('alert');
    serviceState('normal');
    get(banner, 'button', 'Try again').click();
    await reach(list, 'ready');
    expect(links(list)).to.have.length(24);
    expect(shadow?.querySelector('[part=notice]')).to.equal(null);
  });

  it('without a connection says that', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const {shadow} = await openList('', {address: '?q=linen'}, 'failed');
    expect((await notice(shadow)).textContent).to.match(/No connection/);
  });

  it('for a query that is too long says how long it may be, and sends nothing', async () => {
    const page = await openList('', {address: `?q=${'x'.repeat(201)}`}, 'failed');
    expect((await notice(page.shadow)).textContent).to.match(/200 characters/);
    expect(page.searches).to.eql([]);
  });

  it('that was refused for a moment (429) says that it will be tried again', async () => {
    const {list, shadow} = await openList('', {address: '?q=linen'});
    serviceState('rate-limited');
    void getStore().search({query: 'cotton'});
    await reach(list, 'limited');
    expect((await notice(shadow)).textContent).to.match(/try again in a moment/);
    expect(links(list)).to.have.length(17);
  });
});
