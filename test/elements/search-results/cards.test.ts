import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, named, nameOf, reach} from '../../support/elements/fixture.ts';
import {answerWith, links, openInside, openList, search} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {article, page as infoPage, product, variant} from '../../support/stores/bodies.ts';

const PICTURE = '/test/support/elements/picture.svg';
const EMBEDDED = 'url-sync="off" query=';
const cardOf = (list: Element, title: string) =>
  links(list)
    .find(link => nameOf(link) === title)
    ?.closest('li');

describe('a card', () => {
  it('says in words that it is sold out', async () => {
    const {list} = await openList(`${EMBEDDED}Moonlight`);
    expect(cardOf(list, 'Moonlight')?.textContent).to.include('Sold out').and.to.include('¥12,800');
  });

  it('shows a sale with the price before it', async () => {
    const {list} = await openList(`${EMBEDDED}"Campsite Breakfast Set"`);
    const card = links(list)[0]?.closest('li');
    expect(card?.textContent).to.match(/21% off\s+.*\s+¥1[0-7],\d{3}\s/s);
    expect(card?.querySelector('s')?.textContent).to.match(/Regular price.*¥18,800/);
  });

  it('tells the two prices of a sale apart in words, and says nothing beside a single price', async () => {
    const prices = {price_min: 880, price_max: 880, variants: undefined};
    answerWith(
      product({title: 'Mug', ...prices, compare_at_price: 1180}),
      product({product_id: '2', title: 'Jug', ...prices, compare_at_price: null}),
    );
    const {list} = await openList(`${EMBEDDED}linen`);
    const said = ['Mug', 'Jug'].map(title => {
      const parts = cardOf(list, title)?.querySelectorAll('.search-card-price > :not([hidden])');
      return [...(parts ?? [])].map(({textContent}) => textContent?.trim().replace(/\s+/g, ' '));
    });
    expect(said).to.eql([['Sale price', '¥880', 'Regular price ¥1,180'], ['¥880']]);
  });

  it('has its title in a heading of level 2, below that of the page', async () => {
    answerWith(product({title: 'Mug'}), article({title: 'On mugs'}), infoPage({title: 'About mugs'}));
    const {list} = await openList(`${EMBEDDED}linen`);
    const headings = [...list.querySelectorAll('li [role=heading][aria-level="2"]')];
    expect(headings.map(heading => heading.querySelector('a')?.textContent)).to.eql([
      'Mug',
      'On mugs',
      'About mugs',
    ]);
  });

  it('§2.2 compare_at_price: says a whole percentage as it is, which a computer takes for less', async () => {
    const [price, compare_at_price] = [19.6, 28];
    const variants = [variant({price, compare_at_price})];
    answerWith(product({price_min: price, price_max: price, compare_at_price, variants}));
    const {list} = await openList(`${EMBEDDED}linen`);
    expect(list.querySelector('.search-badge')?.textContent).to.equal('30% off');
  });

  it('§2.2 compare_at_price: of a sale of dearer variants says that there is one, not how much it saves', async () => {
    const plain = variant({price: 500, compare_at_price: undefined});
    const prices = {price_min: 500, price_max: 900, compare_at_price: 1200};
    const variants = [plain, variant({id: '102', price: 900, compare_at_price: 1200})];
    answerWith(
      product({title: 'Mug', ...prices, variants}),
      product({product_id: '2', title: 'Jug', ...prices, variants: undefined}),
    );
    const {list} = await openList(`${EMBEDDED}linen`);
    for (const title of ['Mug', 'Jug']) {
      const card = cardOf(list, title);
      expect(card?.querySelector('.search-badge')?.textContent).to.equal('On sale');
      expect(card?.querySelector('s')?.hidden).to.equal(true);
    }
  });

  it('§2.2 compare_at_price: of a sale of the cheapest variant says what it saves, rounded down', async () => {
    const prices = {price_min: 500, price_max: 900, compare_at_price: 760};
    const variants = [variant({price: 500, compare_at_price: 760}), variant({id: '102', price: 900})];
    const least = {price_min: 999, price_max: 999, compare_at_price: 1000, variants: undefined};
    answerWith(
      product({title: 'Mug', ...prices, variants}),
      product({product_id: '2', title: 'Jug', ...least}),
    );
    const {list} = await openList(`${EMBEDDED}linen`);
    const badges = ['Mug', 'Jug'].map(
      title => cardOf(list, title)?.querySelector('.search-badge')?.textContent,
    );
    expect(badges).to.eql(['34% off', 'On sale']);
  });

  it('without a sale shows neither badge nor price before it, also where the theme lays badges out', async () => {
    answerWith(product({title: 'Plain', price_min: 1200, price_max: 1200, compare_at_price: null}));
    const {list} = await openList(`${EMBEDDED}linen`);
    const card = cardOf(list, 'Plain');
    const theme = document.createElement('style');
    theme.textContent = '.search-badge, s { display: grid }';
    card?.append(theme);
    const boxes = [...(card?.querySelectorAll('.search-badge, s') ?? [])].map(
      each => each.getClientRects().length,
    );
    expect(boxes).to.eql([0, 0]);
  });

  it('marks a converted price as approximate', async () => {
    const config = {locale: 'en', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.01};
    const {list} = await openList(`${EMBEDDED}Moonlight`, {config});
    expect(cardOf(list, 'Moonlight')?.textContent).to.include('≈ $128');
  });

  it('links the variant that the option filter picked out', async () => {
    const address = '?q=linen&filter_option_name=Size&filter_option_value=M';
    const {list} = await openList('', {address});
    expect(links(list)).not.to.eql([]);
    for (const link of links(list)) expect(link.search).to.match(/^\?variant=\d+$/);
  });

  it('§2.2 variant use 1: of the only product shows the variant whose title was searched for', async () => {
    const navy = variant({
      id: '102',
      title: 'Navy / M',
      image_url: PICTURE,
      price: 900,
      compare_at_price: null,
    });
    answerWith(product({variants: [variant(), navy]}));
    const {list} = await openList(`${EMBEDDED}"navy / m"`);
    expect(links(list)[0]?.search).to.equal('?variant=102');
    expect(list.querySelector('img')?.src).to.include(PICTURE);
    expect(list.querySelector('.search-card-price')?.textContent).to.include('¥900');
  });

  it('of a page says what kind it is', async () => {
    const {list} = await openList(`${EMBEDDED}gift filters="filter_content_type=page"`);
    expect(links(list)[0]?.pathname).to.match(/^\/pages\//);
    expect(links(list)[0]?.closest('li')?.textContent).to.match(/^\s*Page\s/);
  });

  it('has the kind of a page above its title, in the small type of what is not the title', async () => {
    const {list} = await openList(`${EMBEDDED}gift filters="filter_content_type=page"`);
    const sizeOf = (name: string) =>
      getComputedStyle(list.querySelector(`.search-card-${name}`) as Element).fontSize;
    await eventually(() => void expect(sizeOf('kind')).to.equal(sizeOf('excerpt')));
    expect(sizeOf('kind')).not.to.equal(sizeOf('title'));
  });

  it('is text alone, and without a link where its address is not safe to follow', async () => {
    answerWith(product({url: 'javascript:alert(1)', title: '<img src=x onerror=alert(1)>'}));
    const {list} = await openList(`${EMBEDDED}linen`);
    expect(links(list)[0]?.hasAttribute('href')).to.equal(false);
    expect(links(list)[0]?.textContent).to.equal('<img src=x onerror=alert(1)>');
  });

  it('that is clicked tells the page and the pixel, and stays where the page prevents it', async () => {
    const page = await openList('', {address: '?q=linen'});
    const clicks: unknown[] = [];
    page.list.addEventListener('search-result-click', event => {
      event.preventDefault();
      clicks.push([event.item.title, event.position]);
    });
    const third = links(page.list)[2];
    third?.click();
    expect(clicks).to.eql([[third?.textContent, 2]]);
    expect(page.published.map(([name]) => name)).to.eql(['service_search', 'service_result_clicked']);
    expect(page.published[1]?.[1].position).to.equal(2);
  });

  it('counts a click of the middle button, which opens a tab, and none of the right one', async () => {
    const page = await openList('', {address: '?q=linen'});
    page.list.addEventListener('auxclick', event => event.preventDefault());
    const click: MouseEventInit = {bubbles: true, composed: true, cancelable: true};
    for (const button of [2, 1]) {
      links(page.list)[0]?.dispatchEvent(new MouseEvent('auxclick', {...click, button}));
    }
    expect(page.published.filter(([name]) => name === 'service_result_clicked')).to.have.length(1);
  });

  it('shows a range of prices, and one price where all are alike', async () => {
    answerWith(product({price_max: 15000}), product({product_id: 'gid://x/Product/2', price_max: 12000}));
    const {list} = await openList(`${EMBEDDED}linen`);
    const prices = [...list.querySelectorAll('.search-card-price > span:not(.search-hidden)')].map(
      ({textContent}) => textContent,
    );
    expect(prices).to.eql(['¥12,000 – ¥15,000', '¥12,000']);
  });

  it('says where the prices start beside the price before a sale, which their range would contradict', async () => {
    const kinds = [
      [880, 1180],
      [3980, null],
    ].map(([price, compare_at_price]) => variant({price, compare_at_price}));
    const sale = {price_min: 880, price_max: 3980, compare_at_price: 1180, variants: kinds};
    answerWith(product(sale), product({...sale, product_id: 'gid://x/Product/2', compare_at_price: null}));
    const {list} = await openList(`${EMBEDDED}linen`);
    const [first, second] = list.querySelectorAll<HTMLElement>('.search-card-price');
    expect(first?.querySelector(':scope > span:not(.search-hidden)')?.textContent).to.equal('From ¥880');
    expect(first?.querySelector('s')?.textContent).to.include('¥1,180');
    expect(second?.querySelector(':scope > span:not(.search-hidden)')?.textContent).to.equal('¥880 – ¥3,980');
    expect(second?.querySelector('s')?.hidden).to.equal(true);
  });

  it('says what the theme says of tax after each price', async () => {
    answerWith(product());
    const {list} = await openInside('<span slot="tax-note">incl. tax</span>', `${EMBEDDED}linen`);
    expect(list.querySelector('.search-card-price')?.textContent).to.include('incl. tax');
  });

  it('asks the platform’s CDN for pictures of the right width, and no other server', async () => {
    const cdn = 'https://cdn.shopify.com/s/files/1/a.jpg?v=3';
    answerWith(product({image_url: cdn}), product({product_id: 'gid://x/Product/2', image_url: '/a.svg'}));
    const {list} = await openList(`${EMBEDDED}linen`);
    const [first, second] = list.querySelectorAll('img');
    expect(first?.srcset).to.include(`${cdn}&width=360 360w`);
    expect(first?.sizes).to.include('50vw');
    expect(second?.srcset).to.equal('');
  });

  it('has its title in the place of a picture that it lacks, and is read with it once', async () => {
    answerWith(
      product({title: 'Mug', image_url: undefined, variants: undefined}),
      infoPage({title: 'About mugs'}),
    );
    const {list} = await openList(`${EMBEDDED}linen`);
    const places = [...list.querySelectorAll<HTMLElement>('.search-card-media')];
    expect(places.map(({dataset}) => dataset.title)).to.eql(['Mug', 'About mugs']);
    for (const place of places)
      expect(getComputedStyle(place, '::before').content).to.match(
        /^("(Mug|About mugs)"|attr\(data-title\))/,
      );
    expect(places.map(({textContent}) => textContent).join()).not.to.match(/mug/i);
    answerWith(product({title: 'Mug', image_url: PICTURE, variants: undefined}));
    await getStore().search({sort: 'newest'});
    await eventually(() => expect(places[0]?.hasAttribute('data-title')).to.equal(false));
  });

  it('has an empty place where its picture can’t be had, until another can', async () => {
    answerWith(product({image_url: '/lost.png', variants: undefined}));
    const {list} = await openList('', {address: '?q=linen'});
    const image = list.querySelector('img') as HTMLImageElement;
    await eventually(() => expect(getComputedStyle(image).opacity).to.equal('0'));
    answerWith(product({image_url: PICTURE, variants: undefined}));
    await getStore().search({sort: 'newest'});
    await eventually(() => expect(image.naturalWidth).to.be.above(0));
    await eventually(() => expect(getComputedStyle(image).opacity).to.equal('1'));
    expect(list.querySelector('img')).to.equal(image);
  });

  it('is drawn over for another item once its picture is here, without a mark on it', async () => {
    answerWith(product({image_url: PICTURE}));
    const {list} = await openList('', {address: '?q=linen'});
    const image = list.querySelector('img') as HTMLImageElement;
    await eventually(() => expect(image.naturalWidth).to.be.above(0));
    answerWith(product({product_id: 'gid://x/Product/2', image_url: PICTURE}));
    await search(list, {query: 'cotton'});
    expect(list.querySelector('img')).to.equal(image);
    expect(image.hasAttribute('style')).to.equal(false);
  });

  it('has its picture fetched first in the first row, and below it when it comes near', async () => {
    const {list} = await openList(`${EMBEDDED}cotton columns="3"`);
    const waits = [...list.querySelectorAll('li img')].map(image => image.matches('[loading=lazy]'));
    expect(waits.slice(0, 5)).to.eql([false, false, false, true, true]);
  });

  it('keeps what other scripts added when the same item renders again', async () => {
    const {list} = await openList('', {address: '?q=linen'});
    const [card] = list.querySelectorAll('li');
    card?.append(Object.assign(document.createElement('b'), {textContent: '★★★★☆'}));
    card?.classList.add('rated');
    await getStore().search({sort: 'price_desc'});
    await search(list, {sort: 'relevance'});
    expect(list.querySelector('li')).to.equal(card);
    expect(card?.textContent).to.include('★★★★☆');
    expect(list.querySelectorAll('b')).to.have.length(1);
  });
});

describe('a card’s swatches', () => {
  const colours = ['White', 'Navy'].flatMap((colour, place) =>
    ['S', 'M'].map((size, index) =>
      variant({
        id: `${place}${index}`,
        image_url: `/${colour}.svg`,
        price: 1000 * (place + 1),
        compare_at_price: undefined,
        available: !(colour === 'Navy' && size === 'S'),
        options: [
          {name: 'Color', value: colour},
          {name: 'Size', value: size},
        ],
      }),
    ),
  );
  const open = async () => {
    answerWith(product({title: 'Shirt', variants: colours}));
    const {list} = await openList(`${EMBEDDED}linen`);
    const group = await appear(() => named(list, '[role=radiogroup]', 'Shirt Color'));
    return {list, group};
  };

  it('are radios named after their values, in a group for each option', async () => {
    const {list, group} = await open();
    expect([...group.querySelectorAll('input')].map(nameOf)).to.eql(['White', 'Navy']);
    expect(named(list, '[role=radiogroup]', 'Shirt Size')?.querySelectorAll('input')).to.have.length(2);
  });

  for (const [way, use] of [
    [
      'pointed at',
      (swatch: HTMLElement) => swatch.parentElement?.dispatchEvent(new PointerEvent('pointerenter')),
    ],
    ['tapped', (swatch: HTMLElement) => swatch.click()],
    ['given focus', (swatch: HTMLElement) => swatch.focus()],
  ] as const) {
    it(`§2.2 variant use 1: show the variant’s picture, price and link when one is ${way}`, async () => {
      const {list, group} = await open();
      use(get(group, 'input', 'Navy'));
      await reach(list, 'ready');
      const card = list.querySelector('li');
      expect(card?.querySelector('img')?.src).to.match(/\/Navy\.svg$/);
      expect(card?.querySelector('.search-card-price')?.textContent).to.include('¥2,000');
      expect(links(list)[0]?.search).to.equal('?variant=11');
      expect(get<HTMLInputElement>(group, 'input', 'Navy').checked).to.equal(true);
    });
  }

  /** Opens a list of one product, and gives what its swatches for an option show: a colour, or else a word. */
  async function shownFor(
    name: string,
    values: readonly string[],
    config?: object,
    list = EMBEDDED,
  ): Promise<(string | null)[]> {
    const variants = values.map((value, index) => variant({id: `${index}`, options: [{name, value}]}));
    answerWith(product({title: 'Shirt', variants}));
    const {list: opened} = await openList(`${list}linen`, {
      config: {locale: 'en', currency: 'JPY', ...config},
    });
    const group = await appear(() => named(opened, '[role=radiogroup]', `Shirt ${name}`));
    return [...group.querySelectorAll('label')].map(
      label =>
        label.querySelector('circle')?.getAttribute('fill') ??
        label.querySelector('img')?.getAttribute('src') ??
        `“${label.textContent?.trim()}”`,
    );
  }

  for (const name of ['Flavor', 'Scent', '香り'])
    it(`are words where the option is no colour by its name, as ${name} is none`, async () => {
      const shown = await shownFor(name, ['Chocolate', 'Salmon', 'Tomato']);
      expect(shown).to.eql(['“Chocolate”', '“Salmon”', '“Tomato”']);
    });

  it('are words for values that are no colour to be seen', async () => {
    const shown = await shownFor('Color', ['Transparent', 'Initial', 'Inherit', 'Canvas', 'Navy', 'Tie-dye']);
    expect(shown).to.eql(['“Transparent”', '“Initial”', '“Inherit”', '“Canvas”', 'navy', '“Tie-dye”']);
  });

  it('are words for two names of one colour', async () => {
    const shown = await shownFor('Color', ['Gray', 'Black', 'Grey', 'White', 'Snow']);
    expect(shown).to.eql(['“Gray”', 'black', '“Grey”', 'white', 'snow']);
  });

  it('are colours for an option that the theme names in `swatchOptions`', async () => {
    const shown = await shownFor('Finish', ['Gold', 'Silver'], {swatchOptions: ['Finish']});
    expect(shown).to.eql(['gold', 'silver']);
  });

  it('are colours for the options that the attribute `swatch-options` names, whatever `swatchOptions` says', async () => {
    const list = `swatch-options="Shade、 finish" ${EMBEDDED}`;
    const config = {swatchOptions: ['Color']};
    expect(await shownFor('Finish', ['Gold', 'Silver'], config, list)).to.eql(['gold', 'silver']);
    expect(await shownFor('Color', ['Gold', 'Black'], config, list)).to.eql(['“Gold”', '“Black”']);
  });

  it('are words where the theme names no option in `swatchOptions`', async () => {
    expect(await shownFor('Color', ['Gold', 'Black'], {swatchOptions: []})).to.eql(['“Gold”', '“Black”']);
  });

  it('are the colours and pictures that the theme gives in `swatches`, and words for other values', async () => {
    const swatches = {
      pattern: {
        tartan: '/files/tartan.png?v=1',
        Ｓａｎｄ: '#d8c8a8',
        Dots: 'https://cdn.shopify.com/s/files/dots.png',
      },
    };
    const values = ['Tartan', 'Sand', 'Dots', 'Navy', 'Plain'];
    expect(await shownFor('Pattern', values, {swatches})).to.eql([
      '/files/tartan.png?v=1',
      '#d8c8a8',
      'https://cdn.shopify.com/s/files/dots.png?width=64',
      'navy',
      '“Plain”',
    ]);
  });

  it('show alike colours that the theme gives', async () => {
    const swatches = {Color: {Ivory: '#fffff0', Cream: '#fffdd0'}};
    expect(await shownFor('Color', ['Ivory', 'Cream'], {swatches})).to.eql(['#fffff0', '#fffdd0']);
  });

  it('say what is sold out in every combination', async () => {
    const soldOut = colours.map(each => ({...each, available: String(each.id) < '10'}));
    answerWith(product({title: 'Shirt', variants: soldOut}));
    const {list} = await openList(`${EMBEDDED}linen`);
    const group = await appear(() => named(list, '[role=radiogroup]', 'Shirt Color'));
    expect([...group.querySelectorAll('input')].map(nameOf)).to.eql(['White', 'Navy Sold out']);
  });
});
