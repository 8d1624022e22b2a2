import {expect} from 'chai';
import '../../../src/entries/index.ts';
import {getStore} from '../../../src/store/registry.ts';
import {get, isShown, reach} from '../../support/elements/fixture.ts';
import {links, search, sent} from '../../support/elements/list.ts';
import {
  check,
  openThemePage,
  sortBy,
  type ThemePage,
  themeMarkup,
} from '../../support/elements/theme-list.ts';
import {eventually} from '../../support/page/eventually.ts';

/** The contract's and the platform's parameters of the address. */
const asked = () =>
  [...new URL(location.href).searchParams]
    .filter(([name]) => /^(filter|sort|page)/.test(name))
    .map(pair => pair.join('='));

const field = ({form}: ThemePage, name: string) => get<HTMLInputElement>(form, 'input', name);

/** Enters an amount and leaves the field. */
function enter(page: ThemePage, name: string, amount: string): void {
  const input = field(page, name);
  input.value = amount;
  input.dispatchEvent(new Event('change', {bubbles: true}));
}

describe('a list that starts with the theme’s results', () => {
  it('requests nothing until the shopper asks for something', async () => {
    const page = await openThemePage();
    expect(page.searches).to.have.length(0);
    expect(isShown(page.find('[href="/products/theme-1"]'))).to.equal(true);
    expect(isShown(page.form)).to.equal(true);
  });

  it('requests the first choice in the theme’s form, as a step that Back can take', async () => {
    const page = await openThemePage({address: '?page=2'});
    // Not by `history.length`, of which WebKit counts no more than 100.
    history.replaceState({before: true}, '');
    check(page, 'Nagi Clothing (2)');
    await reach(page.list, 'ready');
    expect(asked()).to.eql(['filter_vendor=Nagi Clothing']);
    expect(sent(page, 'filter_vendor')).to.eql(['Nagi Clothing']);
    expect(sent(page, 'offset')).to.eql(['0']);
    expect(isShown(page.find('[href="/products/theme-1"]'))).to.equal(false);
    expect(history.state).not.to.have.property('before');
  });

  it('requests an option by the name that products have', async () => {
    const page = await openThemePage();
    check(page, 'M (2)');
    await eventually(() => void expect(sent(page, 'filter_option_name')).to.eql(['Size']));
    expect(sent(page, 'filter_option_value')).to.eql(['M']);
  });

  it('requests a sort, and a filter under the contract’s own name', async () => {
    const page = await openThemePage();
    sortBy(page, 'price-ascending');
    check(page, 'On sale');
    await reach(page.list, 'ready');
    expect(asked()).to.eql(['sort=price_asc', 'filter_on_sale=true']);
  });

  it('requests a price when it is entered, and no invalid one', async () => {
    const page = await openThemePage();
    enter(page, 'From', '-5');
    expect(page.searches).to.eql([]);
    enter(page, 'From', '5000');
    await eventually(() => void expect(sent(page, 'filter_price_min')).to.eql(['5000']));
  });

  it('drops a lowest price above the highest one that was just entered', async () => {
    const page = await openThemePage();
    enter(page, 'From', '5000');
    enter(page, 'To', '3000');
    await eventually(() => void expect(sent(page, 'filter_price_max').at(-1)).to.equal('3000'));
    expect(sent(page, 'filter_price_min').at(-1)).to.equal(null);
  });

  it('waits for the keys to rest that pass sorts', async () => {
    const page = await openThemePage();
    page.sort.focus({focusVisible: true} as FocusOptions);
    page.sort.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowDown', bubbles: true}));
    sortBy(page, 'price-ascending');
    expect(page.searches).to.eql([]);
    field(page, 'Nagi Clothing (2)').focus();
    await eventually(() => void expect(sent(page, 'sort')).to.eql(['price_asc']));
  });

  it('takes a choice over that was made before the code was there', async () => {
    const checked = themeMarkup().replace('value="Nagi Clothing"', '$&id="early"');
    const opening = openThemePage({html: checked}, 'ready');
    // A panel shows its fallback after its first update.
    await document.querySelector('facet-panel')?.updateComplete;
    document.querySelector<HTMLInputElement>('#early')?.focus();
    document.querySelector<HTMLInputElement>('#early')?.click();
    const page = await opening;
    expect(sent(page, 'filter_vendor')).to.eql(['Nagi Clothing']);
  });

  it('does not take over what Liquid has answered, or what is still being typed', async () => {
    const checked = themeMarkup().replace('value="Nagi Clothing"', '$& checked');
    const opening = openThemePage({html: checked, address: '?filter.p.vendor=Nagi+Clothing'});
    const from = document.querySelector<HTMLInputElement>('[aria-label=From]');
    document.querySelector('[data-facet=price_range]')?.setAttribute('open', '');
    // A panel shows its fallback after its first update.
    await document.querySelector('facet-panel')?.updateComplete;
    from?.focus();
    if (from) from.value = '50';
    const page = await opening;
    expect(page.searches).to.eql([]);
  });

  it('submits nothing to Liquid that the service answers', async () => {
    const page = await openThemePage();
    field(page, 'Nagi Clothing (2)').checked = true;
    page.form.requestSubmit();
    await reach(page.list, 'ready');
    expect(sent(page, 'filter_vendor')).to.eql(['Nagi Clothing']);
  });

  for (const [way, leave] of [
    ['Back', async () => history.back()],
    ['“Clear all”', () => getStore().search({filters: {}})],
  ] as const)
    it(`shows the theme’s results and its form as Liquid rendered it after ${way}, without a request`, async () => {
      const page = await openThemePage();
      check(page, 'Nagi Clothing (2)');
      await reach(page.list, 'ready');
      await leave();
      await reach(page.list, 'idle');
      expect(asked()).to.eql([]);
      expect(page.searches).to.have.length(1);
      expect(isShown(page.find('[href="/products/theme-1"]'))).to.equal(true);
      expect(isShown(page.form)).to.equal(true);
      expect(field(page, 'Nagi Clothing (2)').checked).to.equal(false);
    });

  it('shows the service’s results again with Forward, without a request', async () => {
    const page = await openThemePage();
    check(page, 'Nagi Clothing (2)');
    await reach(page.list, 'ready');
    history.back();
    await reach(page.list, 'idle');
    history.forward();
    await reach(page.list, 'ready');
    expect(page.searches).to.have.length(1);
    expect(links(page.list).length).to.be.greaterThan(0);
  });

  it('stays with the theme’s results and the form while the shopper is offline', async () => {
    const page = await openThemePage();
    const {fetch} = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    Object.defineProperty(navigator, 'onLine', {value: false, configurable: true});
    check(page, 'Nagi Clothing (2)');
    await reach(page.list, 'failed');
    Object.assign(globalThis, {fetch});
    Reflect.deleteProperty(navigator, 'onLine');
    expect(field(page, 'Nagi Clothing (2)').checked).to.equal(true);
    expect(isShown(page.find('[href="/products/theme-1"]'))).to.equal(true);
  });

  it('offers the theme’s further sorts after those of the service', async () => {
    const page = await openThemePage();
    check(page, 'Nagi Clothing (2)');
    await reach(page.list, 'ready');
    const select = page.list.shadowRoot?.querySelector<HTMLSelectElement>('[part=sort] select');
    expect([...(select?.options ?? [])].map(({text}) => text)).to.eql([
      'Featured',
      'Price, low to high',
      'Price, high to low',
      'Newest',
      'Best selling',
    ]);
    expect(select?.value).to.equal('relevance');
  });

  it('keeps the focus on the sort, whosever results are shown', async () => {
    const page = await openThemePage();
    page.sort.focus();
    sortBy(page, 'price-ascending');
    page.sort.dispatchEvent(new FocusEvent('focusout', {bubbles: true}));
    await reach(page.list, 'ready');
    expect(page.list.shadowRoot?.activeElement?.localName).to.equal('select');
    await search(page.list, {sort: 'relevance'}, 'idle');
    expect(document.activeElement).to.equal(page.sort);
  });
});
