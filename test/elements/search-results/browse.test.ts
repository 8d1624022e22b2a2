import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, faults, get, isShown, nameOf, reach} from '../../support/elements/fixture.ts';
import {links, openInside, openList} from '../../support/elements/list.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';

/** What a theme offers where a list has nothing to show: a heading and another list. */
const browse = (inside = '') => `<template slot="browse">
  <section>
    <h2>Featured products</h2>
    <search-results query="*" url-sync="off" instance="browse" page-size="12">${inside}</search-results>
  </section>
</template>`;
const section = () => document.querySelector<HTMLElement>('search-results > [slot=browse] > section');
const browsing = () => section()?.querySelector<HTMLElement>('search-results');

/** Resolves to the list of products to browse, when it has some. */
async function reachBrowsing(): Promise<HTMLElement> {
  const inner = await appear(browsing);
  await reach(inner, 'ready');
  return inner;
}

describe('an empty list with a template in the slot “browse”', () => {
  it('shows what is in the template, such as a list of products under a heading', async () => {
    const page = await openInside(browse(), '', {address: '?q=qqqqzz'}, 'empty');
    const inner = await reachBrowsing();
    expect(links(inner)).to.have.length(12);
    expect(isShown(links(inner)[0])).to.equal(true);
    expect(section()?.querySelector('h2')?.textContent).to.equal('Featured products');
    expect(page.searches.map(params => params.get('q'))).to.eql(['qqqqzz', '*']);
    expect(new URLSearchParams(location.search).get('q')).to.equal('qqqqzz');
  });

  it('publishes clicks on them for the search that found them', async () => {
    const page = await openInside(browse(), '', {address: '?q=qqqqzz'}, 'empty');
    const [, second] = links(await reachBrowsing());
    document.addEventListener('search-result-click', event => event.preventDefault(), {once: true});
    second?.click();
    await eventually(() => {
      const [name, click] = page.published.at(-1) ?? [];
      expect(name).to.equal('service_result_clicked');
      expect(click?.position).to.equal(1);
      const search = page.published.find(([, {query}]) => query === '*');
      expect(click?.query_id).to.equal(search?.[1].query_id);
    });
  });

  it('draws them by the theme’s template', async () => {
    const template =
      '<template slot="product"><a data-href="url" data-text="title" class="own"></a></template>';
    await openInside(browse(template), '', {address: '?q=qqqqzz'}, 'empty');
    expect((await reachBrowsing()).querySelectorAll('a.own')).to.have.length(12);
  });

  it('removes them when a search finds something', async () => {
    const page = await openInside(browse(), '', {address: '?q=qqqqzz'}, 'empty');
    await reachBrowsing();
    await getStore().search({query: 'linen'});
    await reach(page.list, 'ready');
    expect(section()).to.equal(null);
  });

  it('keeps the cards of the products to browse apart from its own', async () => {
    const page = await openInside(browse(), '', {address: '?q=qqqqzz'}, 'empty');
    await reachBrowsing();
    expect(page.list.querySelectorAll(':scope > .search-grid > .search-card')).to.have.length(0);
    expect(page.shadow?.querySelector('[part=count]')?.textContent).to.equal('0 results for “qqqqzz”');
  });

  it('asks for nothing to browse, and copies nothing, while it has results', async () => {
    const page = await openInside(browse(), '', {address: '?q=linen'});
    await appear(() => page.shadow?.querySelector('[part=foot]'));
    expect(section()).to.equal(null);
    expect(page.searches.map(params => params.get('q'))).to.eql(['linen']);
  });

  it('shows what is in the slot itself, and hides it while it has results', async () => {
    const page = await openInside('<p slot="browse">New in</p>', '', {address: '?q=qqqqzz'}, 'empty');
    const note = page.list.querySelector('p');
    await eventually(() => expect(isShown(note)).to.equal(true));
    await getStore().search({query: 'linen'});
    await reach(page.list, 'ready');
    expect(isShown(note)).to.equal(false);
  });

  it('drops what came with copied markup', async () => {
    const copied = '<div slot="browse" class="search-browse"><p>Old</p></div>';
    const page = await openInside(`${browse()}${copied}`, '', {address: '?q=qqqqzz'}, 'empty');
    await reachBrowsing();
    expect(page.list.querySelectorAll('.search-browse')).to.have.length(1);
    expect(page.list.textContent).not.to.contain('Old');
  });

  it('offers no products to browse where it browses itself', async () => {
    const page = await openInside(browse(), 'query="*" filters="filter_vendor=Nobody"', {}, 'empty');
    await appear(() => page.shadow?.querySelector('[part=empty]'));
    expect(section()).to.equal(null);
  });
});

describe('an empty list', () => {
  it('says once that nothing was found, and announces the count', async () => {
    const {shadow} = await openList('', {address: '?q=qqqqzz'}, 'empty');
    await appear(() => shadow?.querySelector('[part=empty]'));
    const count = shadow?.querySelector<HTMLElement>('[part=count]');
    expect(count?.textContent).to.equal('0 results for “qqqqzz”');
    expect(getComputedStyle(count?.parentElement as HTMLElement).clipPath).to.equal('inset(50%)');
    expect(isShown(shadow?.querySelector('select'))).to.equal(false);
  });

  it('offers the answer’s suggestions, then its related keywords, each once', async () => {
    changeAnswers(body =>
      Object.assign(body, {
        results: [],
        total: 0,
        suggestions: ['linen'],
        related_keywords: ['linen', 'hemp'],
      }),
    );
    const {shadow} = await openList('', {address: '?q=linnen'}, 'empty');
    await appear(() => shadow?.querySelector('[part=terms]'));
    const terms = [...(shadow?.querySelectorAll<HTMLElement>('[part=terms]') ?? [])];
    expect(terms.map(nameOf)).to.eql(['Try one of these', 'Others also searched for']);
    expect(terms.flatMap(group => [...group.querySelectorAll('a')].map(nameOf))).to.eql(['linen', 'hemp']);
  });
});

describe('a list of results', () => {
  it('§2.1 query, suggestions: offers the suggestions of an answer with results below these, such as the text that was found instead', async () => {
    changeAnswers(body =>
      Object.assign(body, {suggestions: ['linen', 'Linnen'], related_keywords: ['linen', 'hemp']}),
    );
    const {shadow} = await openList('', {address: '?q=linnen'});
    await appear(() => shadow?.querySelector('[part=foot] [part=terms]'));
    const terms = [...(shadow?.querySelectorAll<HTMLElement>('[part=foot] [part=terms]') ?? [])];
    expect(terms.map(nameOf)).to.eql(['Try one of these', 'Others also searched for']);
    expect(terms.flatMap(group => [...group.querySelectorAll('a')].map(nameOf))).to.eql(['linen', 'hemp']);
  });
});

describe('a results page without a search term', () => {
  it('offers the recent searches and what is in the slot “browse”', async () => {
    const page = await openInside(browse(), '', {}, 'idle');
    device.set('recent', ['linen', 'hat']);
    page.list.remove();
    document.body.append(page.list);
    const inner = await reachBrowsing();
    expect(links(inner)).to.have.length(12);
    const recent = await appear(() => page.shadow?.querySelector<HTMLElement>('[part=terms]'));
    expect(nameOf(recent)).to.equal('Recent searches');
    expect(get<HTMLAnchorElement>(recent, 'a', 'hat').getAttribute('href')).to.equal('/search?q=hat');
    expect(page.searches.map(params => params.get('q'))).to.eql(['*']);
    expect(await faults(section() as HTMLElement)).to.eql([]);
  });

  it('sends nothing, and offers no recent searches, without anything to browse', async () => {
    const page = await openList('', {}, 'idle');
    await appear(() => page.shadow?.querySelector('[part=toolbar]'));
    device.set('recent', ['linen']);
    page.list.remove();
    document.body.append(page.list);
    await appear(() => page.shadow?.querySelector('[part=toolbar]'));
    expect(page.shadow?.querySelector('[part=terms]')).to.equal(null);
    expect(page.searches).to.eql([]);
  });
});
