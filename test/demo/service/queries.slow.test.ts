import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {loadStore} from '../../../demo/catalogue/load.ts';
import type {Service} from '../../../demo/service/service.ts';
import {PAIRS, type Pair, STRANGERS} from '../../support/stores/queries.ts';
import {ask, product, serve, storeOf} from '../../support/stores/small-store.ts';
import {IMPORTED_PAIRS, OWN_PAIRS, TITLES} from './support/more-queries.ts';
import {SPELT_PAIRS, SPELT_STRANGERS, SPELT_TITLES} from './support/spelling-queries.ts';

let service: Service;
before(async () => {
  service = serve((await loadStore()).store);
});

/** Titles of the first products found. */
async function titles(shop: Service, q: string, locale: string, limit = 5): Promise<string[]> {
  const {results} = await ask(shop, {q, locale, limit: String(limit), filter_content_type: 'product'});
  return results.map(item => String(item.title));
}

/** Adds a test per pair: one of the first five products must have the expected title. */
function find(
  pairs: readonly Pair[],
  search: (q: string) => Promise<string[]>,
  matches: (title: string, expected: string) => boolean,
): void {
  for (const [query, expected] of pairs) {
    it(`“${query}” finds “${expected}” among the first five`, async () => {
      const found = await search(query);
      assert.ok(
        found.some(title => matches(title, expected)),
        `found ${found.join(', ') || 'nothing'}`,
      );
    });
  }
}

/** Adds a test per pair: no product found contains the other word. */
function avoid(pairs: readonly Pair[], search: (q: string) => Promise<string[]>): void {
  for (const [query, stranger] of pairs) {
    it(`“${query}” finds no “${stranger}”`, async () => {
      const found = await search(query);
      assert.deepEqual(
        found.filter(title => title.includes(stranger)),
        [],
      );
    });
  }
}

const endsWith = (title: string, expected: string): boolean => title.endsWith(expected);
const contains = (title: string, expected: string): boolean => title.includes(expected);

for (const locale of ['ja', 'en'] as const) {
  for (const [kind, pairs] of Object.entries(PAIRS[locale])) {
    describe(`§1.2 variants: ${locale}, ${kind}`, () =>
      find(pairs, q => titles(service, q, locale), endsWith));
  }

  describe(`§1.2 variants: ${locale}, of all kinds`, () =>
    find(OWN_PAIRS[locale], q => titles(service, q, locale), contains));

  describe(`§1.2 variants: ${locale}, in the catalogue of another store`, () => {
    const products = TITLES[locale].map((title, place) => product(`product-${place}`, {title}));
    const other = serve(storeOf({locale, products}));
    find(IMPORTED_PAIRS[locale], q => titles(other, q, locale), contains);
  });

  describe(`false matches, ${locale}`, () => avoid(STRANGERS[locale], q => titles(service, q, locale, 50)));
}

describe('§1.2 variants: ja, other spellings', () => {
  const products = SPELT_TITLES.map((title, place) => product(`product-${place}`, {title}));
  const shop = serve(storeOf({locale: 'ja', products}));
  for (const [kind, pairs] of Object.entries(SPELT_PAIRS)) {
    describe(kind, () => find(pairs, q => titles(shop, q, 'ja'), contains));
  }
  describe('false matches', () => avoid(SPELT_STRANGERS, q => titles(shop, q, 'ja', 50)));
});
