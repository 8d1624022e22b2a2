import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {get, isShown, nameOf, reach} from '../../support/elements/fixture.ts';
import {translate} from '../../support/elements/translation.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';
import {product} from '../../support/stores/bodies.ts';
import {
  activeOption,
  ask,
  type BoxPage,
  list,
  openBox,
  options,
  press,
  rendered,
  submit,
  type,
} from './typing.ts';

async function openList(query = 'linen'): Promise<BoxPage> {
  const page = await openBox();
  await ask(page, query);
  return page;
}

/** The texts and links of all that the list shows, whether they are translated or not. */
const readList = (page: BoxPage) =>
  [...(list(page)?.querySelectorAll<HTMLElement>('.search-list-heading, [role=option]') ?? [])].map(
    each => `${nameOf(each).replace(/[⟨⟩]/g, '')} ${each.getAttribute('href')}`,
  );

/** Types a text and waits for its own answer. */
async function answered(page: BoxPage, text: string, state = 'ready'): Promise<string[]> {
  await ask(page, text, state);
  await eventually(() => void expect(list(page)?.hasAttribute('data-stale')).to.equal(false));
  return readList(page);
}

describe('the list of suggestions on a page that the browser has translated', () => {
  it('names what each option leads to after an answer to another text', async () => {
    const page = await openBox();
    const texts = ['gift', 'shipping', 'linen', 'tent'];
    const untranslated: string[][] = [];
    for (const text of texts) untranslated.push(await answered(page, text));
    for (const [index, text] of texts.entries()) {
      translate(list(page) as Element);
      expect(await answered(page, text)).to.eql(untranslated[index]);
    }
  });

  it('names recent searches and terms likewise', async () => {
    const page = await openBox();
    const terms = await answered(page, 'qqqq', 'empty');
    for (const text of ['tent', 'linen']) {
      page.input.value = text;
      submit(page);
    }
    translate(list(page) as Element);
    page.input.value = '';
    type(page.input, '');
    page.input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await rendered(page);
    expect(readList(page)).to.eql(['Recent searches null', 'linen /search?q=linen', 'tent /search?q=tent']);
    translate(list(page) as Element);
    expect(await answered(page, 'qqqq', 'empty')).to.eql(terms);
  });
});

describe('the list of suggestions', () => {
  it('holds links, in groups named after their kind', async () => {
    const page = await openList('gift');
    const groups = [...page.box.querySelectorAll<HTMLElement>('[role=group]')];
    expect(groups.map(nameOf)).to.include('Products').and.to.include('Pages');
    expect(get(page.box, '[role=group]', 'Products').querySelectorAll('a[href*="/products/"]')).not.to.eql(
      [],
    );
    for (const option of options(page)) expect(option.href).to.match(/^http/);
  });

  it('differs from the results of a list in the `kind` of the event `search-results`', async () => {
    const page = await openBox('', {html: '<search-results></search-results>'});
    const kinds: string[] = [];
    page.box.parentElement?.addEventListener('search-results', ({kind, answer}) =>
      kinds.push(`${answer.request.query}: ${kind}`),
    );
    await ask(page, 'linen');
    await getStore().search({query: 'cotton'});
    await reach(page.find('search-results'), 'ready');
    expect(kinds).to.eql(['linen: suggestions', 'cotton: list']);
  });

  it('requests pictures of the platform’s CDN in the width that they are shown in', async () => {
    const cdn = 'https://cdn.shopify.com/s/files/1/a.jpg';
    changeAnswers(body => Object.assign(body, {results: [product({image_url: cdn})], total: 1}));
    const page = await openList();
    expect(page.box.querySelector('[role=option] img')?.getAttribute('src')).to.equal(`${cdn}?width=180`);
  });

  it('leaves the place of a picture that fails to load empty, until another one loads', async () => {
    const show = (image_url: string) =>
      changeAnswers(body => Object.assign(body, {results: [product({image_url})], total: 1}));
    show('/lost.png');
    const page = await openList();
    const image = page.box.querySelector('[role=option] img') as HTMLImageElement;
    await eventually(() => expect(getComputedStyle(image).opacity).to.equal('0'));
    show('/test/support/elements/picture.svg');
    await ask(page, 'cotton');
    await eventually(() => expect(image.naturalWidth).to.be.above(0));
    await eventually(() => expect(getComputedStyle(image).opacity).to.equal('1'));
    expect(page.box.querySelector('[role=option] img')).to.equal(image);
  });

  it('shows the title in the place of a picture that a product lacks, and is named after it once', async () => {
    const results = [product({title: 'Linen apron', image_url: undefined})];
    changeAnswers(body => Object.assign(body, {results, total: 1}));
    const page = await openList();
    const place = options(page)[0]?.querySelector('i') as HTMLElement;
    expect(getComputedStyle(place, '::before').content).to.match(/^("Linen apron"|attr\(data-title\))/);
    expect(place.dataset.title).to.equal('Linen apron');
    expect(nameOf(options(page)[0] as HTMLElement)).to.match(/^Linen apron(?!.*apron)/);
  });

  it('leads to the results page that Enter leads to, which is the form’s', async () => {
    changeAnswers(body => Object.assign(body, {related_keywords: ['linen shirt']}));
    const page = await openBox('', {config: {locale: 'en', currency: 'JPY', searchUrl: '/search'}});
    page.input.form?.setAttribute('action', '/pages/find?type=product#top');
    await ask(page, 'linen');
    const seeAll = options(page).at(-1);
    expect(seeAll?.textContent?.trim()).to.equal('See all 17 results');
    const term = get(page.box, '[role=group]', 'Others also searched for').querySelector('a');
    expect([seeAll, term].map(link => link?.getAttribute('href'))).to.eql([
      '/pages/find?q=linen',
      '/pages/find?q=linen+shirt',
    ]);
    page.input.form?.removeAttribute('action');
    await ask(page, 'cotton');
    expect(options(page).at(-1)?.getAttribute('href')).to.equal('/search?q=cotton');
  });

  it('shows the price range of a product, as its card does', async () => {
    const prices = {price_min: 2980, price_max: 5680};
    changeAnswers(body => Object.assign(body, {results: [product(prices)], total: 1}));
    const page = await openList();
    expect(options(page)[0]?.textContent).to.include('¥2,980 – ¥5,680');
  });

  it('shows four lines of a long title', async () => {
    const title = 'Linen jacket with a very long name '.repeat(30);
    changeAnswers(body => Object.assign(body, {results: [product({title})], total: 1}));
    const page = await openList();
    const name = page.box.querySelector('[role=option] bdi') as HTMLElement;
    const line = Number.parseFloat(getComputedStyle(name).lineHeight);
    expect(Math.round(name.clientHeight / line)).to.equal(4);
    expect(name.scrollHeight).to.be.greaterThan(name.clientHeight);
  });

  it('begins with the destination of a keyword redirect, which is not followed while typing', async () => {
    const page = await openList('shipping');
    const [first] = options(page);
    expect(nameOf(first as HTMLElement)).to.equal('Page for “shipping”');
    expect(first?.pathname).to.equal('/pages/shipping');
  });

  it('names the website that a keyword redirect leads to outside of the store', async () => {
    changeAnswers(body => Object.assign(body, {redirect_url: 'https://help.example/shipping?a=1'}));
    const page = await openList('shipping');
    expect(nameOf(options(page)[0] as HTMLElement)).to.equal('Page for “shipping” Go to help.example');
  });

  it('does not say that nothing was found above a keyword redirect', async () => {
    changeAnswers(body =>
      Object.assign(body, {redirect_url: '/collections/%E5%A4%8F', results: [], total: 0}),
    );
    const page = await openBox();
    await ask(page, 'qqqq', 'empty');
    expect(nameOf(options(page)[0] as HTMLElement)).to.equal('Page for “qqqq”');
    expect(page.box.textContent).not.to.include('Nothing found');
  });

  it('says that nothing was found where a keyword redirect can’t be followed', async () => {
    changeAnswers(body => Object.assign(body, {redirect_url: 'javascript:alert(1)', results: [], total: 0}));
    const page = await openBox();
    await ask(page, 'qqqq', 'empty');
    expect(page.box.textContent).to.include('Nothing found for “qqqq”.');
  });

  it('offers other terms when nothing was found, and searches for the selected one', async () => {
    const page = await openBox();
    await ask(page, 'qqqq', 'empty');
    const group = get(page.box, '[role=group]', 'Try one of these');
    addEventListener('submit', event => event.preventDefault(), {once: true});
    const term = group.querySelector('a') as HTMLAnchorElement;
    term.click();
    expect(page.input.value).to.equal(nameOf(term));
  });

  it('keeps the active option when the next answer has it in another place, and none when it is gone', async () => {
    changeAnswers(body => {
      const names = [...String(body.query).slice(-2)];
      const results = names.map(name => product({title: name, product_id: name, url: `/products/${name}`}));
      Object.assign(body, {results, received: 2, total: 20});
    });
    const page = await openList('ab');
    const title = () => activeOption(page)?.querySelector('bdi')?.textContent;
    /** Moves to an option while the answer to another letter is on its way. */
    const goTo = async (place: number, letter: string) => {
      type(page.input, letter);
      for (let down = 0; down < place; down++) press(page.input, 'ArrowDown');
      await rendered(page);
      const before = title();
      page.rest.over();
      await eventually(() => void expect(list(page)?.dataset.stale).to.equal(undefined));
      return [before, title()];
    };
    expect(await goTo(2, 'c')).to.eql(['b', 'b']);
    expect(await goTo(1, 'd')).to.eql(['b', undefined]);
    expect(press(page.input, 'Enter')).to.equal(false);
  });

  it('closes when focus leaves the box', async () => {
    const page = await openList();
    page.input.blur();
    await rendered(page);
    expect(isShown(list(page))).to.equal(false);
    expect(page.input.getAttribute('aria-expanded')).to.equal('false');
  });

  it('closes when the input is emptied', async () => {
    const page = await openList();
    page.input.value = '';
    page.input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await reach(page.box, 'idle');
    expect(isShown(list(page))).to.equal(false);
  });

  it('stays closed when the service fails, and leaves Enter to the form', async () => {
    const page = await openBox('', {state: 'html'});
    await ask(page, 'linen', 'failed');
    expect(isShown(list(page))).to.equal(false);
    expect(press(page.input, 'Enter')).to.equal(false);
  });
});

describe('the price of a suggestion', () => {
  const sale = {price_min: 880, price_max: 3980, compare_at_price: 1180, variants: undefined};
  const textOf = (page: BoxPage) =>
    list(page)?.querySelector('[role=option] span')?.textContent?.trim().replace(/\s+/g, ' ');

  it('has the price before a sale struck beside it, as a card has', async () => {
    changeAnswers(body => Object.assign(body, {results: [product({...sale, price_max: 880})]}));
    const page = await openBox();
    await answered(page, 'linen');
    expect(textOf(page)).to.equal('Sale price ¥880 Regular price ¥1,180');
    const old = list(page)?.querySelector('s');
    expect(getComputedStyle(old as Element).textDecorationLine).to.equal('line-through');
  });

  it('says that there is a sale if the price before it is that of a dearer variant', async () => {
    changeAnswers(body => Object.assign(body, {results: [product(sale)]}));
    const page = await openBox();
    await answered(page, 'linen');
    expect(textOf(page)).to.equal('On sale ¥880 – ¥3,980');
    expect(list(page)?.querySelector('s')).to.equal(null);
  });
});
