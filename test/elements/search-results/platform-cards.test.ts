import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import type {SearchResultsElement} from '../../../src/elements/search-results/search-results.ts';
import type {Store} from '../../../src/store/store.ts';
import {reach, rendered} from '../../support/elements/fixture.ts';
import {type ListPage, links, openInside} from '../../support/elements/list.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';
import type {PageOptions} from '../../support/page/fresh-page.ts';
import {article, product, variant} from '../../support/stores/bodies.ts';

const ATTRIBUTES = 'url-sync="off" query="linen" cards="theme" page-size="3"';
const SECTION = 'storefront-search-cards';

const shirt = (id: number) =>
  product({
    product_id: `gid://x/Product/${id}`,
    title: `Shirt ${id}`,
    handle: `shirt-${id}`,
    url: `/products/shirt-${id}`,
    variants: [],
  });

/** A card as the theme renders it. */
const themeCard = (id: string, inside = '') =>
  `<div class="theme-card"><a href="/collections/all/products/shirt-${id}?_pos=1">Theme’s ${id}</a>${inside}</div>`;

/** The section as the platform renders it, with the cards of products. */
const section = (ids: readonly string[], card = themeCard) =>
  `<div id="shopify-section-${SECTION}">${ids
    .map(id => `<template data-storefront-search-card="${id}">${card(id)}</template>`)
    .join('')}</div>`;

interface PlatformPage extends ListPage {
  readonly list: SearchResultsElement;
  /** The requests to the platform. */
  readonly asked: Asked[];
}

interface Asked {
  readonly params: URLSearchParams;
  readonly signal: AbortSignal | null | undefined;
  readonly answer: (body: string | Response) => void;
  readonly fail: () => void;
}

const idsOf = ({params}: Asked): string[] =>
  [...(params.get('q') ?? '').matchAll(/id:(\d+)/g)].map(([, id = '']) => id);

/** Opens a list whose platform answers when the test says so. */
async function open(inside = '', attributes = ATTRIBUTES, options: PageOptions = {}): Promise<PlatformPage> {
  const asked: Asked[] = [];
  const {fetch} = globalThis;
  globalThis.fetch = (input, init) => {
    const url = new URL(String(input), location.href);
    if (url.pathname !== '/search') return fetch(input, init);
    return new Promise((resolve, reject) => {
      const {searchParams: params} = url;
      asked.push({
        params,
        signal: init?.signal,
        answer: body => resolve(typeof body === 'string' ? new Response(body) : body),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  };
  const page = await openInside(inside, attributes, options);
  return {...page, list: page.list as SearchResultsElement, asked};
}

/** Three products on each page of nine. */
const shirts = () =>
  changeAnswers(body => {
    const results = [1, 2, 3].map(each => shirt(Number(body.offset) + each));
    Object.assign(body, {results, total: 9, redirect_url: null});
  });

/** The next request to the platform. */
async function next({asked}: PlatformPage, index = 0): Promise<Asked> {
  await eventually(() => expect(asked.length).to.be.greaterThan(index));
  return asked[index] as Asked;
}

const texts = (list: Element) =>
  [...list.querySelectorAll('li.search-card')].map(each => each.querySelector('a')?.textContent);
const cards = (list: Element) => [...list.querySelectorAll<HTMLElement>('li.search-card')];

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

describe('the theme’s own cards', () => {
  const {setTimeout} = globalThis;
  let expire = () => {};

  // The platform has the time that it needs, until the test says that it is over.
  beforeEach(() => {
    const hold = (run: () => void, ms?: number) => {
      if (ms === 1500) expire = run;
      return setTimeout(run, ms === 1500 ? 60_000 : ms);
    };
    Object.assign(globalThis, {setTimeout: hold});
  });

  afterEach(() => void Object.assign(globalThis, {setTimeout}));

  it('are requested once a page, by the products’ ids, and take the places of ours, which were painted before', async () => {
    shirts();
    const page = await open();
    expect(texts(page.list)).to.eql(['Shirt 1', 'Shirt 2', 'Shirt 3']);
    const first = await next(page);
    expect([...first.params]).to.eql([
      ['q', 'id:1 OR id:2 OR id:3'],
      ['type', 'product'],
      ['section_id', SECTION],
    ]);
    const before = cards(page.list);
    first.answer(section(['3', '1', '2']));
    await eventually(() => expect(texts(page.list)).to.eql(['Theme’s 1', 'Theme’s 2', 'Theme’s 3']));
    expect(cards(page.list)).to.eql(before);
    await page.list.addPage('next');
    const second = await next(page, 1);
    expect(idsOf(second)).to.eql(['4', '5', '6']);
    second.answer(section(['4', '5', '6']));
    await eventually(() => expect(texts(page.list).at(-1)).to.equal('Theme’s 6'));
    expect(page.asked).to.have.length(2);
  });

  it('are asked of the section that the list names, or else of the one in the template', async () => {
    shirts();
    const named = await open('', `${ATTRIBUTES} data-cards-section="template--1__main"`);
    expect((await next(named)).params.get('section_id')).to.equal('template--1__main');
    const html = `<search-results ${ATTRIBUTES}></search-results><template data-storefront-search-cards="template--2__cards"></template>`;
    const found = await open('', ATTRIBUTES, {html});
    expect((await next(found)).params.get('section_id')).to.equal('template--2__cards');
  });

  it('leave ours to articles, and to products that the platform does not return, which it is not asked again', async () => {
    changeAnswers(body => {
      const results = Number(body.offset) ? [shirt(4)] : [shirt(1), article({title: 'News'}), shirt(2)];
      Object.assign(body, {results, total: 4, redirect_url: null});
    });
    const page = await open();
    const first = await next(page);
    expect(idsOf(first)).to.eql(['1', '2']);
    first.answer(section(['2']));
    await eventually(() => expect(texts(page.list)).to.eql(['Shirt 1', 'News', 'Theme’s 2']));
    const {length} = page.asked;
    await page.list.addPage('next');
    expect(idsOf(await next(page, length))).to.eql(['4']);
  });

  for (const [name, answer] of Object.entries({
    'a failure': (asked: Asked) => asked.answer(new Response('', {status: 500})),
    'no connection': (asked: Asked) => asked.fail(),
    'another page': (asked: Asked) =>
      asked.answer(`<main><ul><li><a href="/products/shirt-1">Log in</a></li></ul></main>`),
    'no section': (asked: Asked) => asked.answer(new Response('', {status: 404})),
    'a section without cards': (asked: Asked) => asked.answer(section([])),
    'a card without a link': (asked: Asked) => asked.answer(section(['1'], () => '<p>Gone</p>')),
  }))
    it(`leave ours after ${name}`, async () => {
      shirts();
      const page = await open();
      answer(await next(page));
      await frames(4);
      await rendered(page.list);
      expect(texts(page.list)).to.eql(['Shirt 1', 'Shirt 2', 'Shirt 3']);
      expect(page.list.querySelector('[data-theme-card]')).to.equal(null);
      expect(page.asked).to.have.length(1);
    });

  it('leave ours if they take more than 1.5 seconds', async () => {
    shirts();
    const page = await open();
    const first = await next(page);
    expect(first.signal?.aborted).to.equal(false);
    expire();
    expect(first.signal?.aborted).to.equal(true);
    first.answer(section(['1', '2', '3']));
    await frames(4);
    expect(texts(page.list)).to.eql(['Shirt 1', 'Shirt 2', 'Shirt 3']);
  });

  it('are aborted by the next search, and those that are rendered already need no request', async () => {
    shirts();
    const page = await open();
    const first = await next(page);
    const store: Store = page.list.store;
    const {signal} = first;
    const searching = store.search({sort: 'newest'});
    await eventually(() => expect(signal?.aborted).to.equal(true));
    await searching;
    (await next(page, 1)).answer(section(['1', '2', '3']));
    await eventually(() => expect(texts(page.list)[0]).to.equal('Theme’s 1'));
    // Other products, and then the first ones again.
    changeAnswers(body => Object.assign(body, {results: [shirt(7)], total: 1}));
    await store.search({sort: 'price_asc'});
    (await next(page, 2)).answer(section(['7']));
    await eventually(() => expect(texts(page.list)).to.eql(['Theme’s 7']));
    shirts();
    await store.search({sort: 'price_desc'});
    await reach(page.list, 'ready');
    expect(texts(page.list)).to.eql(['Theme’s 1', 'Theme’s 2', 'Theme’s 3']);
    await frames(3);
    expect(page.asked).to.have.length(3);
  });

  it('leave ours to a product that the platform does not return, and the next search reuses its card', async () => {
    shirts();
    const page = await open();
    (await next(page)).answer(section(['2']));
    await eventually(() => expect(texts(page.list)[1]).to.equal('Theme’s 2'));
    await eventually(() => expect(cards(page.list)[0]?.style.blockSize).to.equal(''));
    const [first, second] = cards(page.list);
    changeAnswers(body => Object.assign(body, {results: [shirt(7), shirt(8)], total: 2}));
    await page.list.store.search({sort: 'newest'});
    await reach(page.list, 'ready');
    expect(cards(page.list)).to.include(first).and.not.to.include(second);
  });

  it('are kept for 500 products: those that were listed longest ago are requested again', async () => {
    changeAnswers(body => {
      const first = Number(body.query) * 50;
      const results = Array.from({length: 50}, (_, index) => shirt(first + index));
      Object.assign(body, {results, total: 50, redirect_url: null});
    });
    const page = await open('', 'url-sync="off" query="1" cards="theme" page-size="50"');
    const see = async (query: number, asked: number) => {
      await eventually(() => {
        for (const each of page.asked) each.answer(section(idsOf(each)));
        expect(texts(page.list)[0]).to.equal(`Theme’s ${query * 50}`);
      });
      expect(page.asked).to.have.length(asked);
    };
    const search = async (query: number, asked: number) => {
      await page.list.store.search({query: `${query}`});
      await see(query, asked);
    };
    await see(1, 1);
    for (let query = 2; query <= 10; query++) await search(query, query);
    await search(1, 10);
    await search(11, 11);
    await search(1, 11);
    await search(2, 12);
  });

  it('are not requested for a list that is removed before its cards are painted', async () => {
    shirts();
    const page = await open();
    await next(page);
    void page.list.requestUpdate();
    page.list.remove();
    await page.list.updateComplete;
    expect(page.asked).to.have.length(1);
  });

  it('of the fallback and of the theme’s section on the page are shown without a request', async () => {
    shirts();
    const fallback = `<ul>${['1', '2', '3'].map(id => `<li data-storefront-search-card="${id}">${themeCard(id)}</li>`).join('')}</ul>`;
    const page = await open(fallback);
    await eventually(() => expect(texts(page.list)).to.eql(['Theme’s 1', 'Theme’s 2', 'Theme’s 3']));
    expect(page.asked).to.have.length(0);
    const items = ['1', '2'].map(id => `<li>${themeCard(id, '<ul><li>Blue</li></ul>')}</li>`).join('');
    const attributes = `${ATTRIBUTES} data-cards-section="main"`;
    const html = `<div id="shopify-section-main"><ul>${items}</ul></div><search-results ${attributes}></search-results>`;
    const other = await open('', attributes, {html});
    await eventually(() => expect(texts(other.list)).to.eql(['Theme’s 1', 'Theme’s 2', 'Shirt 3']));
    expect(other.list.querySelectorAll('.theme-card ul')).to.have.length(2);
    expect(idsOf(await next(other))).to.eql(['3']);
  });

  it('§6 click: publish one with the query and the position, by each button, whichever way their link leads', async () => {
    shirts();
    const page = await open();
    (await next(page)).answer(section(['1', '2', '3']));
    await eventually(() => expect(texts(page.list)[1]).to.equal('Theme’s 2'));
    const clicked: unknown[] = [];
    page.list.addEventListener('search-result-click', event => {
      clicked.push(event.position);
      event.preventDefault();
    });
    const link = links(page.list)[1];
    link?.click();
    link?.dispatchEvent(new MouseEvent('auxclick', {button: 1, bubbles: true, cancelable: true}));
    expect(clicked).to.eql([1, 1]);
    const clicks = page.published.filter(([name]) => name === 'service_result_clicked');
    expect(clicks.map(([, {product_id, position}]) => [product_id, position])).to.eql([
      ['gid://x/Product/2', 1],
      ['gid://x/Product/2', 1],
    ]);
    const [hit] = page.list.store.state.answer?.hits ?? [];
    expect(clicks[0]?.[1].query_id).to.equal(hit?.attribution?.query_id);
  });

  it('run no script of their own, and a hostile title of the service stays text', async () => {
    changeAnswers(body => {
      const hostile = {...shirt(2), title: '<img src=x onerror="hostile()">'};
      Object.assign(body, {results: [shirt(1), hostile], total: 2, redirect_url: null});
    });
    const page = await open();
    const script = (id: string) => themeCard(id, `<script>globalThis.ran = true</scr` + `ipt>`);
    (await next(page)).answer(section(['1'], script));
    await eventually(() => expect(texts(page.list)[0]).to.equal('Theme’s 1'));
    expect(page.list.querySelector('script')).not.to.equal(null);
    expect('ran' in globalThis).to.equal(false);
    expect(texts(page.list)[1]).to.equal('<img src=x onerror="hostile()">');
    expect(page.list.querySelectorAll('img[onerror]')).to.have.length(0);
  });

  it('wait while a pointer is down, and keep the focus on a product’s link', async () => {
    shirts();
    const page = await open();
    const first = await next(page);
    const link = links(page.list)[1] as HTMLElement;
    link.focus();
    link.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true}));
    first.answer(section(['1', '2', '3']));
    await frames(4);
    expect(texts(page.list)[1]).to.equal('Shirt 2');
    dispatchEvent(new PointerEvent('pointerup', {bubbles: true}));
    await eventually(() => expect(document.activeElement?.textContent).to.equal('Theme’s 2'));
  });

  it('are announced to apps as other cards are, and keep what these add', async () => {
    shirts();
    const page = await open();
    const events: string[] = [];
    page.list.addEventListener('search-card', ({card, item}) => {
      events.push(item.title);
      card.querySelector('.theme-card')?.append('★');
    });
    (await next(page)).answer(section(['1', '2', '3']));
    await eventually(() => expect(events).to.eql(['Shirt 1', 'Shirt 2', 'Shirt 3']));
    await page.list.addPage('next');
    expect(page.list.querySelector('.theme-card')?.textContent).to.equal('Theme’s 1★');
  });

  it('have quick add in their place for it', async () => {
    changeAnswers(body =>
      Object.assign(body, {results: [{...shirt(1), variants: [variant()]}], total: 1, redirect_url: null}),
    );
    const page = await open('', `${ATTRIBUTES} quick-add`);
    (await next(page)).answer(section(['1'], id => themeCard(id, '<div data-quick-add></div>')));
    await eventually(() => expect(texts(page.list)[0]).to.equal('Theme’s 1'));
    expect(page.list.querySelector('.search-card [data-quick-add] > button')?.textContent).to.equal(
      'Add to cart',
    );
  });

  it('go when the attribute goes, and come again with it', async () => {
    shirts();
    const page = await open();
    (await next(page)).answer(section(['1', '2', '3']));
    await eventually(() => expect(texts(page.list)[0]).to.equal('Theme’s 1'));
    page.list.cards = null;
    await eventually(() => expect(texts(page.list)[0]).to.equal('Shirt 1'));
    expect(page.list.querySelector('[data-theme-card]')).to.equal(null);
    page.list.cards = 'theme';
    // A changed attribute has the list join its search again, which may abort a request and send another.
    await eventually(() => {
      for (const each of page.asked.slice(1)) each.answer(section(['1', '2', '3']));
      expect(texts(page.list)[0]).to.equal('Theme’s 1');
    });
  });
});
