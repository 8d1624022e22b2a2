import {virtual} from '@guidepup/virtual-screen-reader/browser.js';
import {expect} from 'chai';
import '../../../src/entries/facet-panel.ts';
import '../../../src/entries/search-results.ts';
import type {FacetValue} from '../../../src/core/contract/schema.ts';
import {json} from '../../support/elements/answer-row.ts';
import {appear, reach} from '../../support/elements/fixture.ts';
import {ENDPOINT, record} from '../../support/elements/recorded-endpoint.ts';
import {openPage} from '../../support/page/fresh-page.ts';
import {article, body, facets, page as infoPage, product} from '../../support/stores/bodies.ts';
import {LIST_TRANSCRIPTS} from './screen-reader-list-transcripts.ts';

const answerWith = (...vendors: readonly FacetValue[]) =>
  body({
    query: 'リネン',
    total: 30,
    results: [
      product(),
      product({product_id: 'gid://shopify/Product/2', title: 'リネンパンツ', available: false, variants: []}),
      article(),
      infoPage(),
    ],
    facets: facets({
      vendors,
      product_types: [],
      tags: [{value: '夏', count: 4}],
      content_types: [],
      variant_options: [],
      metafields: [],
      price_range: [1000, 20000],
      on_sale_count: 3,
    }),
  });

const ANSWER = answerWith({value: 'Nagi', count: 20}, {value: 'Kumo', count: 10});

afterEach(() => virtual.stop());

for (const {language, locale, results, panel} of LIST_TRANSCRIPTS) {
  describe(`a screen reader says, in ${language}`, () => {
    it('of results: how many there are, how they are sorted, each with its price and its state, and that there are more', async () => {
      const {list} = await open(locale);
      const toolbar = await read(list.shadowRoot);
      const cards = await read(list);
      expect([...toolbar, ...cards]).to.eql(results);
    });

    it('of facets: each group by its heading, each choice with its count, and what is chosen', async () => {
      const {panel: element} = await open(locale);
      expect(await read(element.shadowRoot)).to.eql(panel);
    });
  });
}

describe('a screen reader says of a group with five chosen values', () => {
  it('that the others are disabled', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const vendors = names.map(value => ({value, count: 5}));
    const {panel} = await open('en', names.slice(0, 5), answerWith(...vendors));
    const heard = await read(panel.shadowRoot);
    expect(heard.filter(phrase => /^checkbox, [A-F]/.test(phrase))).to.eql([
      ...names.slice(0, 5).map(name => `checkbox, ${name} (25), checked`),
      'checkbox, F (25), not checked, disabled',
    ]);
  });
});

async function open(
  locale: string,
  brands: readonly string[] = ['Nagi'],
  answer = ANSWER,
): Promise<{list: HTMLElement; panel: HTMLElement}> {
  await record(json(answer));
  const chosen = brands.map(brand => `&filter_vendor=${brand}`);
  const page = openPage({
    address: `?q=リネン${chosen.join('')}`,
    config: {locale, currency: 'JPY', endpoint: ENDPOINT},
    html: '<search-results></search-results><facet-panel mode="sidebar"></facet-panel>',
  });
  const [list, panel] = [page.find('search-results'), page.find('facet-panel')];
  await reach(list, 'ready');
  await reach(panel, 'ready');
  await appear(() => list.querySelector('[data-type=article] .search-card-title'));
  await appear(() => list.shadowRoot?.querySelector('[part=terms]'));
  await appear(() => panel.shadowRoot?.querySelector('[part=chips]'));
  await appear(() => panel.shadowRoot?.querySelector('[type=range]'));
  // This screen reader reads the attribute; those of shoppers read what is chosen.
  for (const input of panel.shadowRoot?.querySelectorAll('input') ?? [])
    input.toggleAttribute('checked', input.checked);
  return {list, panel};
}

/** Reads a part of the page from its beginning to its end, without the ends of elements and the counts that names repeat. */
async function read(part: ParentNode | null): Promise<string[]> {
  const phrases: string[] = [];
  for (const container of part?.children ?? []) phrases.push(...(await readOne(container)));
  return phrases.filter(
    phrase => phrase && !/^(end of|end,|paragraph$|deletion$|\(\d+\)$|\d+$)/.test(phrase),
  );
}

async function readOne(container: Element): Promise<string[]> {
  await virtual.start({container: container as HTMLElement});
  const phrases: string[] = [];
  do {
    phrases.push(await virtual.lastSpokenPhrase());
    await virtual.next();
  } while (phrases.length < 100 && (await virtual.lastSpokenPhrase()) !== phrases[0]);
  await virtual.stop();
  return phrases;
}
