import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import type {ResultItem} from '../../../src/core/contract/schema.ts';
import {appear, isShown} from '../../support/elements/fixture.ts';
import {answerWith, links, openInside, search} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {article, product, variant} from '../../support/stores/bodies.ts';

const LINEN = 'url-sync="off" query="linen"';
const CARD = `<template slot="product">
  <a data-href="url"><img data-src="image_url" alt=""><b data-text="title"></b></a>
  <i data-money="price_min"></i>
  <s data-if="compare_at_price" data-money="compare_at_price"></s>
  <em data-unless="available">Gone</em>
  <ul><li data-each="tags" data-text="."></li></ul>
</template>`;

describe('a template of a card', () => {
  it('shows the fields that its bindings name', async () => {
    answerWith(product({title: 'Shirt', url: '/products/shirt'}));
    const {list} = await openInside(CARD, LINEN);
    const card = list.querySelector('li.search-card');
    expect(card?.querySelector('a')?.pathname).to.equal('/products/shirt');
    expect(card?.querySelector('img')?.getAttribute('src')).to.equal('https://cdn.example/1.jpg');
    expect(card?.querySelector('b')?.textContent).to.equal('Shirt');
    expect(card?.querySelector('i')?.textContent).to.equal('¥12,000');
    expect(card?.querySelector('s')?.textContent).to.equal('¥18,000');
    expect(card?.querySelector('em')).to.equal(null);
    expect([...(card?.querySelectorAll('li') ?? [])].map(({textContent}) => textContent)).to.eql([
      '夏',
      '麻',
    ]);
  });

  it('shows nothing for a field of a name that every object inherits', async () => {
    answerWith(product());
    const {list} = await openInside(
      `<template slot="product"><b data-text="constructor" data-class="toString" data-data-x="valueOf"></b>
        <i data-if="constructor">If</i></template>`,
      LINEN,
    );
    const card = list.querySelector('li.search-card');
    expect(card?.textContent?.trim()).to.equal('');
    expect(card?.querySelector('b')?.getAttributeNames()).not.to.include('data-x');
  });

  it('has an empty place where a picture can’t be had, as the elements’ own cards do', async () => {
    answerWith(product({image_url: '/lost.png'}));
    const {list} = await openInside(CARD, LINEN);
    const image = list.querySelector('li.search-card img') as HTMLImageElement;
    await eventually(() => expect(getComputedStyle(image).opacity).to.equal('0'));
  });

  it('knows whether a product is on sale and has several prices', async () => {
    const TEMPLATE = `<template slot="product">
      <b data-if="on_sale">Sale</b><i data-if="price_varies">From</i>
      <s data-if="regular_price" data-money="regular_price"></s>
    </template>`;
    answerWith(
      product({price_min: 100, price_max: 100, compare_at_price: 150}),
      product({product_id: '2', price_min: 100, price_max: 200, compare_at_price: 250, variants: []}),
      product({product_id: '3', price_min: 100, price_max: 100, compare_at_price: 100}),
    );
    const {list} = await openInside(TEMPLATE, LINEN);
    const cards = [...list.querySelectorAll('li.search-card')];
    const shown = cards.map(card =>
      [...card.querySelectorAll('b, i, s')].map(({textContent}) => textContent),
    );
    expect(shown).to.eql([['Sale', '¥150'], ['Sale', 'From'], []]);
  });

  it('has swatches and quick add in its places for them; without places, quick add at its end and no swatches', async () => {
    const PLACES = `<template slot="product">
      <a data-href="url" data-text="title"></a><div data-swatches></div><div data-quick-add></div>
    </template>`;
    const colours = ['Navy', 'Red'].map((value, index) =>
      variant({
        id: `1${index}`,
        options: [
          {name: 'Color', value},
          {name: 'Size', value: 'M'},
        ],
      }),
    );
    answerWith(product({title: 'Shirt', variants: colours}));
    const {list} = await openInside(PLACES, `${LINEN} quick-add`);
    const card = list.querySelector('li.search-card') as HTMLElement;
    const radios = await eventually(() => {
      const found = [...card.querySelectorAll<HTMLInputElement>('[data-swatches] input')];
      expect(found.map(({ariaLabel}) => ariaLabel)).to.eql(['Navy', 'Red']);
      return found;
    });
    expect(card.querySelector('[data-quick-add] button')?.textContent).to.equal('Choose options');
    radios[1]?.click();
    await eventually(() => expect(card.querySelector('a')?.href).to.match(/variant=11$/));
    const {list: other} = await openInside(CARD, `${LINEN} quick-add`);
    expect(other.querySelectorAll('.search-swatch')).to.have.length(0);
    expect(other.querySelector('li.search-card > :last-child > button')?.textContent).to.equal(
      'Choose options',
    );
  });

  it('is text alone, whatever a response holds', async () => {
    answerWith(product({title: '<img src=x onerror=alert(1)>'}));
    const {list} = await openInside(CARD, LINEN);
    expect(list.querySelector('b')?.textContent).to.equal('<img src=x onerror=alert(1)>');
    expect(list.querySelectorAll('img')).to.have.length(1);
  });

  it('gives an element the `data-` attributes and classes that its bindings name', async () => {
    const html = `<template slot="product"><div class="item" data-class="tags" data-data-id="numeric_id"
      data-data-gid="product_id" data-data-tags="tags" data-data-in-stock="available" data-data-price="price_min"
      data-data-was="compare_at_price" data-data-link="url"><b data-class="available"></b></div></template>`;
    answerWith(
      product({
        product_id: 'gid://shopify/Product/7',
        url: '/products/shirt',
        tags: ['New in', 'item'],
        available: true,
        compare_at_price: null,
      }),
    );
    const {list} = await openInside(html, '', {
      address: '?q=linen',
      config: {locale: 'en', currency: 'JPY', rootUrl: '/en/'},
    });
    const element = list.querySelector<HTMLElement>('.item');
    const {id, gid, tags, inStock, price, was, link} = element?.dataset ?? {};
    expect([id, gid, tags, inStock, price, was, link]).to.eql([
      '7',
      'gid://shopify/Product/7',
      'New in,item',
      'true',
      '12000',
      undefined,
      '/en/products/shirt',
    ]);
    expect(element?.className).to.equal('item New-in');
    expect(element?.querySelector('b')?.className).to.equal('available');
    answerWith(product({product_id: 'gid://shopify/Product/7', tags: ['item'], available: false}));
    await search(list, {sort: 'newest'});
    expect(list.querySelector('.item')).to.equal(element);
    expect([element?.className, element?.querySelector('b')?.className]).to.eql(['item', '']);
    expect(element?.dataset.inStock).to.equal('false');
  });

  it('writes only text into an attribute, and no address that is not safe to follow', async () => {
    const title = '" onclick="alert(1)';
    answerWith(product({title, url: 'javascript:alert(1)'}));
    const html = (field: string) => `<template slot="product"><i data-data-x="${field}"></i></template>`;
    const {list} = await openInside(html('title'), LINEN);
    const [shown] = list.querySelectorAll<HTMLElement>('.search-card i');
    expect(shown?.dataset.x).to.equal(title);
    expect(shown?.getAttributeNames()).to.eql(['data-data-x', 'data-x']);
    const page = await openInside(html('url'), LINEN);
    expect((await page.hear()).join()).to.include('data-data-x: "javascript:alert(1)"');
    expect(page.list.querySelector('.search-card-title')).not.to.equal(null);
  });

  it('leaves the cards of other kinds as they are', async () => {
    answerWith(product(), article());
    const {list} = await openInside(CARD, LINEN);
    expect(list.querySelectorAll('b')).to.have.length(1);
    expect(list.querySelector('[data-type=article] .search-card-title')).not.to.equal(null);
  });

  it('keeps what other scripts put into the card, and follows what changes', async () => {
    answerWith(product({available: true}));
    const {list} = await openInside(CARD, '', {address: '?q=linen'});
    const card = list.querySelector('li.search-card');
    card?.querySelector('b')?.after(Object.assign(document.createElement('u'), {textContent: '★'}));
    answerWith(product({available: false, tags: ['冬']}));
    await search(list, {sort: 'newest'});
    expect(card?.querySelector('u')?.textContent).to.equal('★');
    expect(card?.querySelector('em')?.textContent).to.equal('Gone');
    expect([...(card?.querySelectorAll('li') ?? [])].map(({textContent}) => textContent)).to.eql(['冬']);
  });

  for (const [what, image_url] of [
    ['none', undefined],
    ['one of another server', 'https://elsewhere.example/2.jpg'],
  ])
    it(`shows no more of a picture in whose place comes ${what}`, async () => {
      answerWith(product({image_url: 'https://cdn.shopify.com/1.jpg'}));
      const {list} = await openInside(CARD, '', {address: '?q=linen'});
      const image = list.querySelector('li.search-card img') as HTMLImageElement;
      expect(image.srcset).to.include('1.jpg');
      answerWith(product({image_url}));
      await search(list, {sort: 'newest'});
      expect(list.querySelector('li.search-card img')).to.equal(image);
      expect([image.srcset, image.getAttribute('src') ?? undefined]).to.eql(['', image_url]);
    });

  it('publishes a click on the item’s link, wherever the template puts it', async () => {
    answerWith(product({url: '/products/shirt'}));
    const page = await openInside(CARD, LINEN);
    page.list.addEventListener('search-result-click', event => event.preventDefault());
    page.list.querySelector('b')?.click();
    expect(page.published.map(([name]) => name)).to.eql(['service_search', 'service_result_clicked']);
  });

  it('publishes a click on the item’s link in a list of the template’s own', async () => {
    answerWith(product({url: '/products/shirt'}));
    const slides = '<ul><li><a data-href="url" data-text="title"></a></li></ul>';
    const page = await openInside(`<template slot="product">${slides}</template>`, LINEN);
    page.list.addEventListener('search-result-click', event => event.preventDefault());
    page.list.querySelector<HTMLElement>('li li a')?.click();
    expect(page.published.map(([name]) => name)).to.eql(['service_search', 'service_result_clicked']);
  });

  it('with a mistake shows the rest of itself, and makes no code of a text', async () => {
    answerWith(product({title: 'globalThis.isRun = true'}));
    const html = `<i data-text="titel"></i><i data-money="title"></i><script data-text="title"></script>
      <script data-src="image_url"></script><style data-money="price_min"></style><b data-text="title"></b>`;
    const {list} = await openInside(`<template slot="product">${html}</template>`, LINEN);
    const card = await appear(() => list.querySelector('.search-card'));
    expect(Array.from(card.children, ({textContent}) => textContent)).to.eql([
      '',
      '',
      '',
      '',
      '',
      'globalThis.isRun = true',
    ]);
    expect(card.querySelector('script[src]')).to.equal(null);
    expect('isRun' in globalThis).to.equal(false);
  });

  it('whose address is none to follow is told once, and the usual card is shown', async () => {
    answerWith(product({url: 'javascript:alert(1)'}));
    const {list, hear} = await openInside(CARD, LINEN);
    expect((await hear()).join()).to.include(
      '<template slot="product">, data-href: "javascript:alert(1)" is not an http or https address',
    );
    expect(list.querySelector('.search-card-title')?.hasAttribute('href')).to.equal(false);
  });
});

describe('a template of no results', () => {
  it('is shown in place of ours, and goes when there are results', async () => {
    const html = '<template slot="empty"><p>No <b data-text="query"></b></p></template>';
    answerWith();
    const {list} = await openInside(html, '', {address: '?q=linen'}, 'empty');
    const own = await appear(() => list.querySelector('p'));
    expect(own.textContent).to.equal('No linen');
    await appear(() => own.assignedSlot ?? own.parentElement?.assignedSlot);
    answerWith(product());
    await search(list, {sort: 'newest'});
    expect(list.querySelector('p b')).to.equal(null);
  });

  it('leaves alone what else the theme shows there', async () => {
    const html = `<p slot="no-results">Call us.</p>${CARD}`;
    answerWith(product());
    const {list} = await openInside(html, '', {address: '?q=linen'});
    answerWith();
    await search(list, {query: 'wool'}, 'empty');
    expect(isShown(list.querySelector('p'))).to.equal(true);
    expect(list.querySelector('p')?.textContent).to.equal('Call us.');
  });
});

describe('a list’s renderItem', () => {
  it('makes a card’s content, once for an item as it is', async () => {
    answerWith(product({title: 'Shirt'}), article());
    const {list} = await openInside('', '', {address: '?q=linen'});
    const asked: string[] = [];
    const renderItem = (item: ResultItem) => {
      if (item.content_type !== 'product') return undefined;
      asked.push(item.title);
      return Object.assign(document.createElement('a'), {href: item.url, textContent: `My ${item.title}`});
    };
    Object.assign(list, {renderItem});
    await appear(() => links(list).find(({textContent}) => textContent === 'My Shirt'));
    await search(list, {sort: 'newest'});
    expect(asked).to.eql(['Shirt']);
    expect(links(list).map(({textContent}) => textContent)).to.eql(['My Shirt', '麻の手入れ']);
  });

  it('renders the cards on screen again when it changes, and leaves them to the template without one', async () => {
    answerWith(product({title: 'Shirt'}));
    const {list} = await openInside(CARD, LINEN);
    const card = list.querySelector('li.search-card');
    for (const text of ['Mine', 'Yours']) {
      Object.assign(list, {renderItem: () => text});
      await appear(() => card?.textContent === text);
    }
    Object.assign(list, {renderItem: null});
    await appear(() => card?.querySelector('b')?.textContent === 'Shirt');
  });

  for (const nothing of [undefined, null, false, ''])
    it(`leaves an item the usual card where it gives ${JSON.stringify(nothing) ?? 'nothing'}`, async () => {
      answerWith(product({title: 'Shirt'}));
      const {list} = await openInside('', LINEN);
      const asked: string[] = [];
      const renderItem = ({title}: ResultItem) => {
        asked.push(title);
        return nothing;
      };
      Object.assign(list, {renderItem});
      await appear(() => asked[0]);
      await (list as HTMLElement & {updateComplete: Promise<void>}).updateComplete;
      expect(links(list).map(({textContent}) => textContent)).to.eql(['Shirt']);
    });

  it('is given the address in the shopper’s language, and a click on it is published', async () => {
    answerWith(product({url: '/products/shirt'}));
    const config = {locale: 'en', currency: 'JPY', rootUrl: '/en/'};
    const {list, published} = await openInside('', LINEN, {config});
    const renderItem = ({url}: ResultItem) =>
      Object.assign(document.createElement('a'), {href: url, textContent: 'Mine'});
    Object.assign(list, {renderItem});
    list.addEventListener('search-result-click', event => event.preventDefault());
    const link = await appear(() => links(list).find(({textContent}) => textContent === 'Mine'));
    link.click();
    expect(link.pathname).to.equal('/en/products/shirt');
    expect(published.map(([name]) => name)).to.eql(['service_search', 'service_result_clicked']);
  });

  it('is given no address that is not safe to follow', async () => {
    answerWith(product({url: 'javascript:alert(1)'}));
    const {list} = await openInside('', LINEN);
    const asked: string[] = [];
    Object.assign(list, {renderItem: ({url}: ResultItem) => void asked.push(url)});
    await appear(() => asked.length > 0);
    expect(asked).to.eql(['']);
  });

  it('that fails for an item leaves it the usual card, and is told on the console', async () => {
    answerWith(product({title: 'Shirt', product_id: 'gid://x/Product/1'}), article({title: 'Linen'}));
    const {list, hear} = await openInside('', '', {address: '?q=linen'});
    const renderItem = ({title}: ResultItem) => {
      if (title === 'Shirt') throw new Error('no card');
      return Object.assign(document.createElement('a'), {href: '/x', textContent: `My ${title}`});
    };
    Object.assign(list, {renderItem});
    await appear(() => links(list).find(({textContent}) => textContent === 'My Linen'));
    expect(links(list).map(({textContent}) => textContent)).to.eql(['Shirt', 'My Linen']);
    expect((await hear()).join())
      .to.include('renderItem failed')
      .and.to.include('no card');
  });
});
