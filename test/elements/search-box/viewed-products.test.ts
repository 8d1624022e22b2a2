import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {viewedProducts} from '../../../src/service/browser/kept-lists.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {appear, faults, get, isShown, nameOf, reach} from '../../support/elements/fixture.ts';
import {answerPlatform, type PlatformAnswers, productData} from '../../support/elements/platform.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {activeOption, type BoxPage, list, options, press, pressed, rendered, stopRest} from './typing.ts';

const FORM = '<form action="/search"><input type="search" name="q" aria-label="Search"></form>';
const ATTRIBUTE = 'viewed-products';

const pathOf = (handle: string) => `/products/${handle}.js`;
const shown = (page: BoxPage) => (isShown(list(page)) ? options(page).map(nameOf) : []);
const answersFor = (...handles: readonly string[]): PlatformAnswers =>
  Object.fromEntries(handles.map(handle => [pathOf(handle), productData(handle)]));

interface Viewed {
  readonly viewed: readonly unknown[];
  readonly answers?: PlatformAnswers;
  readonly attributes?: string;
  readonly shopify?: object;
  readonly config?: object;
}

/** Opens a page whose shopper has viewed products, and focuses the empty field of its box. */
async function openViewed({viewed, answers = {}, attributes = ATTRIBUTE, ...options}: Viewed) {
  const page = openPage({html: `<search-box ${attributes}>${FORM}</search-box>`, ...options});
  const asked = answerPlatform(answers);
  device.set('viewed', viewed);
  const rest = stopRest();
  const box = page.find('search-box');
  await reach(box, 'idle');
  await appear(() => box.querySelector('.search-panel'));
  const input = page.find<HTMLInputElement>('input');
  input.focus();
  return {...page, box, input, rest, asked};
}

/** Waits until the requests of a box have ended that may have changed nothing. */
async function settled(page: BoxPage & {readonly asked: readonly string[]}, count: number): Promise<void> {
  await eventually(() => void expect(page.asked).to.have.length(count));
  await new Promise(resolve => setTimeout(resolve));
  await rendered(page);
}

describe('the products viewed last', () => {
  it('are offered in an empty field with the focus, as options in a group, with picture and price', async () => {
    const page = await openViewed({viewed: ['mug', 'tent'], answers: answersFor('mug', 'tent')});
    await eventually(
      () => void expect(shown(page)).to.eql(['The mug ¥1,200 – ¥1,500', 'The tent ¥1,200 – ¥1,500']),
    );
    expect(get(page.box, '[role=listbox] [role=group]', 'Recently viewed')).to.be.instanceOf(HTMLElement);
    const [option] = options(page);
    expect(option?.getAttribute('href')).to.equal('/products/mug');
    expect(option?.querySelector('img')?.src).to.contain('/mug.jpg');
    expect(page.input.getAttribute('aria-expanded')).to.equal('true');
    expect(page.searches).to.eql([]);
    expect(page.asked).to.eql([pathOf('mug'), pathOf('tent')]);
    expect(await faults(page.box)).to.eql([]);
  });

  it('are requested in the shopper’s language, and priced in the shopper’s currency as all others', async () => {
    const page = await openViewed({
      viewed: ['mug'],
      answers: {'/en/products/mug.js': productData('mug', {price_max: 120000, compare_at_price: 150000})},
      config: {locale: 'en', rootUrl: '/en/', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.01},
    });
    await eventually(
      () => void expect(shown(page)).to.eql(['The mug Sale price ≈ $1,200 Regular price ≈ $1,500']),
    );
    expect(options(page)[0]?.getAttribute('href')).to.equal('/en/products/mug');
  });

  it('are reached by arrow keys; Enter opens the product, and no click is counted', async () => {
    const page = await openViewed({viewed: ['mug'], answers: answersFor('mug')});
    await eventually(() => void expect(shown(page)).to.have.length(1));
    let followed = '';
    page.box.addEventListener('click', event => {
      followed = (event.target as HTMLElement).closest('a')?.pathname ?? '';
      event.preventDefault();
    });
    await pressed(page, 'ArrowDown');
    expect(nameOf(activeOption(page) as HTMLElement)).to.contain('The mug');
    press(page.input, 'Enter');
    expect(followed).to.equal('/products/mug');
    expect(page.published).to.eql([]);
  });

  it('are at most four, and never the product of the page', async () => {
    const handles = ['a', 'b', 'c', 'd', 'e'];
    const page = openPage();
    history.replaceState(null, '', '/collections/all/products/b');
    try {
      const box = await openOn(page.find('body'), handles);
      await eventually(
        () =>
          void expect(shown(box).map(name => name.slice(0, 5))).to.eql(['The a', 'The c', 'The d', 'The e']),
      );
    } finally {
      history.replaceState(null, '', '/');
    }
  });

  it('are requested once a page', async () => {
    const page = await openViewed({viewed: ['mug'], answers: answersFor('mug')});
    await eventually(() => void expect(shown(page)).to.have.length(1));
    page.input.blur();
    page.input.focus();
    await rendered(page);
    expect(shown(page)).to.have.length(1);
    expect(page.asked).to.have.length(1);
  });

  it('that the platform does not return are left out, and the others stay', async () => {
    const page = await openViewed({
      viewed: ['gone', 'password', 'broken', 'odd', 'mug'],
      answers: {
        ...answersFor('mug'),
        [pathOf('gone')]: new Response('', {status: 404}),
        [pathOf('password')]: new Response('<!doctype html><title>Password</title>'),
        [pathOf('broken')]: Promise.resolve(new Response('', {status: 429})),
        [pathOf('odd')]: [{title: 1}],
      },
    });
    await settled(page, 4);
    expect(shown(page)).to.eql([]);
    // The answers may still be read: until then, no others are requested.
    await eventually(() => {
      page.input.blur();
      page.input.focus();
      expect(page.asked.slice(4, 6)).to.eql([pathOf('password'), pathOf('broken')]);
    });
  });

  it('are shown as text, also if their data look like markup', async () => {
    const page = await openViewed({
      viewed: ['mug'],
      answers: {
        [pathOf('mug')]: productData('mug', {
          title: '<img src=x onerror=alert(1)>',
          featured_image: 'javascript:0',
        }),
      },
    });
    await eventually(() => void expect(shown(page)[0]).to.contain('<img src=x onerror=alert(1)>'));
    expect(page.box.querySelector('.search-panel img')).to.equal(null);
  });

  it('are not offered without the attribute, in a box that only submits, or with malformed storage', async () => {
    for (const attributes of ['', `${ATTRIBUTE} preview="off"`]) {
      const page = await openViewed({viewed: ['mug'], answers: answersFor('mug'), attributes});
      await rendered(page);
      expect([shown(page), page.asked]).to.eql([[], []]);
      document.body.replaceChildren();
    }
    const page = await openViewed({viewed: [1, null, '', {}, 'x'.repeat(256)]});
    await rendered(page);
    expect(shown(page)).to.eql([]);
  });

  it('are neither stored nor offered without consent, and stored ones are removed', async () => {
    for (const refusal of ['analyticsProcessingAllowed', 'preferencesProcessingAllowed']) {
      const page = await openViewed({
        viewed: ['mug'],
        answers: answersFor('mug'),
        shopify: {customerPrivacy: {[refusal]: () => false}},
      });
      await eventually(() => void expect(device.get('viewed')).to.equal(undefined));
      viewedProducts.add('mug');
      expect([device.get('viewed'), shown(page), page.asked]).to.eql([undefined, [], []]);
      document.body.replaceChildren();
    }
  });
});

/** Opens a box on the page of a product, with products viewed. */
async function openOn(body: HTMLElement, handles: readonly string[]): Promise<BoxPage> {
  answerPlatform(answersFor(...handles));
  device.set('viewed', handles);
  body.insertAdjacentHTML('beforeend', `<search-box ${ATTRIBUTE}>${FORM}</search-box>`);
  const box = body.querySelector<HTMLElement>('search-box') as HTMLElement;
  await reach(box, 'idle');
  await appear(() => box.querySelector('.search-panel'));
  const input = box.querySelector('input') as HTMLInputElement;
  input.focus();
  return {box, input} as BoxPage;
}
