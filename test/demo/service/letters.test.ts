import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {ask, product, serve, storeOf} from '../../support/stores/small-store.ts';
import {JAPANESE_PAIRS, JAPANESE_STRANGERS, JAPANESE_TITLES, LETTERS} from './support/letter-queries.ts';

/** A store of products with these titles. */
function serveTitles(locale: string, titles: readonly string[]) {
  const shop = serve(
    storeOf({locale, products: titles.map((title, place) => product(`product-${place}`, {title}))}),
  );
  return async (q: string): Promise<string[]> => {
    const {results} = await ask(shop, {q, locale, limit: '50'});
    return results.map(({title}) => String(title));
  };
}

describe('§1.2 variants: ja', () => {
  const search = serveTitles('ja', JAPANESE_TITLES);
  for (const [kind, pairs] of Object.entries(JAPANESE_PAIRS))
    for (const [query, expected] of pairs)
      it(`${kind}: “${query}” finds “${expected}” among the first three`, async () => {
        const [first = 'nothing', ...others] = await search(query);
        assert.ok(
          [first, ...others.slice(0, 2)].some(title => title.includes(expected)),
          [first, ...others].join(', '),
        );
      });
  for (const [query, stranger] of JAPANESE_STRANGERS)
    it(`“${query}” finds no “${stranger}”`, async () => {
      const found = await search(query);
      assert.deepEqual(
        found.filter(title => title.includes(stranger)),
        [],
      );
    });
});

for (const [locale, {titles, found}] of Object.entries(LETTERS))
  describe(`§1.2 variants: letters that are equal in ${locale}`, () => {
    const search = serveTitles(locale, titles);
    for (const [query, expected] of Object.entries(found))
      it(`“${query}” finds ${expected.join(' and ')} only`, async () => {
        assert.deepEqual(await search(query), expected);
      });
  });
