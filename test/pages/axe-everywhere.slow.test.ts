import assert from 'node:assert/strict';
import {findIn} from './axe.ts';
import {test} from './fixtures.ts';

/** Every page of the demo, and the state that its list reaches. */
const ROUTES = [
  './',
  './collections',
  './collections/apparel?sort=newest',
  './products/linen-tailored-jacket',
  './cart',
  './blogs/journal',
  './pages/shipping',
  './pages/summer-campaign',
  './pages/examples',
  './pages/example-swatches',
  './pages/example-templates',
  './pages/example-quick-add',
  './pages/example-pages',
  './pages/example-infinite',
  './pages/example-columns',
  './pages/example-embedded',
];

for (const [place, path] of ROUTES.entries()) {
  // Languages differ only in their texts, so pages alternate between them.
  const locale = place % 2 ? 'ja' : 'en';
  test(`axe finds no violation on ${path} in ${locale}`, async ({demo}) => {
    assert.deepEqual(await findIn(demo, path, {locale}, /ready|idle/), []);
  });
}
