import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {appear, faults, get, isShown, nameOf, reach} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {
  activeOption,
  ask,
  type BoxPage,
  list,
  options,
  press,
  pressed,
  rendered,
  stopRest,
  type,
} from './typing.ts';

const TEMPLATE = `<template slot="start"><h3>Right now</h3><ul>
  <li><a href="/search?q=linen">Linen</a></li><li><a href="/collections/summer">The summer <b>collection</b></a></li>
</ul></template>`;
const FORM = '<form action="/search"><input type="search" name="q" aria-label="Search"></form>';

const shown = (page: BoxPage) => (isShown(list(page)) ? options(page).map(nameOf) : []);

/** Opens a box with a start template, and focuses its empty field. */
async function openStart(template = TEMPLATE, attributes = ''): Promise<BoxPage> {
  const page = openPage({html: `<search-box ${attributes}>${FORM}${template}</search-box>`});
  const rest = stopRest();
  const box = page.find('search-box');
  await reach(box, 'idle');
  const input = page.find<HTMLInputElement>('input');
  input.focus();
  await appear(() => options({...page, box, input, rest})[0]);
  return {...page, box, input, rest};
}

afterEach(() => device.remove('recent'));

describe('the template of an empty search field', () => {
  it('is offered in the field with the focus, as options in a group under its heading, without a request', async () => {
    const page = await openStart();
    expect(shown(page)).to.eql(['Linen', 'The summer collection']);
    expect(get(page.box, '[role=listbox] [role=group]', 'Right now')).to.be.instanceOf(HTMLElement);
    expect(page.input.getAttribute('aria-expanded')).to.equal('true');
    expect(page.searches).to.eql([]);
    expect(await faults(page.box)).to.eql([]);
  });

  it('leaves out a link that no browser follows, and is offered in a form whose action is none', async () => {
    const links = ['https://', 'http://[', '/collections/summer'].map(
      href => `<a href="${href}">${href}</a>`,
    );
    const page = await openStart(`<template slot="start">${links.join('')}</template>`);
    expect(shown(page)).to.eql(['/collections/summer']);
    page.input.form?.setAttribute('action', 'https://');
    page.input.blur();
    page.input.focus();
    await rendered(page);
    options(page)[0]?.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
    expect(shown(page)).to.eql(['/collections/summer']);
  });

  it('is called popular searches if it has no heading', async () => {
    const page = await openStart('<template slot="start"><a href="/search?q=tent">tent</a></template>');
    expect(get(page.box, '[role=listbox] [role=group]', 'Popular searches')).to.be.instanceOf(HTMLElement);
  });

  it('follows the recent searches, whose buttons forget only those', async () => {
    device.set('recent', ['tent']);
    const page = await openStart();
    expect(shown(page)).to.eql(['tent', 'Linen', 'The summer collection']);
    for (const _step of ['tent', 'Linen']) press(page.input, 'ArrowDown');
    await rendered(page);
    expect(press(page.input, 'Delete')).to.equal(false);
    get<HTMLButtonElement>(page.box, 'button', 'Forget “tent”').click();
    await rendered(page);
    expect(shown(page)).to.eql(['Linen', 'The summer collection']);
    expect(isShown(page.box.querySelector('.search-forget-all'))).to.equal(false);
  });

  it('stays without recent searches, with recent="off"', async () => {
    device.set('recent', ['tent']);
    const page = await openStart(TEMPLATE, 'recent="off"');
    expect(shown(page)).to.eql(['Linen', 'The summer collection']);
  });

  it('is reached by arrow keys; Enter searches for a term, and follows another link', async () => {
    const page = await openStart();
    const searched: string[] = [];
    page.box.addEventListener('submit', event => {
      event.preventDefault();
      searched.push(page.input.value);
    });
    await pressed(page, 'ArrowDown');
    expect(nameOf(activeOption(page) as HTMLElement)).to.equal('Linen');
    press(page.input, 'Enter');
    expect(searched).to.eql(['linen']);
    const other = await openStart();
    let followed = '';
    other.box.addEventListener('click', event => {
      followed = (event.target as HTMLElement).closest('a')?.pathname ?? '';
      event.preventDefault();
    });
    await pressed(other, 'ArrowUp');
    press(other.input, 'Enter');
    expect(followed).to.equal('/collections/summer');
  });

  it('gives way to suggestions, and returns with an empty field', async () => {
    const page = await openStart();
    await ask(page, 'linen');
    await eventually(() => void expect(shown(page)).to.include('See all 17 results'));
    page.input.value = '';
    page.input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await rendered(page);
    expect(shown(page)).to.eql(['Linen', 'The summer collection']);
  });

  it('stays closed when Escape has emptied the field, until it is clicked', async () => {
    const page = await openStart();
    await ask(page, 'linen');
    for (const isUsed of [true, true, false]) {
      expect(press(page.input, 'Escape')).to.equal(isUsed);
      await rendered(page);
      expect(shown(page)).to.eql([]);
    }
    page.input.click();
    await rendered(page);
    expect(shown(page)).to.eql(['Linen', 'The summer collection']);
  });
});

describe('products in the template of an empty search field', () => {
  const products = `<template slot="start"><a href="/search?q=linen">Linen</a><h3>New</h3>
    <a href="/products/mug"><i><img src="/mug.svg" alt=""></i><bdi>Mug</bdi> <span>¥1,200</span></a>
    <a href="/products/tent"><i data-title="Tent"></i><bdi>Tent</bdi> <span>¥9,800</span></a></template>`;

  it('are options as the theme wrote them, in a group under their heading', async () => {
    const page = await openStart(products);
    const group = get(page.box, '[role=listbox] [role=group]', 'New');
    expect([...group.querySelectorAll<HTMLElement>('[role=option]')].map(nameOf)).to.eql([
      'Mug ¥1,200',
      'Tent ¥9,800',
    ]);
    expect(get(page.box, '[role=listbox] [role=group]', 'Popular searches').textContent).to.contain('Linen');
    const picture = group.querySelector('img');
    page.input.blur();
    page.input.focus();
    await rendered(page);
    expect(group.querySelector('img')).to.equal(picture);
    expect(await faults(page.box)).to.eql([]);
  });

  it('are left out for a shopper who has searched or viewed a product', async () => {
    device.set('recent', ['tent']);
    expect(shown(await openStart(products))).to.eql(['tent', 'Linen']);
    device.remove('recent');
    device.set('viewed', ['mug']);
    expect(shown(await openStart(products, 'viewed-products'))).to.eql(['Linen']);
    device.remove('viewed');
  });
});

describe('three search boxes on a page', () => {
  it('have ids of their own, and typing in one disturbs no other', async () => {
    const page = openPage({html: `<search-box>${FORM}${TEMPLATE}</search-box>`.repeat(3)});
    const rest = stopRest();
    const boxes = [...document.querySelectorAll<HTMLElement>('search-box')];
    for (const box of boxes) await reach(box, 'idle');
    await appear(() => boxes.every(box => box.querySelector('[role=listbox]')) || undefined);
    const [first, second, third] = boxes.map(box => ({
      ...page,
      rest,
      box,
      input: box.querySelector('input') as HTMLInputElement,
    })) as [BoxPage, BoxPage, BoxPage];
    type(third.input, 'tent');
    first.input.focus();
    await ask(first, 'linen');
    await pressed(first, 'ArrowDown');
    const all = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(all).size).to.equal(all.length);
    for (const {input, box} of [first, second, third]) {
      expect(document.getElementById(input.getAttribute('aria-controls') ?? '')).to.equal(
        box.querySelector('[role=listbox]'),
      );
    }
    expect(first.box.contains(activeOption(first))).to.equal(true);
    expect([second.input.value, third.input.value]).to.eql(['', 'tent']);
    expect([second.box.dataset.state, isShown(list(second))]).to.eql(['idle', false]);
    expect(second.input.getAttribute('aria-expanded')).to.equal('false');
    const before = shown(first);
    second.input.focus();
    await ask(second, 'camp');
    first.input.focus();
    await pressed(first, 'ArrowDown');
    expect(shown(first)).to.eql(before);
    expect(sent(page, 'q')).to.include('camp');
  });
});
