import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {after, before, test} from 'node:test';
import {Liquid} from 'liquidjs';
import {openData} from '../../demo/storefront/data-folder.ts';
import {createStorefront} from '../../demo/storefront/storefront.ts';
import {listSamples, type Sample} from '../../src/tools/docs/samples.ts';
import {writeFile} from '../cli/plain-theme.ts';
import {smallStore} from '../support/stores/small-storefront.ts';
import {checkTheme, writeWholeTheme} from '../support/stores/whole-theme.ts';

const isRobots = ({notes}: Sample) => notes.includes('robots.txt');
const samples = listSamples('liquid').filter(sample => !isRobots(sample));
const names = samples.map((_, index) => `docs-sample-${index + 1}`);
let theme: string;

before(async () => {
  theme = await writeWholeTheme();
  // The code that the guide asks the developer to insert.
  writeFile(theme, 'assets/storefront-search.debug.js', '');
  for (const [index, {text, notes}] of samples.entries()) {
    const isSnippet = notes.includes('snippet');
    if (isSnippet) writeFile(theme, `snippets/${names[index]}.liquid`, `${text}\n`);
    const section = isSnippet ? renderTwice(names[index]) : text;
    writeFile(theme, `sections/${names[index]}.liquid`, `${section}\n`);
  }
  const template = JSON.stringify({
    sections: Object.fromEntries(names.map(name => [name, {type: name}])),
    order: names,
  });
  writeFile(theme, 'templates/search.json', template);
  writeFile(theme, 'templates/collection.json', template);
});

after(() => rmSync(theme, {recursive: true}));

test('theme check finds no offense in the Liquid samples', async () => {
  assert.deepEqual(await checkTheme(theme), []);
});

for (const path of ['/search?q=jacket', '/en/collections/all']) {
  test(`the Liquid samples render on ${path}`, async () => {
    const app = createStorefront(smallStore, {data: openData(), theme});
    const response = await app.request(path);
    assert.equal(response.status, 200);
    const html = await response.text();
    for (const [index, name] of names.entries()) {
      const {place = ''} = samples[index] ?? {};
      const [, section = ''] =
        new RegExp(`__${name}"[^>]*>([\\s\\S]*?)(?=<div id="shopify-section|$)`).exec(html) ?? [];
      assert.match(section, /<(search-box|search-results|facet-panel|script|link)/, place);
      assert.doesNotMatch(section, /Translation missing|Liquid error|\{%/, place);
      const ids = [...section.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length, `${place}: ids ${ids}`);
    }
  });
}

test('the sample of robots.txt keeps the platform’s rules, and adds its own for all robots', async () => {
  const [sample] = listSamples('liquid').filter(isRobots);
  const group = (name: string) => ({
    user_agent: {value: name, toString: () => `User-agent: ${name}`},
    rules: ['Disallow: /search'],
    sitemap: 'Sitemap: https://shop.example/sitemap.xml',
  });
  const robots = {default_groups: [group('*'), group('AdsBot')]};
  const text: string = await new Liquid().parseAndRender(sample?.text ?? '', {robots});
  const [all, ads] = text.split('User-agent: ').slice(1);
  assert.match(all ?? '', /^\*\s+Disallow: \/search\s+Disallow: \/collections\/\*\?\*sort=\s/);
  assert.match(ads ?? '', /^AdsBot\s+Disallow: \/search\s+Sitemap: /);
});

/** Creates a snippet that Dawn's header renders in place of its search form. */
function renderTwice(name: string | undefined): string {
  const ids = ['Search-In-Modal', 'Search-In-Modal-1'];
  return ids.map(id => `{% render '${name}', input_id: '${id}' %}`).join('\n');
}
