import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readPageUrl, writePageUrl} from '../../../src/core/query/page-url.ts';

const read = (search: string) => readPageUrl(new URL(`https://store.example/search${search}`));
const start = {query: '', filters: {}, sort: 'relevance', page: 1} as const;

test('a URL without parameters gives no query, relevance and page 1', () => {
  assert.deepEqual(read(''), {pageQuery: start, problems: []});
});

test('a URL has the query, sort, page and filters under the contract’s names', () => {
  assert.deepEqual(read('?q=麻&sort=price_asc&page=3&filter_tags=夏,冬&filter_on_sale=true').pageQuery, {
    query: '麻',
    sort: 'price_asc',
    page: 3,
    filters: {filter_tags: ['夏', '冬'], filter_on_sale: ['true']},
  });
});

test('spaces around a query are removed, including full-width ones', () => {
  assert.equal(read('?q=%20%E3%80%80麻%20布%E3%80%80').pageQuery.query, '麻 布');
});

const bad = ['sort=cheapest', 'page=0', 'page=-2', 'page=1.5', 'page=two', 'filter_price_min=x'];

for (const parameter of bad) {
  test(`an invalid ${parameter} is reported, and the default is used`, () => {
    const {pageQuery, problems} = read(`?${parameter}`);
    assert.deepEqual(pageQuery, start);
    assert.deepEqual(
      problems.map(problem => problem.split(' ')[0]),
      [parameter],
    );
  });
}

test('other parameters and the fragment are kept, in their order', () => {
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

test('defaults are not written', () => {
  const url = new URL('https://store.example/search?q=old&sort=newest&page=2&filter_vendor=x');
  assert.equal(writePageUrl(url, start).href, 'https://store.example/search');
});

test('writing does not change the given URL', () => {
  const url = new URL('https://store.example/search?q=old');
  writePageUrl(url, {...start, query: 'new'});
  assert.equal(url.search, '?q=old');
});

test('a written search is read back unchanged', () => {
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

const store = new URL('https://store.example/search?utm_source=mail');
const given = {sort: 'newest', filters: {filter_tags: ['夏'], filter_on_sale: ['true']}} as const;

test('the list’s initial filters and sort apply if the URL has none', () => {
  assert.deepEqual(readPageUrl(store, given).pageQuery, {...start, ...given});
  assert.deepEqual(read('?sort=best').pageQuery, start);
  assert.equal(readPageUrl(new URL('https://store.example/?sort=best'), given).pageQuery.sort, 'newest');
});

test('the absence of the initial filters is written, and read back', () => {
  const written = writePageUrl(store, {...start, query: '麻'}, given);
  assert.equal(
    decodeURI(written.search),
    '?utm_source=mail&q=麻&sort=relevance&filter_tags=&filter_on_sale=',
  );
  assert.deepEqual(readPageUrl(written, given), {pageQuery: {...start, query: '麻'}, problems: []});
});

const asked = [
  {...start, ...given},
  {...start, sort: 'price_asc'},
  {...start, filters: {filter_vendor: ['Nagi']}},
  {...start, ...given, page: 2},
] as const;

for (const pageQuery of asked) {
  const name = writePageUrl('https://store.example', pageQuery, given).search;
  test(`a list with initial values reads back what it wrote: ${decodeURI(name)}`, () => {
    assert.deepEqual(readPageUrl(writePageUrl(store, pageQuery, given), given).pageQuery, pageQuery);
  });
}

test('a URL with other filters has no further parameters', () => {
  const written = writePageUrl(store, {...start, sort: 'newest', filters: {filter_vendor: ['x']}}, given);
  assert.equal(written.search, '?utm_source=mail&sort=newest&filter_vendor=x');
});

test('a search takes the place of the platform’s filters and sort in the URL of a list that starts with the theme’s', () => {
  const url =
    'https://store.example/collections/all?filter.p.vendor=A&filter.p.vendor=B&sort_by=title-ascending&page=3&utm_source=x';
  const query = {...start, filters: {filter_vendor: ['A']}};
  const theme = {filters: {}, sort: 'relevance', replacesPlatform: true} as const;
  assert.equal(writePageUrl(url, query, theme).search, '?utm_source=x&filter_vendor=A');
  assert.match(writePageUrl(url, query).search, /filter\.p\.vendor=A.*sort_by=title-ascending/);
});
