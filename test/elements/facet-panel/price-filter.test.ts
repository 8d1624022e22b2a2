import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, named, reach, rendered} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {answered, lateInput, moveThumb, openPanel} from '../../support/elements/panel.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {stopRest} from '../search-box/typing.ts';

const LOWEST = 'Lowest price';
const HIGHEST = 'Highest price';
const START = 'Start of the price range';

/** Types into a number field and leaves it. */
function enter(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('change'));
}

describe('the price of a facet panel', () => {
  it('is two numbers in a group, whose hints are the range of the answer', async () => {
    const page = await openPanel();
    expect((await lateInput(page, LOWEST)).type).to.equal('number');
    expect((await lateInput(page, LOWEST)).placeholder).to.equal('2980');
    expect((await lateInput(page, HIGHEST)).placeholder).to.equal('20800');
  });

  for (const [locale, currency, lowest, highest] of [
    ['en', 'JPY', '¥ 2,980', '¥ 20,800'],
    ['en', 'USD', '$ 29.80', '$ 208'],
    ['de', 'EUR', '29,80 €', '208 €'],
    ['pl', 'PLN', '29,80 zł', '208 zł'],
  ] as const)
    it(`has the sign of ${currency} on the side on which ${locale} writes it, and the locale’s separators`, async () => {
      const rate = currency === 'JPY' ? 1 : 0.01;
      const config = {locale, currency, baseCurrency: 'JPY', currencyRate: rate};
      const page = await openPanel('', 'linen', {config});
      const inputs = await appear(() => {
        const found = [...page.shadow.querySelectorAll<HTMLInputElement>('[type=number]')];
        return found.length === 2 ? found : undefined;
      });
      const texts = inputs.map(input =>
        [...(input.closest('label')?.children ?? [])].map(each => each.textContent?.trim()).join(' '),
      );
      expect(texts).to.eql([lowest, highest]);
      expect(inputs.map(({inputMode}) => inputMode)).to.eql(
        Array(2).fill(rate === 1 ? 'numeric' : 'decimal'),
      );
    });

  it('shows separators in what is entered until the shopper types, and never in what is typed', async () => {
    const page = await openPanel();
    const lowest = await lateInput(page, LOWEST);
    const text = lowest.nextElementSibling as HTMLElement;
    const shown = () =>
      getComputedStyle(lowest).opacity === '0' ? text.textContent : `${lowest.value || lowest.placeholder}`;
    expect(shown()).to.equal('2,980');
    lowest.focus();
    expect([shown(), getComputedStyle(text).visibility]).to.eql(['2980', 'hidden']);
    await answered(page, () => {
      lowest.value = '12500';
      lowest.dispatchEvent(new Event('change'));
      lowest.blur();
    });
    expect([shown(), lowest.value, getComputedStyle(text).visibility]).to.eql(['12,500', '12500', 'visible']);
  });

  it('shows a number that is no price as it was typed', async () => {
    const page = await openPanel();
    const lowest = await lateInput(page, LOWEST);
    enter(lowest, '-5');
    expect(getComputedStyle(lowest).opacity).to.equal('1');
  });

  it('filters by the bounds that are entered, and stops when one is removed', async () => {
    const page = await openPanel();
    const [lowest, highest] = [await lateInput(page, LOWEST), await lateInput(page, HIGHEST)];
    await answered(page, () => enter(lowest, '5000'));
    await answered(page, () => enter(highest, '9000'));
    expect(sent(page, 'filter_price_min')).to.eql([null, '5000', '5000']);
    expect(sent(page, 'filter_price_max')).to.eql([null, null, '9000']);
    await answered(page, () => enter(lowest, ''));
    expect(getStore().state.query.filters).to.eql({filter_price_max: ['9000']});
  });

  it('does not search for a number that is no price', async () => {
    const page = await openPanel();
    enter(await lateInput(page, LOWEST), '-5');
    expect(page.panel.dataset.state).to.equal('ready');
    expect(page.searches).to.have.length(1);
  });

  it('shows no range of prices where a filter in the address hides its ends, until it is removed', async () => {
    const page = openPage({html: '<facet-panel mode="sidebar"></facet-panel>'});
    void getStore().search({query: 'linen', filters: {filter_price_min: ['5000']}});
    const panel = page.find('facet-panel');
    await reach(panel, 'ready');
    const find = (name: string) => appear(() => named<HTMLInputElement>(panel.shadowRoot, 'input', name));
    expect([(await find(LOWEST)).placeholder, (await find(HIGHEST)).placeholder]).to.eql(['', '20800']);
    expect(panel.shadowRoot?.querySelector('[type=range]')).to.equal(null);
    await getStore().search({filters: {}});
    await reach(panel, 'ready');
    expect([(await find(LOWEST)).placeholder, (await find(START)).type]).to.eql(['2980', 'range']);
  });

  it('keeps the range of each search for the session, also for a page loaded with a price filter', async () => {
    const before = await openPanel();
    await answered(before, () => void getStore().search({query: 'cotton'}));
    await lateInput(before, START);
    before.panel.remove();
    const panel = document.createElement('facet-panel');
    panel.setAttribute('mode', 'sidebar');
    panel.setAttribute('instance', 'reloaded');
    before.find('body').append(panel);
    void getStore('reloaded').search({query: 'linen', filters: {filter_price_min: ['5000']}});
    await reach(panel, 'ready');
    const lowest = await appear(() => named<HTMLInputElement>(panel.shadowRoot, 'input', LOWEST));
    expect([lowest.placeholder, lowest.value]).to.eql(['2980', '5000']);
    await appear(() => panel.shadowRoot?.querySelector('[type=range]'));
    panel.remove();
  });

  it('has the ends of a list that is filtered by price itself', async () => {
    const page = await openPanel();
    await lateInput(page, START);
    getStore().configure({filters: {filter_price_min: ['5000']}});
    // The panel may update before the answer for the list's new filters is there.
    page.panel.requestUpdate();
    await rendered(page.panel);
    await answered(page, () => void getStore().search({query: 'linen'}));
    await eventually(async () => {
      expect(Number((await lateInput(page, LOWEST)).placeholder)).to.be.at.least(5000);
    });
    await lateInput(page, START);
  });

  it('keeps a number that the shopper is typing when another answer renders', async () => {
    const page = await openPanel();
    const lowest = await lateInput(page, LOWEST);
    lowest.focus();
    lowest.value = '50';
    await answered(page, () => void getStore().search({sort: 'newest'}));
    expect(lowest.value).to.equal('50');
    expect(page.shadow.activeElement).to.equal(lowest);
  });

  it('§2.2 currency: is entered in the shopper’s currency and sent in the store’s', async () => {
    const config = {locale: 'en', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.01};
    const page = await openPanel('', 'linen', {config});
    const lowest = await lateInput(page, LOWEST);
    expect(lowest.placeholder).to.equal('29.80');
    await answered(page, () => enter(lowest, '50'));
    // Every price that reads as 50 is included.
    expect(sent(page, 'filter_price_min')).to.eql([null, '4999.51']);
    expect(lowest.value).to.equal('50');
  });

  it('is searched for once when keys move a thumb step by step', async () => {
    const page = await openPanel();
    const thumb = await lateInput(page, START);
    for (const steps of [1, 2, 3]) moveThumb(thumb, steps);
    await appear(() => page.searches.length > 1);
    await reach(page.panel, 'ready');
    expect(sent(page, 'filter_price_min')).to.eql([null, `${Number(thumb.min) + 3 * Number(thumb.step)}`]);
  });

  it('keeps a step between thumbs that cross, so that a product is left between them', async () => {
    const page = await openPanel();
    const [low, high] = [await lateInput(page, START), await lateInput(page, 'End of the price range')];
    const rest = stopRest();
    moveThumb(high, 20);
    await page.panel.updateComplete;
    moveThumb(low, 60);
    rest.over();
    const {filter_price_min: [min] = [], filter_price_max: [max] = []} = getStore().state.query.filters;
    expect(Number(max) - Number(min)).to.equal(Number(low.step));
  });

  it('lets both thumbs meet at an end of the scale, where there are products', async () => {
    const page = await openPanel();
    const [low, high] = [await lateInput(page, START), await lateInput(page, 'End of the price range')];
    await answered(page, () => {
      const rest = stopRest();
      moveThumb(low, 1000);
      rest.over();
    });
    expect([low.value, high.value]).to.eql([low.max, low.max]);
    expect(getStore().state.answer?.total).to.be.at.least(1);
  });

  it('moves its thumbs independently of another panel’s', async () => {
    const {find} = openPage({
      html: '<facet-panel mode="sidebar"></facet-panel><facet-panel mode="sidebar" instance="other"></facet-panel>',
    });
    const stores = [getStore(), getStore('other')];
    for (const store of stores) void store.search({query: 'linen'});
    const panels = [find('facet-panel'), find('facet-panel[instance]')];
    const thumbs = await Promise.all(
      panels.map(({shadowRoot}) => appear(() => shadowRoot?.querySelector<HTMLInputElement>('[type=range]'))),
    );
    const rest = stopRest();
    for (const thumb of thumbs) moveThumb(thumb, 2);
    rest.over();
    expect(stores.map(({state}) => state.query.filters.filter_price_min)).to.eql(
      thumbs.map(({min, step}) => [`${Number(min) + 2 * Number(step)}`]),
    );
  });
});
