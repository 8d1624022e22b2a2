import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, faults, get, named, reach} from '../../support/elements/fixture.ts';
import {type ListPage, links, openInside, search} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage, type PageOptions} from '../../support/page/fresh-page.ts';

const banner = (name: string, attributes = '') =>
  `<template slot="banner" ${attributes}><a href="/pages/${name}">${name}</a></template>`;

/** Opens a list of 17 results for “linen”, four a page, with banners. */
const open = (banners: string, attributes = '', options: PageOptions = {address: '?q=linen'}) =>
  openInside(banners, `page-size="4" ${attributes}`, options);

/** The names of banners, and a dot for each card. */
const layout = ({list}: Pick<ListPage, 'list'>): string =>
  [...(list.querySelector('.search-grid')?.children ?? [])]
    .filter(child => !child.matches('.search-skeleton'))
    .map(child => (child.matches('.search-card') ? '.' : child.textContent?.trim()))
    .join(' ');

const see = (page: Pick<ListPage, 'list'>, expected: string) =>
  eventually(() => void expect(layout(page)).to.equal(expected));

const bannerOf = ({list}: Pick<ListPage, 'list'>) => list.querySelector<HTMLElement>('.search-banner');

describe('content between cards', () => {
  it('comes after as many results as it says, in the order of the templates', async () => {
    const page = await open(
      banner('B', 'data-after="2"') + banner('A', 'data-after="0"') + banner('C', 'data-after="2"'),
    );
    await see(page, 'A . . B C . .');
  });

  it('keeps its place and its node through “Load more”, another order and another search', async () => {
    const page = await open(banner('Sale', 'data-after="2"') + banner('New', 'data-after="6"'));
    await see(page, '. . Sale . .');
    const node = bannerOf(page);
    get(page.shadow, 'a', 'Load more').click();
    await see(page, '. . Sale . . . . New . .');
    await getStore().search({sort: 'price_asc'});
    await see(page, '. . Sale . .');
    await getStore().search({query: 'cotton'});
    await see(page, '. . Sale . .');
    expect(bannerOf(page)).to.equal(node);
  });

  it('leaves focus on the first card that “Load more” adds', async () => {
    const page = await open(banner('Sale', 'data-after="2"') + banner('New', 'data-after="4"'));
    get(page.shadow, 'a', 'Load more').click();
    await see(page, '. . Sale . . New . . . .');
    const cards = page.list.querySelectorAll('.search-card a');
    await eventually(() => void expect(document.activeElement).to.equal(cards[4]));
  });

  it('is on the numbered page of its place', async () => {
    const page = await open(
      banner('Sale', 'data-after="2"') + banner('New', 'data-after="6"'),
      'paging="pages"',
    );
    await see(page, '. . Sale . .');
    await getStore().search({page: 2});
    await see(page, '. . New . .');
    await getStore().search({page: 3});
    await see(page, '. . . .');
  });

  it('comes with the page before what is shown', async () => {
    const page = await open(banner('Sale', 'data-after="2"'), '', {address: '?q=linen&page=2'});
    await see(page, '. . . .');
    get(page.shadow, 'a', 'Show previous').click();
    await see(page, '. . Sale . . . . . .');
  });

  it('ends a list that is complete and shorter, and waits where more results follow', async () => {
    const page = await open(banner('Sale', 'data-after="20"'), '', {address: '?q=linen&page=4'});
    await see(page, '. . . .');
    get(page.shadow, 'a', 'Load more').click();
    await see(page, '. . . . . Sale');
  });

  it('is not shown where nothing was found', async () => {
    const page = openPage({
      html: `<search-results>${banner('Sale')}</search-results>`,
      address: '?q=qqzzqq',
    });
    const list = page.find('search-results');
    await reach(list, 'empty');
    await appear(() => list.shadowRoot?.querySelector('[part=empty-text]'));
    expect(bannerOf({list})).to.equal(null);
  });

  it('is for the queries that it names, however they are written', async () => {
    const page = await open(banner('Sale', 'data-query="wool、\nＬＩＮＥＮ，" data-after="1"'));
    await see(page, '. Sale . . .');
    await getStore().search({query: 'cotton'});
    await see(page, '. . . .');
    await getStore().search({query: 'Linen '});
    await see(page, '. Sale . . .');
  });

  it('is for the collection that it names', async () => {
    const banners = banner('Shirts', 'data-collection="shirts"') + banner('Mugs', 'data-collection="sale"');
    const page = await open(banners, 'collection="sale"', {address: ''});
    await see(page, 'Mugs . . . .');
  });

  it('returns with Back, from the snapshot', async () => {
    const page = await open(banner('Sale', 'data-after="2"') + banner('New', 'data-after="6"'));
    get(page.shadow, 'a', 'Load more').click();
    await see(page, '. . Sale . . . . New . .');
    await search(page.list, {query: 'cotton'});
    const {length} = page.searches;
    history.back();
    await see(page, '. . Sale . . . . New . .');
    expect(page.searches).to.have.length(length);
  });

  it('counts as no result: for the count, the shares, the positions of clicks, and a screen reader', async () => {
    const page = await open(banner('Sale', 'data-after="1"'));
    await see(page, '. Sale . . .');
    expect(page.shadow?.querySelector('[part=count]')?.textContent).to.contain('17 results');
    expect(page.shadow?.querySelector('[part=shown]')?.textContent).to.equal('4 of 17');
    const positions: number[] = [];
    page.list.addEventListener('search-result-click', event => void positions.push(event.position));
    page.list.addEventListener('click', event => event.preventDefault());
    for (const link of page.list.querySelectorAll<HTMLElement>('.search-card a')) link.click();
    bannerOf(page)?.querySelector('a')?.click();
    expect(positions).to.eql([0, 1, 2, 3]);
    const numbers = [...page.list.querySelectorAll('.search-card')].map(
      ({ariaPosInSet, ariaSetSize}) => `${ariaPosInSet}/${ariaSetSize}`,
    );
    expect(numbers).to.eql(['1/4', '2/4', '3/4', '4/4']);
    expect(await faults(page.list)).to.eql([]);
  });

  it('is passed over by the keys of a feed, whose cards count themselves', async () => {
    const page = await open(banner('Sale', 'data-after="1"'), 'paging="infinite"');
    await eventually(() => void expect(layout(page)).to.match(/^\. Sale \. /));
    const [first, second] = page.list.querySelectorAll<HTMLElement>('.search-card');
    first?.focus();
    first?.dispatchEvent(new KeyboardEvent('keydown', {key: 'PageDown', bubbles: true}));
    expect(document.activeElement).to.equal(second);
    expect([second?.ariaPosInSet, second?.ariaSetSize]).to.eql(['2', '17']);
    expect(bannerOf(page)?.role).to.equal('article');
  });

  it('has the width of two cards, or of the one column that there is', async () => {
    const page = await open(banner('Sale', 'data-span="2"'), 'columns="4"');
    await see(page, 'Sale . . . .');
    const widths = () =>
      [bannerOf(page), page.list.querySelector('.search-card')].map(
        each => each?.getBoundingClientRect().width ?? 0,
      );
    const [wide = 0, narrow = 0] = widths();
    expect(wide).to.be.greaterThan(1.9 * narrow);
    page.list.setAttribute('columns', '1');
    await eventually(() => void expect(Math.abs((widths()[0] ?? 0) - (widths()[1] ?? 0))).to.be.lessThan(1));
  });

  it('comes and goes with its template', async () => {
    const page = await open(banner('Sale', 'data-after="1"'));
    await see(page, '. Sale . . .');
    page.list.querySelector('template')?.remove();
    await getStore().search({sort: 'newest'});
    await see(page, '. . . .');
    expect(named(page.list, 'a', 'Sale')).to.equal(undefined);
    expect(links(page.list)).to.have.length(4);
  });
});
