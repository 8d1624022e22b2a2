import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openData} from '../../../demo/storefront/data-folder.ts';
import {createStorefront} from '../../../demo/storefront/storefront.ts';
import {writeFile} from '../../cli/plain-theme.ts';
import {writeLookTheme} from '../../pages/look-theme.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';

/** The links between pages of the kit's collection page, a product each, in reading order: `Page 2: 2 → 2` for a link to the second. */
async function pageLinks(path: string): Promise<string[]> {
  const html = await (await storefront.request(path)).text();
  const [, pages = ''] = /<nav class="storefront-search-pages"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  return [...pages.matchAll(/<(a|span)([^>]*)>\s*(.*?)\s*<\/\1>/g)].map(([, tag, attributes = '', text]) => {
    const [, label] = /aria-label="([^"]*)"/.exec(attributes) ?? [];
    const [, page] = /href="[^"]*page=(\d+)/.exec(attributes) ?? [];
    if (tag === 'a') return `${label}: ${text} → ${page}`;
    return attributes.includes('aria-current="page"') ? `current: ${text}` : `${text}`;
  });
}

const theme = writeLookTheme('dawn', {search: {}});
const results = {type: 'storefront-search-collection', settings: {paging: 'pages', page_size: 1}};
writeFile(theme, 'templates/collection.json', JSON.stringify({sections: {results}, order: ['results']}));
const storefront = createStorefront(smallStore, {data: openData(), theme});

test('the pages of a collection before a filter is chosen are numbered links with names, around the current one', async () => {
  assert.deepEqual(await pageLinks('/en/collections/all'), [
    'current: 1',
    'Page 2: 2 → 2',
    '…',
    'Page 32: 32 → 32',
    'Next: › → 2',
  ]);
  assert.deepEqual(await pageLinks('/en/collections/all?page=31'), [
    'Previous: ‹ → 30',
    'Page 1: 1 → 1',
    '…',
    'Page 30: 30 → 30',
    'current: 31',
    'Page 32: 32 → 32',
    'Next: › → 32',
  ]);
});
