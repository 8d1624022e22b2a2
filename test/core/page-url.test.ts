import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readPageUrl, writePageUrl} from '../../src/core/page-url.ts';

const read = (search: string) => readPageUrl(new URL(`https://store.example/search${search}`));
const start = {query: '', filters: {}, sort: 'relevance', page: 1} as const;

test('an address without parameters asks for nothing, by relevance, from page 1', () => {
  assert.deepEqual(read(''), {pageQuery: start, problems: []});
});

test('an address names its query, sort, page and filters by the names of the contract', () => {
  assert.deepEqual(read('?q=麻&sort=price_asc&page=3&filter_tags=夏,冬&filter_on_sale=true').pageQuery, {
    query: '麻',
    sort: 'price_asc',
    page: 3,
    filters: {filter_tags: ['夏', '冬'], filter_on_sale: ['true']},
  });
});

test('spaces around a query go, full-width ones too', () => {
  assert.equal(read('?q=%20%E3%80%80麻%20布%E3%80%80').pageQuery.query, '麻 布');
});

const bad = ['sort=cheapest', 'page=0', 'page=-2', 'page=1.5', 'page=two', 'filter_price_min=x'];

for (const parameter of bad) {
  test(`of ${parameter} the default is taken, and the value reported`, () => {
    const {pageQuery, problems} = read(`?${parameter}`);
    assert.deepEqual(pageQuery, start);
    assert.deepEqual(
      problems.map(problem => problem.split(' ')[0]),
      [parameter],
    );
  });
}

test('foreign parameters and the fragment are kept, in their order', () => {
  const url = new URL(
    'https://store.example/search?utm_source=mail&q=old&preview_theme_id=7&options%5Bprefix%5D=last&page=4#top',
  );
  const written = writePageUrl(url, {...start, query: '麻', sort: 'newest'});
  assert.deepEqual(
    [...written.searchParams],
    [
      ['utm_source', 'mail'],
      ['preview_theme_id', '7'],
      ['options[prefix]', 'last'],
      ['q', '麻'],
      ['sort', 'newest'],
    ],
  );
  assert.equal(written.hash, '#top');
});

test('what is the default is not written', () => {
  const url = new URL('https://store.example/search?q=old&sort=newest&page=2&filter_vendor=x');
  assert.equal(writePageUrl(url, start).href, 'https://store.example/search');
});

test('the address that was given is left as it was', () => {
  const url = new URL('https://store.example/search?q=old');
  writePageUrl(url, {...start, query: 'new'});
  assert.equal(url.search, '?q=old');
});

test('what was written is read back the same', () => {
  const pageQuery = {
    query: '麻 & 綿',
    sort: 'price_desc',
    page: 2,
    filters: {
      filter_option_name: ['サイズ'],
      filter_option_value: ['S'],
      filter_metafield: ['custom.scale:1:50'],
    },
  } as const;
  const {href} = writePageUrl(new URL('https://store.example/search?utm_source=mail'), pageQuery);
  assert.deepEqual(readPageUrl(new URL(href)), {pageQuery, problems: []});
});
