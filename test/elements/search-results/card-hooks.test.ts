import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import type {SearchCardEvent} from '../../../src/store/events.ts';
import {rendered} from '../../support/elements/fixture.ts';
import {openList} from '../../support/elements/list.ts';
import {findWords, openWords, record, searchWords} from '../../support/elements/words.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {article, page as pageRecord} from '../../support/stores/bodies.ts';

describe('the event `search-card`', () => {
  let listening: AbortController;
  beforeEach(() => {
    listening = new AbortController();
  });
  afterEach(() => listening.abort());
  const listen = (listener: (event: SearchCardEvent) => void) =>
    document.addEventListener('search-card', listener, {signal: listening.signal});

  it('is dispatched on each card that is drawn for an item, and not again while the item is listed', async () => {
    findWords();
    const names: string[] = [];
    listen(({card, item, target, composed}) => {
      const isDrawn = card.textContent?.includes(item.title);
      names.push(card === target && composed && isDrawn ? item.title : '?');
    });
    const page = await openWords('a+b');
    expect(names).to.eql(['a', 'b']);
    page.list.setAttribute('columns', '2');
    await rendered(page.list);
    await searchWords(page, 'b c d');
    expect(names).to.eql(['a', 'b', 'c', 'd']);
    await searchWords(page, 'a');
    expect(names).to.eql(['a', 'b', 'c', 'd', 'a']);
  });

  it('lets a script add to the card, which is then kept for its item only', async () => {
    findWords();
    listen(({card, item}) => card.append(Object.assign(document.createElement('i'), {title: item.title})));
    const page = await openWords('a+b');
    await searchWords(page, 'b c');
    await searchWords(page, 'c d');
    const stars = [...page.list.querySelectorAll('li')].map(card =>
      [...card.querySelectorAll('i')].map(({title}) => title).join(),
    );
    expect(stars).to.eql(['c', 'd']);
  });
});

describe('the attributes of a card', () => {
  it('name its product by number, global id and handle, also when it is drawn over', async () => {
    changeAnswers(body => {
      const [id, handle] = String(body.query).split(' ');
      const results = [record('x', {product_id: `gid://shopify/Product/${id}`, handle})];
      Object.assign(body, {results, total: 1});
    });
    const page = await openList('', {address: '?q=7+tent'});
    const data = () => ({...page.list.querySelector<HTMLElement>('li.search-card')?.dataset});
    const of = (id: string, handle: string) => ({
      type: 'product',
      productId: id,
      productGid: `gid://shopify/Product/${id}`,
      handle,
    });
    expect(data()).to.eql(of('7', 'tent'));
    await searchWords(page, '8 jacket');
    expect(data()).to.eql(of('8', 'jacket'));
  });

  it('name no product for an article or a page', async () => {
    const records = [article({handle: 'care'}), pageRecord({handle: 'about'})];
    changeAnswers(body => Object.assign(body, {results: records, total: 2}));
    const {list} = await openList('', {address: '?q=care'});
    const data = [...list.querySelectorAll<HTMLElement>('li.search-card')].map(({dataset}) => ({...dataset}));
    expect(data).to.eql([
      {type: 'article', handle: 'care'},
      {type: 'page', handle: 'about'},
    ]);
  });

  it('are those of the same item in a list that continues by itself', async () => {
    findWords({product_id: 'gid://shopify/Product/7', handle: 'tent'});
    const {list} = await openList('paging="infinite"', {address: '?q=a'});
    const {productId, handle} = list.querySelector<HTMLElement>('li.search-card')?.dataset ?? {};
    expect([productId, handle]).to.eql(['7', 'tent']);
  });
});
