import type {Changes} from '../live-store.ts';
import {answers, type Break} from './break.ts';

/** Removes a parameter before the service reads it; the answer echoes the original request. */
const ignored = (...names: readonly string[]): Changes => ({
  onRequest: params => {
    for (const name of names) params.delete(name);
  },
});

/** Filters that do nothing, or the wrong thing. */
export const filterBreaks: readonly Break[] = [
  ...[
    'vendor',
    'type',
    'tags',
    'price_min',
    'price_max',
    'available',
    'on_sale',
    'content_type',
    'collection',
    'metafield',
  ].map(name => ({
    rule: `§4.1 filter_${name}`,
    how: 'it filters nothing',
    changes: ignored(`filter_${name}`),
  })),
  {
    rule: '§4.1 filter_option_value',
    how: 'it filters nothing',
    changes: ignored('filter_option_name', 'filter_option_value'),
  },
  {
    rule: '§4.1 filter_tags',
    how: 'only the first tag counts',
    changes: {
      onRequest: params => {
        const [first] = (params.get('filter_tags') ?? '').split(',');
        if (first) params.set('filter_tags', first);
      },
    },
  },
  ...(['first', 'last'] as const).map(which => ({
    rule: '§4.1 metafield 3',
    how: `only the ${which} one counts`,
    changes: {
      onRequest: (params: URLSearchParams) => {
        const all = params.getAll('filter_metafield');
        const one = which === 'first' ? all[0] : all.at(-1);
        if (one) params.set('filter_metafield', one);
      },
    },
  })),
  {
    rule: '§4.1 metafield 5',
    how: 'one that is not enabled finds nothing',
    changes: answers((body, params) => {
      if (!params.get('filter_metafield')?.startsWith('storefront_search.')) return;
      Object.assign(body, {total: 0, results: [], facets: {}});
    }),
  },
  {
    rule: '§4.1 browse filters',
    how: 'they find nothing for q=*',
    changes: answers((body, params) => {
      if (params.get('q') !== '*' || !params.has('filter_available')) return;
      Object.assign(body, {total: 0, results: [], facets: {}});
    }),
  },
];
