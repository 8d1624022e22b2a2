import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {changeAnswers} from '../../harness/change-answers.ts';
import {eventually} from '../../harness/eventually.ts';
import {product} from '../../support/bodies.ts';
import {get, isShown, nameOf, reach} from '../support/fixture.ts';
import {sent} from '../support/list.ts';
import {activeOption, ask, type BoxPage, list, openBox, options, press, rendered, type} from './typing.ts';

async function openList(query = 'linen'): Promise<BoxPage> {
  const page = await openBox();
  await ask(page, query);
  return page;
}

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

  it('shows pictures no wider than they are shown, where the platform’s CDN serves them', async () => {
    const cdn = 'https://cdn.shopify.com/s/files/1/a.jpg';
    changeAnswers(body => Object.assign(body, {results: [product({image_url: cdn})], total: 1}));
    const page = await openList();
    expect(page.box.querySelector('[role=option] img')?.getAttribute('src')).to.equal(`${cdn}?width=180`);
  });

  it('has an empty place where a picture can’t be had, until another can', async () => {
    const show = (image_url: string) =>
      changeAnswers(body => Object.assign(body, {results: [product({image_url})], total: 1}));
    show('/lost.png');
    const page = await openList();
    const image = page.box.querySelector('[role=option] img') as HTMLImageElement;
    await eventually(() => expect(getComputedStyle(image).opacity).to.equal('0'));
    show('/demo/theme/assets/no-picture.svg');
    await ask(page, 'cotton');
    await eventually(() => expect(image.naturalWidth).to.be.above(0));
    await eventually(() => expect(getComputedStyle(image).opacity).to.equal('1'));
    expect(page.box.querySelector('[role=option] img')).to.equal(image);
  });

  it('shows from which price to which a product is sold, as its card does', async () => {
    const prices = {price_min: 2980, price_max: 5680};
    changeAnswers(body => Object.assign(body, {results: [product(prices)], total: 1}));
    const page = await openList();
    expect(options(page)[0]?.textContent).to.include('¥2,980 – ¥5,680');
  });

  it('shows four lines of a long title', async () => {
    const title = 'Linen jacket with a very long name '.repeat(9);
    changeAnswers(body => Object.assign(body, {results: [product({title})], total: 1}));
    const page = await openList();
    const name = page.box.querySelector('[role=option] bdi') as HTMLElement;
    const line = Number.parseFloat(getComputedStyle(name).lineHeight);
    expect(name.clientHeight).to.be.within(3 * line, 4 * line + 2);
  });

  it('is open while there is something to choose, and says so', async () => {
    const page = await openList();
    expect(page.input.getAttribute('aria-expanded')).to.equal('true');
    expect(isShown(list(page))).to.equal(true);
    expect(page.box.textContent).to.match(/\d+ suggestions/);
  });

  it('ends with all results', async () => {
    const page = await openList();
    const last = options(page).at(-1);
    expect(nameOf(last as HTMLElement)).to.equal('See all 17 results');
    expect(last?.getAttribute('href')).to.equal('/search?q=linen');
  });

  it('offers no destination that is no http or https address', async () => {
    changeAnswers(body => Object.assign(body, {redirect_url: 'javascript:alert(1)'}));
    const page = await openList();
    expect(options(page).filter(option => !option.href)).to.eql([]);
  });

  it('begins with the destination of a keyword redirect, which typing does not follow', async () => {
    const page = await openList('shipping');
    const [first] = options(page);
    expect(nameOf(first as HTMLElement)).to.equal('Go to /pages/shipping');
    expect(first?.pathname).to.equal('/pages/shipping');
  });

  it('offers terms to try where nothing was found, and searches for the one chosen', async () => {
    const page = await openBox();
    await ask(page, 'qqqq', 'empty');
    const group = get(page.box, '[role=group]', 'Try one of these');
    addEventListener('submit', event => event.preventDefault(), {once: true});
    const term = group.querySelector('a') as HTMLAnchorElement;
    term.click();
    expect(page.input.value).to.equal(nameOf(term));
  });

  it('has its active option followed by Enter, which is a click', async () => {
    const page = await openList();
    page.box.addEventListener('search-result-click', event => event.preventDefault());
    for (const key of ['ArrowDown', 'ArrowDown']) press(page.input, key);
    await rendered(page);
    const title = activeOption(page)?.querySelector('bdi')?.textContent;
    let clicked: string | undefined;
    page.box.addEventListener('search-result-click', ({item}) => {
      clicked = item.title;
    });
    expect(press(page.input, 'Enter')).to.equal(true);
    expect(clicked).to.equal(title);
    expect(page.published.at(-1)?.[0]).to.equal('service_result_clicked');
    expect(page.published.at(-1)?.[1].position).to.equal(1);
  });

  it('has the option active that the shopper went to, also where the next has it elsewhere; none where it has gone', async () => {
    changeAnswers(body => {
      const names = [...String(body.query).slice(-2)];
      const results = names.map(name => product({title: name, product_id: name, url: `/products/${name}`}));
      Object.assign(body, {results, received: 2, total: 20});
    });
    const page = await openList('ab');
    const title = () => activeOption(page)?.querySelector('bdi')?.textContent;
    /** Goes to an option while the answer to another letter is on its way. */
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

  it('is closed when focus leaves the box', async () => {
    const page = await openList();
    page.input.blur();
    await rendered(page);
    expect(isShown(list(page))).to.equal(false);
    expect(page.input.getAttribute('aria-expanded')).to.equal('false');
  });

  it('leaves the other keys, and those of an IME, alone', async () => {
    const page = await openList();
    for (const key of ['Home', 'ArrowLeft', 'a']) expect(press(page.input, key)).to.equal(false);
    expect(press(page.input, 'ArrowDown', {isComposing: true})).to.equal(false);
    expect(press(page.input, 'Enter', {keyCode: 229})).to.equal(false);
  });

  it('keeps the previous suggestions while the next are on their way', async () => {
    const page = await openList();
    type(page.input, ' shirt');
    expect(options(page)).not.to.eql([]);
    page.rest.over();
    await eventually(() => void expect(sent(page, 'q')).to.eql(['linen', 'linen shirt']));
    expect(options(page)).not.to.eql([]);
    await reach(page.box, 'ready');
  });

  it('goes when the input is emptied', async () => {
    const page = await openList();
    page.input.value = '';
    page.input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await reach(page.box, 'idle');
    expect(isShown(list(page))).to.equal(false);
  });

  it('shows no list when the service fails, and Enter is the form’s', async () => {
    const page = await openBox('', {state: 'html'});
    await ask(page, 'linen', 'failed');
    expect(isShown(list(page))).to.equal(false);
    expect(press(page.input, 'Enter')).to.equal(false);
  });
});
