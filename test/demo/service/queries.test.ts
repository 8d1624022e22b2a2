import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {loadStore} from '../../../demo/catalogue/load.ts';
import type {Service} from '../../../demo/service/service.ts';
import {PAIRS, type Pair, STRANGERS} from '../../support/queries.ts';
import {ask, product, serve, storeOf} from '../../support/small-store.ts';
import {IMPORTED_PAIRS, OWN_PAIRS, TITLES} from './support/more-queries.ts';

let service: Service;
before(async () => {
  service = serve((await loadStore()).store);
});

/** The titles of the products a query finds first. */
async function titles(shop: Service, q: string, locale: string, limit = 5): Promise<string[]> {
  const {results} = await ask(shop, {q, locale, limit: String(limit), filter_content_type: 'product'});
  return results.map(item => String(item.title));
}

/** A test for each pair: among the first five is a product whose title suits what is expected. */
function find(
  pairs: readonly Pair[],
  search: (q: string) => Promise<string[]>,
  suits: (title: string, expected: string) => boolean,
): void {
  for (const [query, expected] of pairs) {
    it(`“${query}” finds “${expected}” among the first five`, async () => {
      const found = await search(query);
      assert.ok(
        found.some(title => suits(title, expected)),
        `found ${found.join(', ') || 'nothing'}`,
      );
    });
  }
}

const ends = (title: string, expected: string): boolean => title.endsWith(expected);
const holds = (title: string, expected: string): boolean => title.includes(expected);

for (const locale of ['ja', 'en'] as const) {
  for (const [kind, pairs] of Object.entries(PAIRS[locale])) {
    describe(`§1.2 variants: ${locale}, ${kind}`, () => find(pairs, q => titles(service, q, locale), ends));
  }

  describe(`§1.2 variants: ${locale}, of all kinds`, () =>
    find(OWN_PAIRS[locale], q => titles(service, q, locale), holds));

  describe(`§1.2 variants: ${locale}, in the catalogue of another store`, () => {
    const products = TITLES[locale].map((title, place) => product(`product-${place}`, {title}));
    const other = serve(storeOf({locale, products}));
    find(IMPORTED_PAIRS[locale], q => titles(other, q, locale), holds);
  });

  describe(`what must not match, ${locale}`, () => {
    for (const [query, stranger] of STRANGERS[locale]) {
      it(`“${query}” finds no “${stranger}”`, async () => {
        const found = await titles(service, query, locale, 50);
        assert.deepEqual(
          found.filter(title => title.includes(stranger)),
          [],
        );
      });
    }
  });
}
