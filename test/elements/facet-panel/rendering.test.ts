import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import type {SearchPatch} from '../../../src/core/query/page-query.ts';
import type {FacetPanelElement} from '../../../src/elements/facet-panel/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {effectsNow, effectsOf} from '../../support/elements/effects.ts';
import {appear, reach} from '../../support/elements/fixture.ts';
import {answered, choice, openPanel} from '../../support/elements/panel.ts';
import {openPage, serviceState} from '../../support/page/fresh-page.ts';

const CHOICES: SearchPatch = {
  query: 'linen',
  filters: {
    filter_vendor: ['Nagi Clothing'],
    filter_option_name: ['Size'],
    filter_option_value: ['M'],
    filter_price_min: ['3000'],
  },
};

describe('a facet panel renders without side effects', () => {
  // Code that comes later draws what the panel lacks.
  before(() => import('../../../src/elements/facet-panel/panel-facets.ts'));

  for (const mode of ['sidebar', 'drawer'])
    for (const [state, service, search] of [
      ['idle', 'normal', undefined],
      ['ready', 'normal', {query: 'linen'}],
      ['ready', 'normal', CHOICES],
      ['empty', 'normal', {...CHOICES, query: 'qqqqzz'}],
      ['degraded', 'degraded-results', CHOICES],
      ['limited', 'rate-limited', CHOICES],
      ['failed', 'html', {query: 'linen'}],
    ] as const)
      it(`as a ${mode} that is ${state}${search === CHOICES ? ', with filters' : ''}`, async () => {
        const html = `<facet-panel mode="${mode}"><p>Filters of the theme</p></facet-panel>`;
        const page = openPage({html, state: service});
        const panel = page.find<FacetPanelElement>('facet-panel');
        if (search) void getStore().search(search);
        await reach(panel, state);
        if (state === 'ready')
          await appear(() => panel.shadowRoot?.querySelector('[part=open], [part=amounts]'));
        expect(await effectsOf(page, panel)).to.eql([]);
      });

  it('as an open drawer, while another answer is on its way and after it failed', async () => {
    const page = openPage({html: '<facet-panel mode="drawer"></facet-panel>'});
    const panel = page.find<FacetPanelElement>('facet-panel');
    void getStore().search({query: 'linen'});
    await reach(panel, 'ready');
    (await appear(() => panel.shadowRoot?.querySelector<HTMLElement>('[part=open]'))).click();
    expect(await effectsOf(page, panel)).to.eql([]);
    serviceState('html');
    void getStore().search({filters: {filter_type: ['Shirts']}});
    await reach(panel, 'refreshing');
    expect(await effectsNow(page, panel)).to.eql([]);
    await reach(panel, 'failed');
    expect(await effectsOf(page, panel)).to.eql([]);
  });
});

describe('a facet panel on a page', () => {
  it('remembers the values and the prices of a search once each, after it has drawn them', async () => {
    const page = await openPanel();
    await appear(() => page.shadow.querySelector('[part~=slider]'));
    const {setItem} = Storage.prototype;
    const written: [key: string | undefined, isDrawing: boolean][] = [];
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (/values|prices/.test(key)) written.push([key.split('.').pop(), page.panel.isUpdatePending]);
      setItem.call(this, key, value);
    };
    await answered(page, () => choice(page, 'M (9)', 'Size').click());
    await answered(page, () => void getStore().search({query: 'cotton'}));
    page.panel.requestUpdate();
    await page.panel.updateComplete;
    Storage.prototype.setItem = setItem;
    expect(written).to.eql([
      ['values', false],
      ['prices', false],
    ]);
  });

  it('shows another answer in the task after the frame that shows its list', async () => {
    const page = await openPanel('facets="tags"');
    const counts = () =>
      [...page.shadow.querySelectorAll('[part=count]')].map(({textContent}) => textContent);
    const before = counts();
    await getStore().search({query: 'cotton'});
    await new Promise(requestAnimationFrame);
    expect(counts()).to.eql(before);
    await reach(page.panel, 'ready');
    expect(counts()).not.to.eql(before);
  });

  it('listens to the page only while it is in it', async () => {
    const {addEventListener, removeEventListener} = globalThis;
    const listeners = new Map<string, Set<unknown>>();
    const listening = () => [...listeners].filter(([, {size}]) => size).map(([type]) => type);
    globalThis.addEventListener = (...[type, listener, options]: Parameters<typeof addEventListener>) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
      const {signal} = Object(options) as AddEventListenerOptions;
      signal?.addEventListener('abort', () => listeners.get(type)?.delete(listener));
      addEventListener(type, listener, options);
    };
    globalThis.removeEventListener = (
      ...[type, listener, options]: Parameters<typeof removeEventListener>
    ) => {
      listeners.get(type)?.delete(listener);
      removeEventListener(type, listener, options);
    };
    const page = await openPanel();
    await appear(() => page.shadow.querySelector('[part~=slider]'));
    expect(listening()).to.include('pointerup').and.to.include('popstate');
    page.panel.remove();
    Object.assign(globalThis, {addEventListener, removeEventListener});
    expect(listening()).to.eql([]);
  });

  it('still works after it was moved', async () => {
    const page = await openPanel();
    const section = document.createElement('section');
    document.body.append(section);
    section.append(page.panel);
    await answered(page, () => choice(page, 'Shirts (3)', 'Type').click());
    expect(choice(page, 'Shirts (3)', 'Type').checked).to.equal(true);
    expect(page.searches).to.have.length(2);
  });
});
