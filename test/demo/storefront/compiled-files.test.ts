import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openStorefront} from '../../support/stores/small-storefront.ts';
import {openBlockTheme} from './support/block-theme.ts';

const LINK = /<link rel="stylesheet" href="(\/platform\/compiled\/styles\.css\?v=\w+)" media="all">/g;

test('serves the style sheets of all blocks, sections and snippets as one, which every page loads', async () => {
  const {app, read} = openBlockTheme({
    'snippets/card.liquid': '{%- stylesheet -%}.card {color: blue}{%- endstylesheet -%}',
  });
  const html = await read();
  const [link, ...others] = [...html.matchAll(LINK)];
  assert.ok(link && others.length === 0);
  assert.doesNotMatch(html, /\.bar {/);
  const styles = await app.request(`${link[1]}`);
  assert.match(styles.headers.get('Content-Type') ?? '', /text\/css/);
  const css = await styles.text();
  const order = ['.group {gap', '.bar {color: red', '.card {color: blue'].map(rule => css.indexOf(rule));
  assert.ok(order[0] !== -1, css);
  assert.deepEqual(
    order,
    order.toSorted((a, b) => a - b),
  );
});

test('serves the scripts of all files as one, of which a page names those of its own sections', async () => {
  const {app, read} = openBlockTheme({
    'layout/bare.liquid': '{{ content_for_header }}{{ content_for_layout }}',
    'templates/cart.json': '{"layout": "bare", "sections": {}, "order": []}',
  });
  const html = await read();
  assert.match(
    html,
    /<script defer src="\/platform\/compiled\/scripts\.js\?v=\w+" data-files="sections\/bar\.liquid"><\/script>/,
  );
  assert.doesNotMatch(html, /window\.bars/);
  assert.doesNotMatch(await read('/cart'), /scripts\.js/);
  const script = await (await app.request('/platform/compiled/scripts.js')).text();
  assert.match(script, /window\.bars = /);
});

test('a script of a page runs with an error in another', async () => {
  const {app} = openBlockTheme({
    'blocks/a.liquid': '{% javascript %}throw new Error("a");{% endjavascript %}',
  });
  const script = await (await app.request('/platform/compiled/scripts.js')).text();
  const errors: unknown[] = [];
  const window: {bars?: number} = {};
  const currentScript = {dataset: {files: 'blocks/a.liquid,sections/bar.liquid'}};
  const run = new Function('document', 'console', 'window', script);
  run({currentScript}, {error: (error: unknown) => errors.push(error)}, window);
  assert.deepEqual([errors.length, window.bars], [1, 1]);
});

test('a theme without such styles loads none', async () => {
  assert.doesNotMatch(await (await openStorefront().request('/')).text(), /compiled/);
});

test('serves an icon to browsers that ask for one', async () => {
  const {app} = openBlockTheme();
  const response = await app.request('/favicon.ico');
  const icon = await app.request(response.headers.get('Location') ?? '');
  assert.equal(icon.headers.get('Content-Type'), 'image/svg+xml; charset=utf-8');
});

test('the checkout has the demo’s own looks beside another theme', async () => {
  const {app} = openBlockTheme();
  await app.request('/cart/add', {
    method: 'POST',
    headers: {Cookie: 'demo_visitor=a'},
    body: new URLSearchParams({id: '5001'}),
  });
  const html = await (await app.request('/checkout', {headers: {Cookie: 'demo_visitor=a'}})).text();
  const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => path);
  assert.ok(styles.length > 2);
  for (const path of styles) assert.equal((await app.request(path)).status, 200, path);
});
