import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import type {Filters} from '../../../src/core/filters/filters.ts';
import type {FacetPanelElement} from '../../../src/elements/facet-panel/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {eventually} from '../../harness/eventually.ts';
import {openPage} from '../../harness/fresh-page.ts';
import type {HeldTimers} from '../../harness/held-timers.ts';
import {stopRest} from '../search-box/typing.ts';
import {appear, get, reach} from '../support/fixture.ts';
import {
  answered,
  checkedIn,
  choices,
  heading,
  moveThumb,
  moveTo,
  openPanel,
  type PanelPage,
} from '../support/panel.ts';

interface KeysPage extends PanelPage {
  /** The rest that ends the keys. */
  readonly rest: HeldTimers;
}

/** Opens a panel on which no rest ends by itself. */
async function openKeys(filters: Filters = {}): Promise<KeysPage> {
  const page = await openPanel();
  await answered(page, () => void getStore().search({filters}));
  return {...page, rest: stopRest()};
}

const chosenType = () => getStore().state.query.filters.filter_type;

describe('the radios of a facet that arrow keys pass', () => {
  it('are one search for the last of them, when the keys rest', async () => {
    const page = await openKeys();
    const [first, second, third] = choices(page, 'Type');
    for (const radio of [first, second, third]) moveTo(radio);
    expect(chosenType()).to.equal(undefined);
    page.rest.over();
    expect(chosenType()).to.eql([third?.value]);
    await reach(page.panel, 'ready');
    expect(checkedIn(page, 'Type')).to.eql([third?.value]);
  });

  const pressSpace = (radio: HTMLInputElement | undefined) => {
    // The browser itself clicks a radio on Space only if it is not checked.
    for (const type of ['keydown', 'keyup'])
      radio?.dispatchEvent(new KeyboardEvent(type, {key: ' ', bubbles: true, composed: true}));
  };

  it('are searched for at once by Space, which then clears what is chosen', async () => {
    const page = await openKeys();
    const [first, second] = choices(page, 'Type');
    for (const radio of [first, second]) {
      moveTo(radio);
      await page.panel.updateComplete;
    }
    await answered(page, () => pressSpace(second));
    expect(chosenType()).to.eql([second?.value]);
    await answered(page, () => pressSpace(choices(page, 'Type')[1]));
    expect(chosenType()).to.equal(undefined);
    expect(page.rest.isOn).to.equal(false);
  });

  it('are searched for as soon as the focus leaves them', async () => {
    const page = await openKeys();
    const [first, second] = choices(page, 'Type');
    for (const radio of [first, second]) moveTo(radio);
    heading(page, 'Brand').focus();
    expect(chosenType()).to.eql([second?.value]);
  });

  it('keep the chosen value when the keys return to it', async () => {
    const page = await openKeys({filter_type: ['Shirts']});
    const shirts = choices(page, 'Type').find(({value}) => value === 'Shirts');
    const other = choices(page, 'Type').find(({value}) => value !== 'Shirts');
    for (const radio of [other, shirts]) {
      moveTo(radio);
      await page.panel.updateComplete;
    }
    page.rest.over();
    expect(chosenType()).to.eql(['Shirts']);
  });

  it('keep what the keys chose when another answer renders before they rest', async () => {
    const page = await openKeys();
    const [, second] = choices(page, 'Type');
    moveTo(second);
    await answered(page, () => void getStore().search({sort: 'newest'}));
    expect(checkedIn(page, 'Type')).to.eql([second?.value]);
    expect(chosenType()).to.equal(undefined);
  });

  it('are not searched for after the panel was removed', async () => {
    const page = await openKeys();
    moveTo(choices(page, 'Type')[1]);
    page.panel.remove();
    page.rest.over();
    expect(page.searches).to.have.length(1);
  });
});

describe('Back, before the keys rest in a facet panel,', () => {
  /** Opens a list that was sorted, with a panel beside it. */
  async function openSorted(filters: Filters = {}): Promise<KeysPage> {
    const page = openPage({
      address: '?q=linen',
      html: '<facet-panel mode="sidebar"></facet-panel><search-results></search-results>',
    });
    const panel = page.find<FacetPanelElement>('facet-panel');
    await reach(page.find('search-results'), 'ready');
    await appear(() => panel.shadowRoot?.querySelector('[part=slider]'));
    await eventually(() => void expect(history.state?.storefrontSearch).to.be.a('string'));
    await getStore().search({filters});
    await getStore().search({sort: 'newest'});
    await reach(panel, 'ready');
    return {...page, panel, shadow: panel.shadowRoot as ShadowRoot, rest: stopRest()};
  }

  async function goBack({panel, rest}: KeysPage): Promise<void> {
    expect(rest.isOn).to.equal(true);
    history.back();
    await eventually(() => void expect(getStore().state.query.sort).to.equal('relevance'));
    rest.over();
    await reach(panel, 'ready');
  }

  for (const [before, filters, chosen] of [
    ['nothing was chosen', {}, []],
    ['another value was chosen', {filter_type: ['Shirts']}, ['Shirts']],
  ] as const)
    it(`forgets the radios that they passed: ${before}`, async () => {
      const page = await openSorted(filters);
      moveTo(choices(page, 'Type').find(({value}) => value !== 'Shirts'));
      await goBack(page);
      expect(chosenType() ?? []).to.eql(chosen);
      expect(checkedIn(page, 'Type')).to.eql(chosen);
    });

  it('forgets the thumb that they moved', async () => {
    const page = await openSorted();
    const thumb = get<HTMLInputElement>(page.shadow, '[type=range]', 'Start of the price range');
    moveThumb(thumb, 1);
    await goBack(page);
    expect(getStore().state.query.filters).to.eql({});
    expect(thumb.value).to.equal(thumb.min);
  });
});
