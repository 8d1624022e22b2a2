import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import type {FacetPanelElement} from '../../../src/elements/facet-panel/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, get, reach} from '../../support/elements/fixture.ts';
import {moveThumb, type PanelPage} from '../../support/elements/panel.ts';
import {eventually} from '../../support/page/eventually.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import type {HeldTimers} from '../../support/page/held-timers.ts';
import {stopRest} from '../search-box/typing.ts';

interface KeysPage extends PanelPage {
  /** The rest that ends the keys. */
  readonly rest: HeldTimers;
}

describe('Back, before the keys rest in a facet panel,', () => {
  /** Opens a list that was sorted, with a panel beside it. */
  async function openSorted(): Promise<KeysPage> {
    const page = openPage({
      address: '?q=linen',
      html: '<facet-panel mode="sidebar"></facet-panel><search-results></search-results>',
    });
    const panel = page.find<FacetPanelElement>('facet-panel');
    await reach(page.find('search-results'), 'ready');
    await appear(() => panel.shadowRoot?.querySelector('[part=slider]'));
    await eventually(() => void expect(history.state?.storefrontSearch).to.be.a('string'));
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

  it('forgets the thumb that they moved', async () => {
    const page = await openSorted();
    const thumb = get<HTMLInputElement>(page.shadow, '[type=range]', 'Start of the price range');
    moveThumb(thumb, 1);
    await goBack(page);
    expect(getStore().state.query.filters).to.eql({});
    expect(thumb.value).to.equal(thumb.min);
  });
});
