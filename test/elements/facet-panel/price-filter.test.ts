import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {openPage} from '../../harness/fresh-page.ts';
import {stopRest} from '../search-box/typing.ts';
import {appear, reach} from '../support/fixture.ts';
import {sent} from '../support/list.ts';
import {answered, lateInput, moveThumb, openPanel} from '../support/panel.ts';

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
    expect(lowest.placeholder).to.equal('29.8');
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
