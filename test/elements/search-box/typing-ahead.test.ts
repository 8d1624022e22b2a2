import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {appear, nameOf} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {eventually} from '../../support/page/eventually.ts';
import {serviceState} from '../../support/page/fresh-page.ts';
import {product} from '../../support/stores/bodies.ts';
import {
  ask,
  type BoxPage,
  list,
  openBox,
  options,
  press,
  pressed,
  rendered,
  rested,
  submit,
  type,
} from './typing.ts';

const isStale = (page: BoxPage) => list(page)?.hasAttribute('data-stale');
/** The names of the options that are results. */
const results = (page: BoxPage) =>
  options(page)
    .filter(option => option.closest('.search-products, .search-articles, .search-pages'))
    .map(nameOf);
const queries = (page: BoxPage) => sent(page, 'q');

/** Replaces the text, as cut or Backspace does. */
function retype({input}: BoxPage, text: string): void {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
}

/** Types a text and waits for its answer: the state alone may be of the answer before. */
async function answer(page: BoxPage, text: string): Promise<void> {
  await ask(page, text);
  await eventually(() => void expect(isStale(page)).to.equal(false));
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

describe('a cached answer', () => {
  it('shows in the same frame, without a request or a debounce', async () => {
    const page = await openBox();
    await answer(page, 'tent');
    const tents = options(page).map(nameOf);
    await answer(page, 'linen');
    retype(page, 'tent');
    await nextFrame();
    expect(options(page).map(nameOf)).to.eql(tents);
    expect(page.rest.isOn).to.equal(false);
    expect(isStale(page)).to.equal(false);
    expect(queries(page)).to.eql(['tent', 'linen']);
  });

  it('saves the requests for Backspace from twelve characters to the eight that were answered', async () => {
    const page = await openBox();
    await answer(page, 'linen ja');
    await answer(page, 'linen jacket');
    for (const text of ['linen jacke', 'linen jack', 'linen jac', 'linen ja']) retype(page, text);
    page.rest.over();
    await nextFrame();
    expect(queries(page)).to.eql(['linen ja', 'linen jacket']);
    expect(isStale(page)).to.equal(false);
  });

  it('shows its results for a longer text, marked as stale, until that is answered', async () => {
    const page = await openBox();
    await ask(page, 'li');
    const first = results(page);
    await answer(page, 'tent');
    retype(page, 'linen');
    await nextFrame();
    expect(options(page).map(nameOf)).to.eql(first);
    expect(isStale(page)).to.equal(true);
    page.rest.over();
    await eventually(() => void expect(isStale(page)).to.equal(false));
    expect(queries(page)).to.eql(['li', 'tent', 'linen']);
  });

  it('does not replace the request of a longer text, also if all its results match that', async () => {
    changeAnswers(body => {
      const isWord = body.query === 'moonlight';
      const results = (isWord ? ['Moonlight', 'Lamp'] : ['Moonlight']).map(title => product({title}));
      Object.assign(body, {results, received: results.length, total: isWord ? 30 : 1});
    });
    const page = await openBox();
    await answer(page, 'moonl');
    await answer(page, 'moonlight');
    expect(queries(page)).to.eql(['moonl', 'moonlight']);
    expect(options(page).map(nameOf).at(-1)).to.equal('See all 30 results');
  });

  it('keeps its redirect, terms and total to itself', async () => {
    changeAnswers(body => Object.assign(body, {redirect_url: '/pages/linen', related_keywords: ['flax']}));
    const page = await openBox();
    await answer(page, 'linen');
    expect(nameOf(options(page)[0] as HTMLElement)).to.equal('Page for “linen”');
    type(page.input, ' shirt');
    await rendered(page);
    expect(options(page).map(nameOf)).to.eql(results(page));
    expect(submit(page)).to.equal(false);
  });

  it('shows its results under its own name while suggestions pause after a 429, and requests nothing', async () => {
    const page = await openBox();
    await answer(page, 'li');
    serviceState('rate-limited');
    await ask(page, 'lin', 'limited');
    const sentBefore = queries(page).length;
    await ask(page, 'linen', 'limited');
    expect(queries(page)).to.have.length(sentBefore);
    expect(isStale(page)).to.equal(true);
    expect(options(page)).to.have.length(6);
    expect(page.box.querySelector('.search-hint:not([hidden])')?.textContent).to.equal('Results for “li”');
  });

  it('is not announced for another text', async () => {
    const page = await openBox();
    await ask(page, 'li');
    const status = page.box.querySelector('.search-hidden[role=status]');
    expect(status?.textContent).to.match(/^\d+ suggestions\. Use the up and down arrow keys to choose\.$/);
    type(page.input, 'n');
    await rendered(page);
    expect(status?.textContent).to.equal('');
  });
});

describe('a typed text', () => {
  it('is marked in the titles, in any case and kana', async () => {
    const page = await openBox('', {config: {locale: 'ja', currency: 'JPY'}});
    await ask(page, 'りねん');
    const marks = [...page.box.querySelectorAll('[role=group] mark')];
    expect(marks.map(({textContent}) => textContent)).to.include('リネン');
  });

  it('of spaces alone requests nothing and opens no list', async () => {
    const page = await openBox();
    type(page.input, ' \u3000 ');
    expect(page.rest.isOn).to.equal(false);
    expect(submit(page)).to.equal(true);
    expect(page.searches).to.eql([]);
  });

  it('is requested without pasted control and direction characters', async () => {
    const page = await openBox();
    retype(page, '\u202elinen\u0007\u202c\u200b');
    await rested(page);
    expect(queries(page)).to.eql(['linen']);
    expect(isStale(page)).to.equal(false);
  });

  it('has spaces instead of its line breaks', async () => {
    const {input} = await openBox();
    input.focus();
    document.execCommand('insertText', false, 'linen\nshirt');
    expect(input.value).to.equal('linen shirt');
  });

  it('is requested unchanged if it is an emoji or in a right-to-left script', async () => {
    for (const text of ['🎁', '👨‍👩‍👧', 'חולצה', 'حذاء']) {
      const page = await openBox();
      retype(page, text);
      page.rest.over();
      await eventually(() => void expect(queries(page).at(-1)).to.equal(text));
      document.body.replaceChildren();
    }
  });

  it('shows how many characters are left near the limit, and a message past it', async () => {
    const page = await openBox();
    const hint = () => page.box.querySelector('.search-hint:not([hidden])')?.textContent;
    retype(page, 'x'.repeat(180));
    await rendered(page);
    expect(hint()).to.equal(undefined);
    retype(page, 'x'.repeat(185));
    await rendered(page);
    expect(hint()).to.equal('15 characters left.');
    retype(page, 'x'.repeat(200));
    await rendered(page);
    expect(hint()).to.equal('0 characters left.');
    expect(page.rest.isOn).to.equal(true);
    retype(page, 'x'.repeat(201));
    await rendered(page);
    expect(hint()).to.equal('Please shorten your search to 200 characters.');
    page.rest.over();
    expect(submit(page)).to.equal(true);
    expect(page.searches).to.eql([]);
    expect(page.input.value).to.have.length(201);
  });
});

describe('the page of an option', () => {
  const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, 'connection');
  const {supports} = HTMLScriptElement;

  // An engine without speculation rules ignores the scripts.
  beforeEach(() => {
    HTMLScriptElement.supports = () => true;
  });

  afterEach(() => {
    HTMLScriptElement.supports = supports;
    for (const ahead of document.head.querySelectorAll('script[type=speculationrules]')) ahead.remove();
    if (connection) Object.defineProperty(Navigator.prototype, 'connection', connection);
  });

  it('is loaded ahead without a request of the page to itself', async () => {
    const page = await openBox();
    await ask(page, 'linen');
    press(page.input, 'ArrowDown');
    await eventually(() => void expect(pagesAhead()).to.eql([options(page)[0]?.href]));
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fetched = requests.filter(({initiatorType}) => initiatorType === 'fetch').map(({name}) => name);
    expect(fetched).not.to.include(location.href.split('#')[0]);
    expect(page.published.map(([name]) => name)).to.eql(['service_search']);
  });

  it('is loaded ahead by a rule when a pointer rests on the option, which the browser follows at a likely click', async () => {
    const page = await openBox();
    await ask(page, 'linen');
    options(page)[1]?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    await eventually(() => void expect(pagesAhead('moderate')).to.eql([options(page)[1]?.href]));
    options(page)[2]?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    await eventually(() => void expect(pagesAhead('moderate')).to.eql([options(page)[2]?.href]));
    page.box.remove();
    expect(pagesAhead()).to.eql([]);
  });

  it('is that of the theme’s form, also if its fields have the names of a form’s properties', async () => {
    const names = ['action', 'method', 'target', 'id', 'submit', 'name'];
    const hidden = names.map(name => `<input type="hidden" name="${name}" value="x">`).join('');
    const page = await openBox('', {field: `<input type="search" name="q" aria-label="Search">${hidden}`});
    await ask(page, 'linen');
    const address = await appear(() => pagesAhead()[0]);
    const {pathname, searchParams} = new URL(address);
    expect([pathname, ...searchParams.keys()]).to.eql(['/search', 'q', ...names]);
  });

  it('is not loaded ahead for a form whose action no browser follows', async () => {
    const page = await openBox();
    page.input.form?.setAttribute('action', 'https://');
    await ask(page, 'linen');
    await pause();
    expect(pagesAhead()).to.eql([]);
    options(page)
      .at(-1)
      ?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  });

  it('is not loaded ahead if the shopper moves on', async () => {
    const page = await openBox();
    await ask(page, 'linen');
    await pressed(page, 'ArrowDown');
    press(page.input, 'ArrowDown');
    const [, second] = options(page);
    await eventually(() => void expect(pagesAhead()).to.eql([second?.href]));
  });

  it('is not loaded ahead if the shopper saves data, nor on 2G', async () => {
    let costs: object | undefined;
    Object.defineProperty(Navigator.prototype, 'connection', {configurable: true, get: () => costs});
    const page = await openBox();
    await ask(page, 'linen');
    for (costs of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
      press(page.input, 'ArrowDown');
      await pause();
      expect(pagesAhead()).to.eql([]);
    }
    costs = undefined;
    press(page.input, 'ArrowDown');
    const active = options(page)[3];
    await eventually(() => void expect(pagesAhead()).to.eql([active?.href]));
  });
});

/** Resolves when a page that was expected before would be loaded ahead. */
const pause = () => new Promise(resolve => setTimeout(resolve, 240));

/** The pages that the document has the browser load ahead, or those by rules of one eagerness. */
function pagesAhead(eagerness?: 'immediate' | 'moderate'): string[] {
  const scripts = [...document.head.querySelectorAll('script[type=speculationrules]')];
  const rules = scripts.flatMap(({textContent}) => JSON.parse(`${textContent}`).prefetch);
  return rules.filter(rule => !eagerness || rule.eagerness === eagerness).flatMap(({urls}) => urls);
}
