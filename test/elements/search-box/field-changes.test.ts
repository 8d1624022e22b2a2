import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import '../../../src/entries/search-results.ts';
import {appear, isShown, reach} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {
  ask,
  type BoxPage,
  list,
  openBox,
  options,
  press,
  rendered,
  rested,
  stopRest,
  type,
} from './typing.ts';

const FORM =
  '<form action="/search"><input type="search" name="q" aria-label="Search"><button type="reset">×</button></form>';

/** Opens a box whose form has a reset button. */
async function openResettable(field = FORM, after = ''): Promise<BoxPage> {
  const page = openPage({html: `<search-box>${field}</search-box>${after}`});
  const rest = stopRest();
  const box = page.find('search-box');
  await appear(() => box.querySelector('.search-panel'));
  const input = page.find<HTMLInputElement>('search-box input');
  input.focus();
  return {...page, box, input, rest};
}

const isOpen = (page: BoxPage) => isShown(list(page));

/** Expects that the list closes and offers nothing for the text that is gone. */
async function expectClosed(page: BoxPage): Promise<void> {
  await eventually(() => void expect(isOpen(page)).to.equal(false));
  expect(page.input.getAttribute('aria-expanded')).to.equal('false');
  expect(options(page)).to.eql([]);
}

/** What empties a field without an `input` event. */
const EMPTIERS: Readonly<Record<string, (page: BoxPage) => void>> = {
  'a form’s reset button': ({box}) => box.querySelector<HTMLElement>('[type=reset]')?.click(),
  'a script that answers to reset as Dawn’s does': ({box, input}) => {
    input.form?.addEventListener('reset', event => {
      event.preventDefault();
      input.value = '';
      input.focus();
    });
    box.querySelector<HTMLElement>('[type=reset]')?.click();
  },
  'a script': ({input}) => {
    input.value = '';
  },
  'a script that leaves spaces': ({input}) => {
    input.value = '  ';
  },
};

describe('a search field that changes without an input event', () => {
  for (const [who, empty] of Object.entries(EMPTIERS)) {
    it(`closes its list when ${who} empties it`, async () => {
      const page = await openResettable();
      await ask(page, 'linen');
      await eventually(() => void expect(isOpen(page)).to.equal(true));
      empty(page);
      await expectClosed(page);
    });

    it(`requests nothing for a text that ${who} removes within the debounce`, async () => {
      const page = await openResettable();
      type(page.input, 'linen');
      empty(page);
      page.rest.over();
      await expectClosed(page);
      expect(page.searches).to.eql([]);
    });
  }

  it('shows suggestions for a text that a script fills into an open list, by one request', async () => {
    const page = await openResettable();
    await ask(page, 'linen');
    page.input.value = 'camp';
    await eventually(() => void expect(page.rest.isOn).to.equal(true));
    page.rest.over();
    await eventually(() => void expect(sent(page, 'q')).to.eql(['linen', 'camp']));
    await reach(page.box, 'ready');
    await eventually(() => void expect(list(page)?.hasAttribute('data-stale')).to.equal(false));
  });

  it('requests nothing for a text that a script fills in while the list is closed, and suggests for it on Down', async () => {
    const page = await openResettable();
    await ask(page, 'linen');
    press(page.input, 'Escape');
    await eventually(() => void expect(isOpen(page)).to.equal(false));
    page.input.value = 'camp';
    page.input.click();
    await eventually(() => void expect(options(page)).to.eql([]));
    expect([page.rest.isOn, sent(page, 'q')]).to.eql([false, ['linen']]);
    press(page.input, 'ArrowDown');
    await rested(page);
    expect(sent(page, 'q')).to.eql(['linen', 'camp']);
  });

  it('shows suggestions for a text that the browser fills in, whose event tells of no composition', async () => {
    const page = await openResettable();
    page.input.value = 'linen';
    for (const name of ['input', 'change']) page.input.dispatchEvent(new Event(name, {bubbles: true}));
    await rested(page);
    expect(sent(page, 'q')).to.eql(['linen']);
  });

  it('is empty after a reset, also after a search on the page', async () => {
    const page = await openResettable(FORM, '<search-results></search-results>');
    type(page.input, 'linen');
    page.input.form?.requestSubmit();
    await reach(page.find('search-results'), 'ready');
    page.input.form?.reset();
    expect(page.input.value).to.equal('');
  });

  it('shows suggestions for a text that a password manager fills in, which dispatches `change` only', async () => {
    const page = await openResettable();
    page.input.click();
    await rendered(page);
    page.input.setAttribute('value', 'linen');
    page.input.dispatchEvent(new Event('change', {bubbles: true}));
    await rested(page);
    expect(sent(page, 'q')).to.eql(['linen']);
  });

  it('has no timer, and is as the theme’s scripts know it when its box is removed', async () => {
    const page = await openBox();
    const {setInterval} = globalThis;
    let intervals = 0;
    Object.assign(globalThis, {setInterval: () => intervals++});
    await ask(page, 'linen');
    Object.assign(globalThis, {setInterval});
    expect(intervals).to.equal(0);
    page.box.remove();
    expect(Object.keys(page.input)).to.eql([]);
    expect(Object.hasOwn(page.input, 'value')).to.equal(false);
  });

  it('calls the setter that another script has put on it, and leaves that in place', async () => {
    const page = await openBox();
    const {input} = page;
    page.box.remove();
    const written: string[] = [];
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
    const set = (text: string) => {
      written.push(text);
      native.set?.call(input, text);
    };
    Object.defineProperty(input, 'value', {...native, set});
    document.body.append(page.box);
    await rendered(page);
    input.value = 'linen';
    page.box.remove();
    input.value = 'camp';
    expect(written).to.eql(['linen', 'camp']);
    expect(Object.getOwnPropertyDescriptor(input, 'value')?.set).to.equal(set);
  });
});
