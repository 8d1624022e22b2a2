import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, reach} from '../../support/elements/fixture.ts';
import {type ListPage, links, openInside, search} from '../../support/elements/list.ts';

const BROWSE = `<template slot="browse">
  <search-results query="*" url-sync="off" instance="browse" page-size="12"></search-results>
</template>`;

/** Opens an empty list that shows another list of products to browse. */
async function openNested(attributes = ''): Promise<{page: ListPage; inner: HTMLElement}> {
  const page = await openInside(BROWSE, attributes, {address: '?q=qqqqzz'}, 'empty');
  const inner = await appear(() => page.list.querySelector<HTMLElement>('search-results'));
  await reach(inner, 'ready');
  return {page, inner};
}

describe('a list around another one', () => {
  it('announces no update of its search if the shopper searches for the same text again', async () => {
    const {page} = await openNested();
    const updates: string[] = [];
    page.list.addEventListener('shopify:search:update', ({type}) => updates.push(type));
    await search(page.list, {query: 'qqqqzz'}, 'empty');
    expect(updates).to.eql([]);
  });

  it('settles the promise of its own update with its own total', async () => {
    const {page} = await openNested();
    const updates: Promise<object>[] = [];
    page.list.addEventListener('shopify:search:update', event =>
      updates.push((event as unknown as {promise: Promise<object>}).promise),
    );
    const searching = getStore().search({query: 'linen'});
    await getStore('browse').search({sort: 'newest'});
    await searching;
    expect(await updates[0]).to.eql({totalCount: 17});
    expect(updates).to.have.length(1);
  });

  it('leaves the moving picture of a card to the list that the card is in', async () => {
    const {page, inner} = await openNested('data-picture-transition="outer"');
    const stay = (event: Event) => event.preventDefault();
    addEventListener('click', stay, {once: true});
    links(inner)[0]?.click();
    expect(page.list.querySelector('[data-view-transition-type]')).to.equal(null);
  });
});
