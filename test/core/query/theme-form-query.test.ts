import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {readThemeForm, type ThemeForm} from '../../../src/core/query/theme-form-query.ts';

describe('a theme’s own form', () => {
  const named = {
    hasBasePrices: true,
    start: {filters: {}, sort: 'relevance'},
    defaultSort: 'manual',
    names: new Map([
      ['filter.v.option.size', {option: 'サイズ'}],
      ['filter.v.option.color', {option: 'カラー'}],
      ['filter.p.m.custom.material', {metafield: 'custom.material'}],
    ]),
  } satisfies ThemeForm;
  const readForm = (text: string, form: Partial<ThemeForm> = {}) =>
    readThemeForm(new URLSearchParams(text), {...named, ...form});

  test('asks for an option and a metafield by their true names', () => {
    assert.deepEqual(
      readForm('filter.v.option.size=M&filter.p.m.custom.material=Linen: raw&sort_by=manual'),
      {
        filters: {
          filter_option_name: ['サイズ'],
          filter_option_value: ['M'],
          filter_metafield: ['custom.material:Linen: raw'],
        },
        sort: 'relevance',
      },
    );
  });

  test('asks for several values of an option, and for another one beside them', () => {
    const form = 'filter.v.option.size=M&filter.v.option.size=L&filter.v.option.color=Red';
    assert.deepEqual(readForm(form)?.filters, {
      filter_option_name: ['サイズ', 'サイズ', 'カラー'],
      filter_option_value: ['M', 'L', 'Red'],
    });
  });

  test('asks for filters that have the contract’s own names, beside Liquid’s', () => {
    const form =
      'q=shirt&filter_vendor=North&filter_on_sale=true&filter_tags=new&filter_tags=summer&filter.v.price.gte=10';
    assert.deepEqual(readForm(form)?.filters, {
      filter_price_min: ['10'],
      filter_vendor: ['North'],
      filter_on_sale: ['true'],
      filter_tags: ['new', 'summer'],
    });
  });

  test('asks for nothing beside what the list starts with, if its fields are empty', () => {
    const start = {filters: {filter_tags: ['summer']}, sort: 'newest'} as const;
    assert.deepEqual(readForm('filter.v.price.gte=&filter_vendor=&sort_by=', {start}), start);
  });

  for (const [sortBy, defaultSort, sort] of [
    ['best-selling', 'best-selling', 'relevance'],
    ['manual', 'manual', 'relevance'],
    ['created-descending', 'manual', 'newest'],
    ['created-descending', 'created-descending', 'relevance'],
    ['manual', 'best-selling', undefined],
    ['title-ascending', 'manual', undefined],
    ['toString', 'manual', undefined],
  ] as const)
    test(`sorts by ${sortBy} as ${sort ?? 'Liquid only can'}, if the default is ${defaultSort}`, () => {
      assert.equal(readForm(`sort_by=${sortBy}`, {defaultSort})?.sort, sort);
    });

  for (const form of [
    'filter.v.option.width=E',
    'filter.p.m.custom.material=gid%3A%2F%2Fshopify%2FMetaobject%2F1',
    'filter_option_name=サイズ',
    'filter.p.tag=new&filter.p.tag=summer',
    'filter.v.availability=1&filter.v.availability=0',
    'filter.v.price.gte=cheap',
  ])
    test(`leaves ${form} to Liquid, because the contract can’t say it`, () => {
      assert.equal(readForm(form), undefined);
    });
});
