import {expect} from 'chai';
import '../../../src/entries/search-box.ts';
import '../../../src/entries/search-results.ts';
import {device} from '../../../src/service/browser/storage.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, faults, get, isShown, nameOf} from '../../support/elements/fixture.ts';
import {eventually} from '../../support/page/eventually.ts';
import {ask, type BoxPage, list, openBox, options, press, pressed, rendered, submit, type} from './typing.ts';

const kept = () => device.get('recent');
const keep = (...queries: readonly unknown[]) => void device.set('recent', queries);
const shown = (page: BoxPage) => (isShown(list(page)) ? options(page).map(nameOf) : []);

/** Opens a box that shows recent searches. */
async function openRecent(...queries: readonly string[]): Promise<BoxPage> {
  keep(...queries);
  const page = await openBox();
  await appear(() => options(page)[0]);
  return page;
}

async function clear(page: BoxPage): Promise<void> {
  page.input.value = '';
  type(page.input, '');
  page.input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  await rendered(page);
}

afterEach(() => device.remove('recent'));

describe('recent searches', () => {
  it('are kept on submit, newest first, each once', async () => {
    const page = await openBox();
    for (const query of ['linen', 'tent', 'linen']) {
      await clear(page);
      type(page.input, query);
      submit(page);
    }
    await clear(page);
    await eventually(() => void expect(shown(page)).to.eql(['linen', 'tent']));
  });

  it('are offered in a box that was moved while it had the focus, in a browser that says nothing of that', async () => {
    const page = await openRecent('tent');
    const ignore = (event: Event) => event.stopImmediatePropagation();
    addEventListener('focusout', ignore, true);
    page.box.remove();
    removeEventListener('focusout', ignore, true);
    document.body.append(page.box);
    await rendered(page);
    expect(shown(page)).to.eql([]);
    page.input.focus();
    await eventually(() => void expect(shown(page)).to.eql(['tent']));
  });

  it('are one if they differ in case, width or spaces only, in the latest spelling', async () => {
    const page = await openBox();
    for (const query of ['Mug  cup', 'tent', 'ＭＵＧ cup', 'mug\u3000cup']) {
      await clear(page);
      type(page.input, query);
      submit(page);
    }
    expect(kept()).to.eql(['mug\u3000cup', 'tent']);
  });

  it('of an earlier version are shown and forgotten as one if they are one term', async () => {
    const page = await openRecent('Mug', 'tent', 'ＭＵＧ', 'mug');
    expect(shown(page)).to.eql(['Mug', 'tent']);
    get<HTMLButtonElement>(page.box, 'button', 'Forget “Mug”').click();
    await rendered(page);
    expect(kept()).to.eql(['tent']);
  });

  for (const [what, text] of [
    ['spaces', ' \u3000 '],
    ['zero-width spaces', '\u200b\u200b'],
  ] as const) {
    it(`are not kept from a field that holds only ${what}`, async () => {
      const page = await openBox();
      type(page.input, text);
      submit(page);
      await rendered(page);
      expect(kept()).to.equal(undefined);
      expect(page.searches).to.eql([]);
    });
  }

  it('are offered in an empty field with the focus, in a group, without a request', async () => {
    const page = await openRecent('tent', 'linen');
    expect(shown(page)).to.eql(['tent', 'linen']);
    expect(get(page.box, '[role=listbox] [role=group]', 'Recent searches')).to.be.instanceOf(HTMLElement);
    expect(page.input.getAttribute('aria-expanded')).to.equal('true');
    expect(page.searches).to.eql([]);
    expect(await faults(page.box)).to.eql([]);
  });

  it('give way to suggestions for a text, and return with an empty field', async () => {
    const page = await openRecent('tent');
    type(page.input, 'l');
    await rendered(page);
    expect(shown(page)).to.eql([]);
    await clear(page);
    expect(shown(page)).to.eql(['tent']);
  });

  it('are searched for when the shopper selects one', async () => {
    const page = await openRecent('tent');
    const [option] = options(page);
    expect(option?.getAttribute('href')).to.equal('/search?q=tent');
    let searched = '';
    page.box.addEventListener('submit', event => {
      event.preventDefault();
      searched = page.input.value;
    });
    await pressed(page, 'ArrowDown');
    press(page.input, 'Enter');
    expect(searched).to.equal('tent');
  });

  it('are forgotten one by one, by their buttons or the Delete key, and the focus stays in the field', async () => {
    const page = await openRecent('tent', 'linen', 'mug');
    get<HTMLButtonElement>(page.box, 'button', 'Forget “linen”').click();
    await rendered(page);
    expect(shown(page)).to.eql(['tent', 'mug']);
    expect(document.activeElement).to.equal(page.input);
    await pressed(page, 'ArrowDown');
    expect(press(page.input, 'Delete')).to.equal(true);
    await rendered(page);
    expect(shown(page)).to.eql(['mug']);
    expect(kept()).to.eql(['mug']);
  });

  it('are forgotten all at once, which closes the list', async () => {
    const page = await openRecent('tent', 'linen');
    get<HTMLButtonElement>(page.box, 'button', 'Clear recent searches').click();
    await rendered(page);
    expect(shown(page)).to.eql([]);
    expect(isShown(page.box.querySelector('.search-panel'))).to.equal(false);
    expect(kept()).to.equal(undefined);
  });

  it('have buttons that Tab reaches without closing the list', async () => {
    const page = await openRecent('tent');
    expect(press(page.input, 'Tab')).to.equal(false);
    await rendered(page);
    expect(shown(page)).to.eql(['tent']);
    get<HTMLButtonElement>(page.box, 'button', 'Forget “tent”').focus();
    await rendered(page);
    expect(shown(page)).to.eql(['tent']);
  });

  it('close on Escape from such a button too, which moves the focus to the field', async () => {
    const page = await openRecent('tent');
    const button = get<HTMLButtonElement>(page.box, 'button', 'Forget “tent”');
    button.focus();
    expect(
      button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true})),
    ).to.equal(false);
    await rendered(page);
    expect(shown(page)).to.eql([]);
    expect(document.activeElement).to.equal(page.input);
    expect(kept()).to.eql(['tent']);
  });

  it('hold the text whose suggestion the shopper opened', async () => {
    const page = await openBox();
    page.box.addEventListener('click', event => event.preventDefault());
    await ask(page, 'linen');
    options(page)[1]?.click();
    expect(kept()).to.eql(['linen']);
  });

  it('hold no text that the service has found nothing for', async () => {
    const page = await openBox();
    await ask(page, 'qqqq', 'empty');
    submit(page);
    expect(kept()).to.equal(undefined);
  });

  it('lose a text that the page’s search finds nothing for, but not if only its filters do', async () => {
    keep('linen', 'qqqq');
    const page = await openBox('', {html: '<search-results></search-results>'});
    for (const text of ['qqqq', 'linen']) {
      await clear(page);
      type(page.input, text);
      submit(page);
      await eventually(() => void expect(getStore().state.answer?.request.query).to.equal(text));
    }
    expect(kept()).to.eql(['linen']);
    await getStore().search({filters: {filter_price_min: ['9999999']}});
    expect(getStore().state.status).to.equal('empty');
    expect(kept()).to.eql(['linen']);
  });

  it('that are not shown stay when a shown one is forgotten', async () => {
    const queries = Array.from({length: 8}, (_, index) => `query ${index}`);
    const page = await openRecent(...queries);
    get<HTMLButtonElement>(page.box, 'button', 'Forget “query 1”').click();
    await rendered(page);
    expect(shown(page)).to.eql(['query 0', 'query 2', 'query 3', 'query 4', 'query 5', 'query 6']);
    expect(kept()).to.eql(queries.filter(query => query !== 'query 1'));
  });

  it('are neither kept nor offered with recent="off", nor in a box that only submits', async () => {
    keep('tent');
    for (const attribute of ['recent="off"', 'preview="off"']) {
      const page = await openBox(attribute);
      page.input.click();
      await rendered(page);
      expect(shown(page)).to.eql([]);
      document.body.replaceChildren();
    }
    const page = await openBox('recent="off"');
    type(page.input, 'linen');
    submit(page);
    expect(kept()).to.eql(['tent']);
  });

  it('are neither kept nor offered without consent, and kept ones are removed', async () => {
    for (const refusal of ['analyticsProcessingAllowed', 'preferencesProcessingAllowed']) {
      keep('tent');
      const page = await openBox('', {shopify: {customerPrivacy: {[refusal]: () => false}}});
      await eventually(() => void expect(kept()).to.equal(undefined));
      expect(shown(page)).to.eql([]);
      type(page.input, 'linen');
      submit(page);
      expect(kept()).to.equal(undefined);
      document.body.replaceChildren();
    }
  });

  it('that are malformed in storage are left out', async () => {
    const page = await openRecent(
      ...([1, null, '', {query: 'x'}, 'tent', 'x'.repeat(201)] as unknown as string[]),
    );
    expect(shown(page)).to.eql(['tent']);
    document.body.replaceChildren();
    device.set('recent', {tent: true});
    const other = await openBox();
    other.input.click();
    await rendered(other);
    expect(shown(other)).to.eql([]);
  });

  it('are shown as text, also if they look like markup', async () => {
    const page = await openRecent('<img src=x onerror=alert(1)>');
    expect(shown(page)).to.eql(['<img src=x onerror=alert(1)>']);
    expect(page.box.querySelector('.search-panel img')).to.equal(null);
  });
});
