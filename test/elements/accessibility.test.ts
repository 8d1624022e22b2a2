import {expect} from 'chai';
import '../../src/entries/facet-panel.ts';
import '../../src/entries/search-box.ts';
import '../../src/entries/search-results.ts';
import {getStore} from '../../src/store/registry.ts';
import {appear, faults, get, reach} from '../support/elements/fixture.ts';
import {openPage, serviceState} from '../support/page/fresh-page.ts';
import {ask, openBox, press} from './search-box/typing.ts';

const RESULTS = '<search-results><p>What the theme rendered</p></search-results>';

describe('axe finds nothing wrong with <search-results>', () => {
  for (const [state, service, query] of [
    ['idle', 'normal', ''],
    ['ready', 'normal', 'linen'],
    ['empty', 'normal', 'qqqqzz'],
    ['degraded', 'degraded-results', 'linen'],
    ['degraded', 'first-sync', 'linen'],
    ['limited', 'rate-limited', 'linen'],
    ['failed', 'html', 'linen'],
  ] as const) {
    it(`that is ${state} (the service is ${service})`, async () => {
      const {find} = openPage({html: RESULTS, address: `?q=${query}`, state: service});
      const list = find('search-results');
      await reach(list, state);
      if (state !== 'idle' && state !== 'ready')
        await appear(() => list.shadowRoot?.querySelector('[part=notice], [part=empty]'));
      expect(await faults(list)).to.eql([]);
    });
  }

  it('that is loading, without a fallback', async () => {
    const {find} = openPage({html: '<search-results></search-results>', address: '?q=linen'});
    await reach(find('search-results'), 'loading');
    expect(await faults(find('search-results'))).to.eql([]);
  });

  it('that shows articles and pages, more to load, and what failed after an answer', async () => {
    const {find} = openPage({
      html: '<search-results page-size="10"></search-results>',
      address: '?q=gift&page=2',
    });
    const list = find('search-results');
    await reach(list, 'ready');
    get(list.shadowRoot, 'a', 'Load more');
    expect(await faults(list)).to.eql([]);
    serviceState('garbage');
    void getStore().loadMore();
    await reach(list, 'failed');
    await appear(() => list.shadowRoot?.querySelector('[part=notice]'));
    expect(await faults(list)).to.eql([]);
  });
});

describe('axe finds nothing wrong with <search-box>', () => {
  it('that is closed', async () => {
    const {box} = await openBox();
    expect(await faults(box)).to.eql([]);
  });

  it('that renders its own form', async () => {
    const {find} = openPage({html: '<search-box></search-box>'});
    await appear(() => document.querySelector('search-box [role=listbox]'));
    await appear(() => document.querySelector('search-box form'));
    expect(await faults(find('search-box'))).to.eql([]);
  });

  it('that shows suggestions, one of them active', async () => {
    const page = await openBox();
    await ask(page, 'gift');
    press(page.input, 'ArrowDown');
    await reach(page.box, 'ready');
    expect(page.box.querySelector('[aria-selected=true]')).not.to.equal(null);
    expect(await faults(page.box)).to.eql([]);
  });

  for (const [query, state] of [
    ['qqqqzz', 'empty'],
    ['qqqq', 'empty'],
    ['shipping', 'ready'],
  ] as const) {
    it(`that answers “${query}”`, async () => {
      const page = await openBox();
      await ask(page, query, state);
      expect(await faults(page.box)).to.eql([]);
    });
  }
});

describe('axe finds nothing wrong with <facet-panel>', () => {
  for (const mode of ['sidebar', 'drawer']) {
    it(`that is a ${mode}, with something of each group chosen`, async () => {
      const {find} = openPage({html: `<facet-panel mode="${mode}"></facet-panel>`});
      const panel = find('facet-panel');
      const filters = {
        filter_available: ['true'],
        filter_tags: ['summer'],
        filter_option_name: ['Size'],
        filter_option_value: ['M'],
        filter_metafield: ['custom.material:Linen'],
        filter_price_min: ['100'],
      };
      void getStore().search({query: 'linen', filters});
      await reach(panel, 'ready');
      await appear(() => panel.shadowRoot?.querySelector('[part=chips]'));
      if (mode === 'drawer')
        (await appear(() => panel.shadowRoot?.querySelector<HTMLElement>('[part=open]'))).click();
      expect(await faults(panel)).to.eql([]);
    });
  }

  it('that is idle', async () => {
    const {find} = openPage({html: '<facet-panel><p>Filters of the theme</p></facet-panel>'});
    await reach(find('facet-panel'), 'idle');
    expect(await faults(find('facet-panel'))).to.eql([]);
  });
});
