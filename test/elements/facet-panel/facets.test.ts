import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import type {FacetPanelElement} from '../../../src/elements/facet-panel/facet-panel.ts';
import {getStore} from '../../../src/store/registry.ts';
import {appear, isShown, named, nameOf, reach} from '../../support/elements/fixture.ts';
import {sent} from '../../support/elements/list.ts';
import {
  answered,
  checkedIn,
  choice,
  choices,
  group,
  groupNames,
  openPanel,
  type PanelPage,
  valuesOf,
} from '../../support/elements/panel.ts';
import {changeAnswers} from '../../support/page/change-answers.ts';
import {openPage} from '../../support/page/fresh-page.ts';

const rowsOf = (page: PanelPage, name: string) => [...group(page, name).querySelectorAll('label')];

/** Wraps each text, as the translation of a browser does. */
function translate(element: Element): void {
  for (const node of [...element.childNodes]) {
    if (!(node instanceof Text)) continue;
    const wrapper = document.createElement('font');
    node.replaceWith(wrapper);
    wrapper.append(node);
  }
}

describe('a facet with a chosen value', () => {
  it('still shows the other values, a click on which chooses them too', async () => {
    const page = await openPanel();
    const before = rowsOf(page, 'Brand').map(row => row.textContent);
    await answered(page, () => choice(page, 'Nagi Clothing (4)', 'Brand').click());
    expect(rowsOf(page, 'Brand').map(row => row.textContent)).to.eql(before);
    const other = choices(page, 'Brand').find(({checked}) => !checked);
    await answered(page, () => other?.click());
    expect(rowsOf(page, 'Brand').map(row => row.textContent)).to.eql(before);
    expect(sent(page, 'filter_vendor')).to.eql([null, 'Nagi Clothing', other?.value]);
  });

  it('keeps its rows, and the focus in them, when results arrive', async () => {
    const page = await openPanel();
    const rows = rowsOf(page, 'Brand');
    const chosen = choice(page, 'Nagi Clothing (4)', 'Brand');
    chosen.focus();
    await answered(page, () => chosen.click());
    expect(rowsOf(page, 'Brand')).to.eql(rows);
    expect(page.shadow.activeElement).to.equal(chosen);
  });

  it('unchecks a value whose filter is removed before the panel renders', async () => {
    const page = await openPanel();
    const brand = choice(page, 'Nagi Clothing (4)', 'Brand');
    await answered(page, () => {
      brand.click();
      void getStore().search({filters: {}});
    });
    expect(brand.checked).to.equal(false);
  });

  it('shows new counts on a page that the browser has translated', async () => {
    const page = await openPanel('facets="tags"');
    const texts = () => [...page.shadow.querySelectorAll('[part=value]')].map(row => row.textContent?.trim());
    for (const span of page.shadow.querySelectorAll('[part=value] span')) translate(span);
    await answered(page, () => void getStore().search({query: 'cotton'}));
    const translated = texts();
    const untranslated = await openPanel('facets="tags"', 'cotton');
    expect(translated).to.eql(
      [...untranslated.shadow.querySelectorAll('[part=value]')].map(row => row.textContent?.trim()),
    );
  });
});

describe('a facet whose own filter is one of several', () => {
  const counted = (page: PanelPage, name: string) =>
    rowsOf(page, name).filter(row => row.querySelector('[part=count]')).length;

  it('keeps the values of the latest answer without that filter, of which only the chosen one has a count', async () => {
    const page = await openPanel();
    const brands = valuesOf(page, 'Brand');
    await answered(page, () => choice(page, 'Nagi Clothing (4)', 'Brand').click());
    const types = valuesOf(page, 'Type');
    await answered(page, () => choices(page, 'Type')[0]?.click());
    expect(valuesOf(page, 'Brand')).to.eql(brands);
    expect(valuesOf(page, 'Type')).to.eql(types);
    expect([counted(page, 'Brand'), counted(page, 'Type')]).to.eql([1, types.length]);
    const other = choices(page, 'Brand').find(({checked}) => !checked);
    other?.click();
    expect(getStore().state.query.filters.filter_vendor).to.eql(['Nagi Clothing', other?.value]);
  });

  it('keeps them for the session, also for a panel that comes with other filters', async () => {
    const page = await openPanel();
    const brands = valuesOf(page, 'Brand');
    const filters = {filter_vendor: ['Nagi Clothing'], filter_type: ['Shirts']};
    await answered(page, () => void getStore().search({filters}));
    page.panel.remove();
    const panel = document.createElement('facet-panel');
    panel.setAttribute('mode', 'sidebar');
    panel.setAttribute('instance', 'reloaded');
    page.find('body').append(panel);
    void getStore('reloaded').search({query: 'linen', sort: 'newest', filters});
    await reach(panel, 'ready');
    const next = {...page, panel, shadow: panel.shadowRoot as ShadowRoot};
    expect([...valuesOf(next, 'Brand')].sort()).to.eql([...brands].sort());
    panel.remove();
  });

  it('shows only what the answer has if the session’s storage holds something else, or what is half an hour old', async () => {
    const old = Date.now() - 31 * 60_000;
    const values = {vendors: [{value: 'Elsewhere'}]};
    const search = '["linen",{}]';
    const rows: unknown[][] = [null, 5, {vendors: 5}, {vendors: [{value: 1}]}].map(value => [
      search,
      value,
      Date.now(),
    ]);
    rows.push([search, values, old], [search, values], [1, values, Date.now()], ['', null], ['x']);
    for (const stored of [...rows.map(row => [row]), ['x'], {a: 1}]) {
      // The searches of one visitor would have to wait for each other.
      localStorage.clear();
      sessionStorage.setItem('storefront-search.v1.values', JSON.stringify(stored));
      const page = await openPanel();
      await answered(page, () => void getStore().search({filters: {filter_vendor: ['Nagi Clothing']}}));
      expect(checkedIn(page, 'Brand')).to.eql(['Nagi Clothing']);
    }
  });
});

describe('a facet that can narrow nothing', () => {
  const sameVendor = () =>
    changeAnswers(body => {
      const vendors = [{value: 'Nagi Clothing', count: body.total}];
      body.facets = {...Object(body.facets), vendors, on_sale_count: body.total};
    });

  it('is not shown, nor is a sale that all results are in', async () => {
    sameVendor();
    const page = await openPanel();
    expect(groupNames(page)).to.include('Type').and.not.to.include('Brand');
    expect(page.shadow.querySelector('[name=filter_on_sale]')).to.equal(null);
  });

  it('is shown while its value is chosen', async () => {
    sameVendor();
    const page = await openPanel();
    await answered(page, () => void getStore().search({filters: {filter_vendor: ['Nagi Clothing']}}));
    expect(checkedIn(page, 'Brand')).to.eql(['Nagi Clothing']);
    await answered(page, () => void getStore().search({filters: {filter_on_sale: ['true']}}));
    expect(groupNames(page)).not.to.include('Brand');
    expect(page.shadow.querySelector<HTMLInputElement>('[name=filter_on_sale]')?.checked).to.equal(true);
  });

  it('stays where it could narrow the search before it was filtered, so that nothing moves', async () => {
    const page = await openPanel();
    const before = groupNames(page);
    await answered(page, () => choice(page, 'Shirts (3)', 'Type').click());
    expect(valuesOf(page, 'Kind')).to.eql(['Products']);
    expect(groupNames(page)[0]).to.equal(before[0]);
  });
});

describe('the count of a facet’s value', () => {
  it('is written as the page’s language writes numbers, as the result count is', async () => {
    changeAnswers(body => {
      const vendors = [{value: 'Studio', count: 12345}];
      body.facets = {...Object(body.facets), vendors};
    });
    const page = await openPanel();
    expect(rowsOf(page, 'Brand').map(row => row.textContent?.replace(/\s+/g, ' ').trim())).to.eql([
      'Studio (12,345)',
    ]);
  });

  it('is missing for both what is in stock, which the service does not count, and what is on sale', async () => {
    const page = await openPanel();
    const names = [...page.shadow.querySelectorAll<HTMLElement>('[part~=toggle] input')].map(nameOf);
    expect(names).to.eql(['In stock', 'On sale']);
  });
});

describe('the colours of a facet', () => {
  it('are painted on the check boxes that choose them', async () => {
    const page = await openPanel();
    await appear(() => group(page, 'Color').querySelector('[data-swatch]'));
    const swatches = choices(page, 'Color').filter(input => input.matches('[data-swatch]'));
    for (const input of swatches) {
      expect(CSS.supports('color', input.style.getPropertyValue('--_swatch')), input.value).to.equal(true);
      expect(input.type).to.equal('checkbox');
      expect(isShown(input)).to.equal(true);
    }
    expect(group(page, 'Size').querySelector('[data-swatch]')).to.equal(null);
    expect(group(page, 'Brand').querySelector('[data-swatch]')).to.equal(null);
  });

  const painted = (page: PanelPage, name: string) =>
    choices(page, name)
      .filter(input => input.matches('[data-swatch]'))
      .map(({value}) => value);
  const values = ['Chocolate', 'Transparent', 'Initial', 'Canvas', 'Vanilla'].map(value => ({
    value,
    count: 1,
  }));
  const optionsNamed = (...names: string[]) =>
    changeAnswers(body => {
      body.facets = {...Object(body.facets), variant_options: names.map(name => ({name, values}))};
    });

  it('are not painted for the values of an option that is no colour by its name, nor for what can’t be seen', async () => {
    optionsNamed('Flavor', 'Scent', 'Colour');
    const page = await openPanel();
    await appear(() => page.shadow.querySelector('[data-swatch]'));
    expect(['Flavor', 'Scent', 'Colour'].map(name => painted(page, name))).to.eql([[], [], ['Chocolate']]);
  });

  it('are painted for the options that the theme names in `swatchOptions`, and for no others', async () => {
    optionsNamed('Finish', 'Colour');
    const page = await openPanel('', 'linen', {
      config: {locale: 'en', currency: 'JPY', swatchOptions: ['finish']},
    });
    await appear(() => page.shadow.querySelector('[data-swatch]'));
    expect(['Finish', 'Colour'].map(name => painted(page, name))).to.eql([['Chocolate'], []]);
  });

  it('are painted for the options that the attribute `swatch-options` names, and for no others', async () => {
    optionsNamed('Finish', 'Colour');
    const page = await openPanel('swatch-options="Shade, finish"');
    await appear(() => page.shadow.querySelector('[data-swatch]'));
    expect(['Finish', 'Colour'].map(name => painted(page, name))).to.eql([['Chocolate'], []]);
  });
});

describe('the swatches that the theme gives in `swatches`', () => {
  const open = async (swatches: object) => {
    const values = ['Tartan', 'Sand', 'Rust', 'Plain'].map(value => ({value, count: 1}));
    changeAnswers(body => {
      body.facets = {...Object(body.facets), variant_options: [{name: 'Pattern', values}]};
    });
    const page = await openPanel('', 'linen', {config: {locale: 'en', currency: 'JPY', swatches}});
    await appear(() => page.shadow.querySelector('[data-swatch]'));
    return page;
  };
  const backgrounds = (page: PanelPage) =>
    choices(page, 'Pattern').map(input => {
      const {backgroundImage, backgroundColor} = getComputedStyle(input);
      if (!input.matches('[data-swatch]')) return '';
      return backgroundImage === 'none' ? backgroundColor : backgroundImage;
    });

  it('are painted on the check boxes of their option', async () => {
    const page = await open({Pattern: {Tartan: '/files/tartan.png', Sand: 'rgb(216 200 168)'}});
    expect(backgrounds(page)).to.eql([
      `url("${location.origin}/files/tartan.png")`,
      'rgb(216, 200, 168)',
      '',
      '',
    ]);
    expect(nameOf(choices(page, 'Pattern')[0] as HTMLElement)).to.equal('Tartan (1)');
  });

  it('cost only themselves if they can’t be used, and the console names each', async () => {
    const page = await open({
      Pattern: {
        Tartan: 'red; inset: 0',
        Sand: 'javascript:alert(1)',
        Rust: '/a"); inset: 0; x: url("b.png',
        Plain: 5,
      },
      Finish: 'gold',
    });
    const [tartan, sand, rust, plain] = backgrounds(page);
    expect([tartan, sand, plain]).to.eql(['', '', '']);
    expect(rust).to.match(/^url\("[^"]*%22\);%20inset:%200;%20x:%20url\(%22b\.png"\)$/);
    expect(choices(page, 'Pattern').map(({style}) => style.length)).to.eql([0, 0, 1, 0]);
    const lines = await page.hear();
    for (const place of ['"Pattern", "Tartan"', '"Pattern", "Sand"', '"Pattern", "Plain"', '"Finish"'])
      expect(lines.filter(line => line.includes(`for ${place} `))).to.have.length(1);
  });
});

describe('a metafield that the service ignores', () => {
  it('§4.1 metafield 5: has no chip and no choice, and the console names it once', async () => {
    const page = await openPanel();
    const filters = {filter_metafield: ['custom.secret:x'], filter_type: ['Shirts']};
    await answered(page, () => void getStore().search({filters}));
    await appear(() => named(page.shadow, 'button', 'Remove filter Shirts'));
    const [line, ...more] = await page.hear();
    expect(line).to.include('custom.secret').and.to.include('not enabled');
    expect(more).to.eql([]);
    expect(named(page.shadow, 'button', 'Remove filter x')).to.equal(undefined);
    expect(groupNames(page)).not.to.include('custom.secret');
    await answered(page, () => void getStore().search({sort: 'newest'}));
  });
});

describe('sizes with units', () => {
  it('are in their order when they first show, although that order needs more code', async () => {
    changeAnswers(answer => {
      const values = ['1L', '500ml', '2L', '250ml'].map(value => ({value, count: 9}));
      Object.assign(answer.facets as object, {variant_options: [{name: 'Volume', values}]});
    });
    const page = openPage({html: '<facet-panel mode="sidebar"></facet-panel>'});
    const panel = page.find<FacetPanelElement>('facet-panel');
    const shown: string[] = [];
    void getStore().search({query: 'linen'});
    const {shadowRoot} = await appear(() => (panel.shadowRoot ? panel : undefined));
    new MutationObserver(() => {
      const inputs = shadowRoot?.querySelectorAll<HTMLInputElement>('[name="variant_options:Volume"]') ?? [];
      if (inputs.length) shown.push([...inputs].map(({value}) => value).join(' '));
    }).observe(shadowRoot as ShadowRoot, {childList: true, subtree: true});
    await appear(() => shown.length > 0);
    await panel.updateComplete;
    expect([...new Set(shown)]).to.eql(['250ml 500ml 1L 2L']);
  });
});
