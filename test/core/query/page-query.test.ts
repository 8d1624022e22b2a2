import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cleanQuery, isAsked, type PageQuery, type Scope} from '../../../src/core/query/page-query.ts';

const collection: Scope = {pageSize: 24, query: '*', filters: {}, followsAddress: true};
const themes: Scope = {...collection, startsWithTheme: true};
const start = {filters: {filter_tags: ['夏']}, sort: 'newest'} as const;
const asks = (change: Partial<PageQuery>, scope = themes) => isAsked({...cleanQuery, ...change}, scope);

test('a list that starts with the theme’s results asks nothing before it is filtered, sorted or searched', () => {
  assert.equal(asks({}), false);
  assert.equal(asks({filters: {filter_vendor: ['North']}}), true);
  assert.equal(asks({sort: 'price_asc'}), true);
  assert.equal(asks({query: 'linen'}), true);
});

test('a page of the theme’s own list is the theme’s', () => {
  assert.equal(asks({page: 3}), false);
});

test('a list that starts with filters and a sort of its own asks for others only', () => {
  assert.equal(asks({...start, filters: {filter_tags: ['夏']}}, {...themes, start}), false);
  assert.equal(asks({...start, filters: {}}, {...themes, start}), true);
  assert.equal(asks({...start, sort: 'relevance'}, {...themes, start}), true);
});

test('any other list asks if it has a query, of its own or the shopper’s', () => {
  assert.equal(asks({}, collection), true);
  assert.equal(asks({}, {...collection, query: ''}), false);
  assert.equal(asks({query: 'linen'}, {...collection, query: ''}), true);
});
