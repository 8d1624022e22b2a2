import {expect} from 'chai';
import type {SearchBoxElement} from '../../../src/elements/search-box/search-box.ts';
import '../../../src/entries/search-box.ts';
import '../../../src/entries/search-results.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, isShown, reach} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {ask, openBox, press, rendered, rested, submit, type} from './typing.ts';

const LIST = '<search-results></search-results>';
const hint = (box: Element) => box.querySelector('.search-hint:not([hidden])')?.textContent;

describe('<search-box>', () => {
  it('keeps the theme’s form, and makes its input a combobox only when the list is there', async () => {
    const page = openPage({
      html: '<search-box><form action="/search"><input type="search" name="q"></form></search-box>',
    });
    const [form, input] = [page.find('form'), page.find('input')];
    expect(input.getAttribute('role')).to.equal(null);
    const list = await appear(() => document.querySelector('search-box [role=listbox]'));
    expect(page.find('form')).to.equal(form);
    expect(page.find('input')).to.equal(input);
    expect(input.getAttribute('role')).to.equal('combobox');
    expect(input.getAttribute('aria-expanded')).to.equal('false');
    expect(input.getAttribute('aria-controls')).to.equal(list.id);
  });

  it('adds a form if the theme brings none', async () => {
    const page = openPage({html: '<search-box></search-box>', config: {locale: 'en', searchUrl: '/find'}});
    const form = await appear(() => document.querySelector('search-box form[role=search]'));
    expect(form.getAttribute('action')).to.equal('/find');
    expect(page.find<HTMLInputElement>('input').name).to.equal('q');
    expect(page.find('input').ariaLabel).to.equal('Search products');
    const {autocapitalize, spellcheck} = page.find<HTMLInputElement>('input');
    expect([autocapitalize, spellcheck]).to.eql(['none', false]);
    expect(page.find('input').getAttribute('autocorrect')).to.equal('off');
    expect(page.find('search-box').querySelectorAll('form')).to.have.length(1);
  });

  it('leaves a form without a search field alone, logs that once, and works as soon as the form has one', async () => {
    const page = openPage({
      html: `
        <search-box><form action="/find"><input type="text" name="s"></form></search-box>
        <search-box><form action="/find"></form></search-box>`,
    });
    const box = page.find<SearchBoxElement>('search-box');
    const form = page.find<HTMLFormElement>('form');
    const before = form.outerHTML;
    const lines = await page.hear();
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/<search-box>.*<input name="q">/);
    let updates = 0;
    const {requestUpdate} = box;
    box.requestUpdate = () => {
      updates++;
      requestUpdate.call(box);
    };
    box.requestUpdate();
    await box.updateComplete;
    await new Promise(resolve => setTimeout(resolve));
    expect(updates).to.equal(1);
    expect(form.outerHTML).to.equal(before);
    page.find<HTMLInputElement>('input').name = 'q';
    page.find('input').focus();
    type(page.find('input'), 'linen');
    await reach(box, 'ready');
    expect(sent(page, 'q')).to.eql(['linen']);
  });

  it('adds a form for a field without one, which leads to the results page', async () => {
    const {find} = openPage({
      html: '<search-box><input type="search"><button>Go</button></search-box>',
      config: {locale: 'en', searchUrl: '/find'},
    });
    const input = find<HTMLInputElement>('input');
    input.focus();
    const form = await appear(() => input.form);
    expect(find<HTMLButtonElement>('button').form).to.equal(form);
    expect(document.activeElement).to.equal(input);
    input.value = 'linen';
    expect([...new FormData(form)]).to.eql([['q', 'linen']]);
    expect(form.getAttribute('action')).to.equal('/find');
    expect(isShown(form)).to.equal(false);
  });

  it('searches in place from a field without a form', async () => {
    const page = openPage({html: `<search-box><input type="search" name="q"></search-box>${LIST}`});
    const input = page.find<HTMLInputElement>('input');
    const form = await appear(() => input.form);
    input.value = 'linen';
    form.requestSubmit();
    await reach(page.find('search-results'), 'ready');
    expect(sent(page, 'q')).to.eql(['linen']);
  });

  it('requests nothing before the shopper types', async () => {
    const {searches} = await openBox();
    expect(searches).to.eql([]);
  });

  it('requests a typed word once, after the debounce', async () => {
    const page = await openBox();
    type(page.input, 'linen');
    expect(page.searches).to.eql([]);
    await rested(page);
    expect(sent(page, 'q')).to.eql(['linen']);
    expect(sent(page, 'limit')).to.eql(['24']);
  });

  it('§8.7 debounce: waits 250 to 300 ms, whatever the theme sets', async () => {
    for (const [attribute, length] of [
      ['', 250],
      ['debounce="280"', 280],
      ['debounce="5"', 250],
      ['debounce="9000"', 300],
    ]) {
      const {input, rest} = await openBox(String(attribute));
      type(input, 'x');
      expect(rest.lengths).to.eql([length]);
      document.body.replaceChildren();
    }
  });

  it('requests suggestions from `min-chars` characters on', async () => {
    const {input, rest} = await openBox('min-chars="3"');
    type(input, 'li');
    expect(rest.isOn).to.equal(false);
    type(input, 'n');
    expect(rest.isOn).to.equal(true);
  });

  for (const [which, limit, stored, config] of [
    ['the results page shows', '24', undefined, {}],
    ['the results page has shown on the device', '12', '12', {}],
    ['the configuration says while the results page was never opened', '36', undefined, {pageSize: 36}],
    ['the results page shows if what is stored as its size is none', '24', '"<b>"', {}],
  ] as const)
    it(`requests as many results as ${which}, and suggests the first \`max-suggestions\``, async () => {
      if (stored) localStorage.setItem('storefront-search.v1.page-size', stored);
      const page = await openBox('max-suggestions="3"', {config: {locale: 'en', currency: 'JPY', ...config}});
      await ask(page, 'linen');
      expect(sent(page, 'limit')).to.eql([limit]);
      expect(page.box.querySelectorAll('.search-products [role=option]')).to.have.length(3);
    });

  it('suggests for a text that the browser fills in, which arrives as a key without a name', async () => {
    const page = await openBox();
    const filled = new Event('keydown', {bubbles: true, cancelable: true});
    page.input.dispatchEvent(filled);
    expect(filled.defaultPrevented).to.equal(false);
    await ask(page, 'linen');
    expect(isShown(page.find('[role=listbox]'))).to.equal(true);
  });

  it('requests nothing and is no combobox with preview="off"', async () => {
    const {input, rest, searches} = await openBox('preview="off"');
    type(input, 'linen');
    expect(rest.isOn).to.equal(false);
    expect(searches).to.eql([]);
    expect(input.getAttribute('role')).to.equal(null);
  });

  it('shows a message when nothing is found', async () => {
    const page = await openBox();
    await ask(page, 'qqqq', 'empty');
    expect(hint(page.box)).to.equal('Nothing found for “qqqq”.');
  });

  for (const [service, state] of [
    ['failing', 'degraded'],
    ['html', 'failed'],
  ] as const) {
    it(`shows a message when the service is ${service}`, async () => {
      const page = await openBox('', {state: service});
      await ask(page, 'linen', state);
      expect(hint(page.box)).to.equal('We couldn’t complete your search.');
    });
  }

  it('shows no message while suggestions pause after a 429, since confirmed searches are answered', async () => {
    const page = await openBox('', {state: 'rate-limited'});
    await ask(page, 'linen', 'limited');
    expect(hint(page.box)).to.equal(undefined);
  });

  it('§5.3: gives the theme its field back as it was when the service does not serve the shop', async () => {
    const field = '<input type="search" name="q" autocomplete="on" aria-expanded="true" aria-label="Search">';
    const page = await openBox('', {state: 'plan-missing', field});
    const before =
      '<input type="search" name="q" autocomplete="on" aria-expanded="true" aria-label="Search">';
    await ask(page, 'linen', 'unavailable');
    await eventually(() => void expect(page.input.outerHTML).to.equal(before));
    const sentBefore = page.searches.length;
    for (const text of ['shirt', '']) {
      page.input.value = text;
      page.input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    }
    page.input.click();
    press(page.input, 'ArrowDown');
    page.rest.over();
    await rendered(page);
    expect(page.input.outerHTML).to.equal(before);
    expect(page.searches).to.have.length(sentBefore);
    expect(isShown(page.box.querySelector('.search-panel'))).to.equal(false);
    await page.hear();
  });

  it('gives the theme its field back as it was when it is removed, and takes it again when it is back', async () => {
    const field = '<input type="search" name="q" autocomplete="on" role="searchbox" aria-label="Search">';
    const page = await openBox('', {field});
    await ask(page, 'linen');
    expect(page.input.getAttribute('role')).to.equal('combobox');
    page.box.remove();
    expect(page.input.outerHTML).to.equal(field);
    document.body.append(page.box);
    await eventually(() => void expect(page.input.getAttribute('role')).to.equal('combobox'));
  });

  it('gives the theme its field back as it was when it only submits from now on', async () => {
    const page = await openBox();
    await ask(page, 'linen');
    page.box.setAttribute('preview', 'off');
    await rendered(page);
    expect(page.input.outerHTML).to.equal('<input type="search" name="q" aria-label="Search">');
  });

  it('leaves the submit to the theme’s form on a page without results', async () => {
    const page = await openBox();
    type(page.input, 'linen');
    expect(submit(page)).to.equal(false);
    expect(page.rest.isOn).to.equal(false);
  });

  it('searches in place on a page with results, without the earlier filters and sort', async () => {
    const page = await openBox('', {html: LIST, address: '?q=cotton&sort=newest'});
    await reach(page.find('search-results'), 'ready');
    page.input.value = '';
    type(page.input, 'linen');
    expect(submit(page)).to.equal(true);
    await reach(page.find('search-results'), 'ready');
    expect(sent(page, 'q')).to.eql(['cotton', 'linen']);
    expect(getStore().state.query).to.eql({query: 'linen', filters: {}, sort: 'relevance', page: 1});
    expect(new URL(location.href).searchParams.getAll('q')).to.eql(['linen']);
  });

  for (const [type, wanted] of [
    ['product', ['product']],
    ['product,article,page', [null]],
  ] as const)
    it(`suggests and searches in place by the form’s own type=${type}`, async () => {
      const field = `<input type="search" name="q" aria-label="Search"><input type="hidden" name="type" value="${type}">`;
      const page = await openBox('', {field, html: LIST});
      await ask(page, 'linen');
      expect(page.searches.map(params => params.get('filter_content_type'))).to.eql(wanted);
      expect(submit(page)).to.equal(true);
      await reach(page.find('search-results'), 'ready');
      // The answer to the suggestions serves the list too.
      expect(page.searches).to.have.length(1);
      expect(getStore().state.query.filters.filter_content_type).to.eql(wanted[0] ? wanted : undefined);
    });

  it('leaves a form whose types the contract can’t express to the results page', async () => {
    const field =
      '<input type="search" name="q" aria-label="Search"><input type="hidden" name="type" value="article,page">';
    const page = await openBox('', {field, html: LIST});
    await ask(page, 'linen');
    expect(submit(page)).to.equal(false);
  });

  it('leads to the results page from a collection page, whose list takes no query', async () => {
    const page = await openBox('', {html: '<search-results collection="summer"></search-results>'});
    await reach(page.find('search-results'), 'ready');
    type(page.input, 'linen');
    expect(submit(page)).to.equal(false);
  });

  it('shows the query of the page’s search, but never over what the shopper types', async () => {
    const page = await openBox('', {html: LIST});
    type(page.input, 'lin');
    await getStore().search({query: 'cotton'});
    expect(page.input.value).to.equal('lin');
    page.input.blur();
    await getStore().search({query: 'camp'});
    expect(page.input.value).to.equal('camp');
  });

  it('shows the query of its instance, and no longer of the instance before', async () => {
    const {box, input} = await openBox('', {html: LIST});
    input.blur();
    await getStore().search({query: 'cotton'});
    box.setAttribute('instance', 'other');
    await (box as HTMLElementTagNameMap['search-box']).updateComplete;
    await getStore().search({query: 'camp'});
    expect(input.value).to.equal('cotton');
    box.removeAttribute('instance');
    await eventually(() => void expect(input.value).to.equal('camp'));
  });

  it('ignores the page’s search while it is removed, and follows it again when it is back', async () => {
    const {box, input} = await openBox('', {html: LIST});
    input.blur();
    await getStore().search({query: 'cotton'});
    box.remove();
    await getStore().search({query: 'camp'});
    expect(input.value).to.equal('cotton');
    document.body.append(box);
    await eventually(() => void expect(input.value).to.equal('camp'));
  });

  it('keeps a text that was typed while its code was loading, also after the shopper left the field', async () => {
    const form = '<form action="/search"><input type="search" name="q" aria-label="Search"></form>';
    const {find} = openPage({html: `<search-box>${form}</search-box>${LIST}`, address: '?q=cotton'});
    const input = find<HTMLInputElement>('search-box input');
    type(input, 'lin');
    await reach(find('search-results'), 'ready');
    await appear(() => document.querySelector('.search-list'));
    expect(input.value).to.equal('lin');
  });

  it('works after it was moved, and requests only once', async () => {
    const page = await openBox();
    const section = document.createElement('section');
    document.body.append(section);
    section.append(page.box);
    page.input.focus();
    await ask(page, 'linen');
    expect(sent(page, 'q')).to.eql(['linen']);
    expect(isShown(page.box.querySelector('[role=listbox]'))).to.equal(true);
    expect(page.box.querySelectorAll('[role=listbox]')).to.have.length(1);
  });

  it('works after a theme that morphs its header removed what Liquid had not rendered', async () => {
    const page = await openBox();
    page.box.querySelector('.search-root')?.remove();
    await ask(page, 'linen');
    expect(isShown(page.box.querySelector('[role=listbox]'))).to.equal(true);
  });

  it('opens its popover again if that happened while it was open', async () => {
    const page = await openBox();
    await ask(page, 'linen');
    page.box.querySelector('.search-root')?.remove();
    await ask(page, 'linen shirt');
    const panel = page.box.querySelector('[popover]');
    await eventually(() => void expect(panel?.matches(':popover-open')).to.equal(true));
  });

  it('closes when it is removed', async () => {
    const page = await openBox();
    await ask(page, 'linen');
    page.box.remove();
    document.body.append(page.box);
    await reach(page.box, 'idle');
    expect(isShown(page.box.querySelector('[role=listbox]'))).to.equal(false);
  });
});
