import {expect} from 'chai';
import '../../../src/entries/search-results.ts';
import {importLanguage} from '../../../src/i18n/languages.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, isShown, named, reach} from '../../support/elements/fixture.ts';
import {writeInOwnLetters} from '../../support/elements/letters.ts';
import {answerWith, type ListPage, openList} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {holdTimers} from '../../support/page/held-timers.ts';
import {product, variant} from '../../support/stores/bodies.ts';

const ATTRIBUTES = 'url-sync="off" query="linen" quick-add';
const single = product({
  title: 'Mug',
  variants: [variant({id: '7', options: [{name: 'Title', value: 'Default'}]})],
});
const sizes = ['S', 'M', 'L'].map((value, index) =>
  variant({id: `1${index}`, available: value !== 'M', price: 1000 + index, options: [{name: 'Size', value}]}),
);
const several = product({title: 'Shirt', variants: sizes});

/** The picker, once it is open. */
const dialogOf = (shadow: ShadowRoot | null) =>
  appear(() => {
    const dialog = named<HTMLDialogElement>(shadow, 'dialog', 'Shirt');
    return dialog?.open ? dialog : undefined;
  });

/** A list with quick add, and what its cart was asked for. */
async function open(
  item: Record<string, unknown>,
  answer: (line: object) => Response | Promise<Response> = line => Response.json({...line, key: '7:1'}),
): Promise<ListPage & {added: object[]}> {
  const added: object[] = [];
  answerWith(item);
  const {fetch} = globalThis;
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('/cart/add.js')) return fetch(input, init);
    const line = JSON.parse(String(init?.body));
    added.push(line);
    return answer(line);
  };
  return {...(await openList(ATTRIBUTES)), added};
}

/** A list with quick add on a page whose platform has this standard action. */
function openWithAction(updateCart: unknown, config?: object): Promise<ListPage> {
  answerWith(single);
  return openList(ATTRIBUTES, {shopify: {actions: {updateCart}}, ...(config && {config})});
}

/** Makes the cart's API answer so. */
function answerCart(answer: () => Promise<Response>): void {
  const {fetch} = globalThis;
  globalThis.fetch = (input, init) => (String(input).includes('/cart/') ? answer() : fetch(input, init));
}

const button = (list: Element, name: string) => get<HTMLButtonElement>(list, 'button', name);
const status = (shadow: ShadowRoot | null) => shadow?.querySelector('[part=announcement]')?.textContent;

describe('quick add', () => {
  it('§2.2 variant use 2: puts the only variant into the cart at once, by its number, and says so', async () => {
    const {list, shadow, added} = await open(single);
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void expect(status(shadow)).to.equal('Added to cart: Mug'));
    expect(added).to.eql([{id: 7, quantity: 1}]);
    await reach(list, 'ready');
    expect(named(list, 'button', 'Added to cart: Mug')).not.to.equal(undefined);
  });

  it('is as high whatever it says, in every language and in a phone’s narrow card', async () => {
    const {list} = await open(single);
    const add = button(list, 'Add to cart: Mug');
    add.style.cssText = 'display: block; inline-size: 173px; font-size: 16px';
    const languages =
      'ar bg cs da de el en es fi fr he hr hu id it ja ko lt nb nl pl pt ro ru sk sl sv th tr uk vi zh zh-TW'.split(
        ' ',
      );
    for (const language of languages) {
      const {default: texts} = await importLanguage(language);
      for (const key of ['addToCart', 'chooseOptions', 'add_busy', 'add_done', 'soldOut'] as const) {
        const text = `${texts[key]}`;
        await writeInOwnLetters(add, text);
        expect(add.offsetHeight, `${language}: ${text}`).to.equal(44);
      }
    }
  });

  it('adds once, however often it is clicked while it is under way', async () => {
    const {list, added, shadow} = await open(single);
    const add = button(list, 'Add to cart: Mug');
    for (let clicks = 0; clicks < 5; clicks++) add.click();
    await eventually(() => void expect(status(shadow)).to.include('Added'));
    expect(added).to.have.length(1);
  });

  it('adds once for a double click, as soon as the cart may answer', async () => {
    const outcome = holdTimers(6000, 6000);
    const {list, added, shadow} = await open(single);
    button(list, 'Add to cart: Mug').dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    await eventually(() => void expect(status(shadow)).to.include('Added'));
    button(list, 'Added to cart: Mug').dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 2}));
    outcome.over();
    await eventually(() => void button(list, 'Add to cart: Mug'));
    expect(added).to.have.length(1);
    expect(status(shadow)).to.equal('');
  });

  it('adds once, though another option is chosen while it is under way', async () => {
    let answer = (_: Response) => {};
    const {list, shadow, added} = await open(
      several,
      () =>
        new Promise<Response>(resolve => {
          answer = resolve;
        }),
    );
    button(list, 'Choose options: Shirt').click();
    const picker = await dialogOf(shadow);
    get(picker, 'button', 'Add to cart').click();
    await appear(() => status(shadow) === 'Adding…');
    get(picker, 'input', 'L').click();
    get(picker, 'button', 'Adding…').click();
    answer(Response.json({id: 10, quantity: 1}));
    await eventually(() => void expect(picker.open).to.equal(false));
    expect(added).to.eql([{id: 10, quantity: 1}]);
  });

  it('shows at once how it goes, also while other results are on their way', async () => {
    const {list} = await open(single);
    const {fetch} = globalThis;
    globalThis.fetch = (input, init) =>
      String(input).includes('/apps/') ? new Promise(() => {}) : fetch(input, init);
    void getStore().search({sort: 'newest'});
    await reach(list, 'refreshing');
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void button(list, 'Added to cart: Mug'));
    expect(list.dataset.state).to.equal('refreshing');
  });

  it('§2.2 variant use 4: prefers the platform’s standard action, which takes the global id', async () => {
    const lines: unknown[] = [];
    const actions = {
      lines,
      async updateCart(change: unknown) {
        this.lines.push(change);
        return {userErrors: null};
      },
    };
    answerWith(single);
    const {list, shadow} = await openList(ATTRIBUTES, {shopify: {actions}});
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void expect(status(shadow)).to.include('Added'));
    expect(lines).to.eql([{lines: [{merchandiseId: 'gid://shopify/ProductVariant/7', quantity: 1}]}]);
  });

  it('says what the cart says where it refuses, and can be tried again', async () => {
    const refusal = () => Response.json({description: 'The last one is gone.'}, {status: 422});
    const {list, shadow, added} = await open(single, refusal);
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void expect(status(shadow)).to.equal('The last one is gone.'));
    const announcement = shadow?.querySelector('[part=announcement]') as Element;
    expect(getComputedStyle(announcement).clipPath).to.equal('none');
    button(list, 'Try again: Mug').click();
    await eventually(() => void expect(added).to.have.length(2));
  });

  it('says so in its own words where the cart says why in a shape that is no text', async () => {
    const {list, shadow} = await open(single, () =>
      Response.json({description: {id: ['Gone.']}}, {status: 422}),
    );
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void expect(status(shadow)).to.match(/^We couldn’t add this/));
  });

  const page = () =>
    new Response('<!doctype html><title>Password</title>', {headers: {'content-type': 'text/html'}});
  for (const [what, answer] of [
    ['a page that the store redirects to', page],
    [
      'a page under the type of JSON',
      () => new Response('<!doctype html>', {headers: {'content-type': 'application/json'}}),
    ],
    ['nothing', () => new Response(null, {status: 204})],
    ['half a JSON', () => new Response('{"id": 7, "quant')],
    ['a text', () => Response.json('ok')],
    ['nobody', () => Response.json(null)],
    ['a list', () => Response.json([{id: 7, quantity: 1}])],
    ['an empty object', () => Response.json({})],
    ['a refusal with status 200', () => Response.json({status: 422, message: 'Cart error'})],
    [
      'a cart without the variant',
      () => Response.json({token: 't', item_count: 1, items: [{variant_id: 8, quantity: 1}]}),
    ],
    ['a line of none', () => Response.json({id: 7, quantity: 0})],
  ] as const)
    it(`is not said to be done if the cart answers with ${what} and success`, async () => {
      const {list, shadow} = await open(single, answer);
      button(list, 'Add to cart: Mug').click();
      await eventually(() => void expect(status(shadow)).to.match(/^We couldn’t add this/));
      expect(named(list, 'button', 'Try again: Mug')).not.to.equal(undefined);
    });

  it('is done if the cart answers with its lines, the variant among them', async () => {
    const items = [
      {variant_id: 8, quantity: 2},
      {id: 7, variant_id: 7, quantity: 1},
    ];
    const {list, shadow} = await open(single, () => Response.json({items}));
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void expect(status(shadow)).to.equal('Added to cart: Mug'));
  });

  for (const [what, answer] of [
    ['nothing', undefined],
    ['a text', '<!doctype html>'],
    ['an empty object', {}],
    ['no cart', {cart: null}],
  ] as const)
    it(`is not said to be done if the standard action answers with ${what}`, async () => {
      const {list, shadow} = await openWithAction(async () => answer);
      button(list, 'Add to cart: Mug').click();
      await eventually(() => void expect(status(shadow)).to.match(/^We couldn’t add this/));
    });

  it('is done if the standard action answers with the cart', async () => {
    const {list, shadow} = await openWithAction(async () => ({cart: {id: 'gid://shopify/Cart/1'}}));
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void expect(status(shadow)).to.equal('Added to cart: Mug'));
  });

  for (const [way, updateCart] of [
    ['cart API', undefined],
    ['standard action', () => new Promise(() => {})],
  ] as const)
    it(`fails after ten seconds if the ${way} never answers, and can be tried again`, async () => {
      answerCart(() => new Promise(() => {}));
      const {list, shadow} = await openWithAction(updateCart);
      const timers = holdTimers(10_000, 10_000);
      button(list, 'Add to cart: Mug').click();
      await eventually(() => void expect(status(shadow)).to.equal('Adding…'));
      timers.over();
      await eventually(() => void expect(status(shadow)).to.match(/^We couldn’t add this/));
      expect(named(list, 'button', 'Try again: Mug')).not.to.equal(undefined);
    });

  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const [way, updateCart] of [
    ['cart API', undefined],
    ['standard action', unreachable],
  ] as const)
    it(`says in the shopper’s own language that the ${way} can’t be reached, in no words of the browser’s`, async () => {
      answerCart(unreachable);
      const {list, shadow} = await openWithAction(updateCart, {locale: 'ja', currency: 'JPY'});
      const add = await eventually(() => get<HTMLButtonElement>(list, 'button', 'カートに入れる: Mug'));
      add.click();
      const told = 'カートに入れられませんでした。もう一度お試しください。';
      await eventually(() => void expect(status(shadow)).to.equal(told));
    });

  it('asks the page first, by the contract’s numeric string, and stays where the page prevents it', async () => {
    const {list, added} = await open(single);
    const asked: unknown[] = [];
    list.addEventListener('search-add-to-cart', event => {
      event.preventDefault();
      asked.push([event.variantId, event.quantity]);
    });
    button(list, 'Add to cart: Mug').click();
    expect(asked).to.eql([['7', 1]]);
    expect(added).to.eql([]);
  });

  it('§2.2 variants: of a product in stock whose variants are not told has no button', async () => {
    const {list} = await open({...single, variants: undefined});
    expect(named(list, 'a', 'Mug')).not.to.equal(undefined);
    expect(list.querySelector('.search-quick-add')).to.equal(null);
  });

  it('of a product that is sold out says so and adds nothing', async () => {
    const {list, added} = await open({...single, available: false});
    const closed = button(list, 'Sold out: Mug');
    expect(closed.getAttribute('aria-disabled')).to.equal('true');
    closed.click();
    expect(added).to.eql([]);
  });

  it('lets choose among several variants in a dialog; what is sold out is disabled and says so', async () => {
    const {list, shadow, added} = await open(several);
    const opener = button(list, 'Choose options: Shirt');
    opener.focus();
    opener.click();
    const picker = await dialogOf(shadow);
    expect(isShown(picker)).to.equal(true);
    expect(get<HTMLInputElement>(picker, 'input', 'M (Sold out)').disabled).to.equal(true);
    get(picker, 'input', 'L').click();
    await appear(() => picker.textContent?.includes('¥1,002'));
    get(picker, 'button', 'Add to cart').click();
    await eventually(() => void expect(picker.open).to.equal(false));
    expect(added).to.eql([{id: 12, quantity: 1}]);
    expect(document.activeElement).to.equal(opener);
  });

  it('closes the dialog for a press beside it, not for the end of a drag out of it, nor the second of two clicks', async () => {
    const {list, shadow} = await open(several);
    button(list, 'Choose options: Shirt').click();
    const picker = await dialogOf(shadow);
    const press = (target: Element) => target.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    const click = (detail: number) => picker.dispatchEvent(new MouseEvent('click', {detail}));
    press(picker);
    click(2);
    press(picker.querySelector('h2') as Element);
    click(1);
    expect(picker.open).to.equal(true);
    press(picker);
    click(1);
    expect(picker.open).to.equal(false);
  });

  it('begins the choice at what is chosen, not at the button that closes the dialog', async () => {
    const {list, shadow} = await open(several);
    button(list, 'Choose options: Shirt').click();
    await dialogOf(shadow);
    const focused = shadow?.activeElement as HTMLInputElement;
    expect(focused.type).to.equal('radio');
    expect(focused.checked).to.equal(true);
  });

  it('opens the dialog again in a list that was moved while it was open', async () => {
    const {list, shadow} = await open(several);
    button(list, 'Choose options: Shirt').click();
    const picker = await dialogOf(shadow);
    const place = document.createElement('main');
    document.body.append(place);
    place.append(list);
    await reach(list, 'ready');
    expect(isShown(picker)).to.equal(false);
    button(list, 'Choose options: Shirt').click();
    await appear(() => picker.matches(':modal'));
    expect(isShown(picker)).to.equal(true);
  });

  it('keeps the dialog open with the reason where the cart refuses', async () => {
    const {list, shadow} = await open(several, () => Response.json({description: 'Gone.'}, {status: 422}));
    button(list, 'Choose options: Shirt').click();
    const picker = await dialogOf(shadow);
    get(picker, 'button', 'Add to cart').click();
    await eventually(() => void expect(picker.querySelector('[role=alert]')?.textContent).to.equal('Gone.'));
    expect(picker.open).to.equal(true);
  });

  it('tells the theme’s cart by the platform’s event where there is no action', async () => {
    const {list, shadow} = await open(single);
    const heard: Event[] = [];
    document.addEventListener('shopify:cart:lines-update', event => void heard.push(event), {once: true});
    button(list, 'Add to cart: Mug').click();
    await eventually(() => void expect(status(shadow)).to.include('Added'));
    expect(heard).to.have.length(1);
  });
});
