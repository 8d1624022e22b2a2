import assert from 'node:assert/strict';
import {before, describe, it} from 'node:test';
import {loadStore} from '../../demo/catalogue/load.ts';
import type {Service} from '../../demo/service/service.ts';
import {PAIRS, STRANGERS} from './queries.ts';
import {ask, serve} from './small-store.ts';

let service: Service;
before(async () => {
  service = serve((await loadStore()).store);
});

async function titles(q: string, locale: string, limit: number): Promise<string[]> {
  const {results} = await ask(service, {q, locale, limit: String(limit), filter_content_type: 'product'});
  return results.map(item => String(item.title));
}

for (const [locale, kinds] of Object.entries(PAIRS)) {
  for (const [kind, pairs] of Object.entries(kinds)) {
    describe(`§1.2 variants, ${locale}, ${kind}`, () => {
      for (const [query, expected] of pairs) {
        it(`“${query}” finds “${expected}” among the first five`, async () => {
          const found = await titles(query, locale, 5);
          assert.ok(
            found.some(title => title.endsWith(expected)),
            `found ${found.join(', ') || 'nothing'}`,
          );
        });
      }
    });
  }
}

describe('what must not match', () => {
  for (const [locale, pairs] of Object.entries(STRANGERS)) {
    for (const [query, stranger] of pairs) {
      it(`“${query}” finds no “${stranger}”, ${locale}`, async () => {
        const found = await titles(query, locale, 50);
        assert.deepEqual(
          found.filter(title => title.includes(stranger)),
          [],
        );
      });
    }
  }
});
