import type {Body, Changes} from '../live-store.ts';
import {answers, type Break} from './break.ts';

type Values = {value: string; count: number}[];

const results = (change: (item: Record<string, unknown>) => void): Changes =>
  answers(({results: items}) => items.forEach(change));

/** Changes the facets of each answer that has some. */
const facets = (change: (facets: Body['facets']) => void): Changes =>
  answers(body => {
    if (Object.keys(body.facets).length > 0) change(body.facets);
  });

/** Bodies of a wrong shape. */
export const shapeBreaks: readonly Break[] = [
  {rule: '§2', how: 'a result has a field more', changes: results(item => Object.assign(item, {score: 1}))},
  {
    rule: '§2.1 schemaVersion',
    how: 'v2 came',
    changes: answers(body => Object.assign(body, {schemaVersion: 'v2'})),
  },
  {
    rule: '§2.1 query_id',
    how: 'all searches have one',
    changes: answers(body => Object.assign(body, {query_id: 'q'})),
  },
  {
    rule: '§2.1 measurement_proof',
    how: 'it is a number',
    changes: answers(body => Object.assign(body, {measurement_proof: 1})),
  },
  {
    rule: '§2.1 suggestions',
    how: 'null came',
    changes: answers(body => Object.assign(body, {suggestions: null})),
  },
  {rule: '§2.1 redirect_url', how: 'it is missing', changes: answers(body => delete body.redirect_url)},
  {rule: '§2.1 degraded_reason', how: 'it is missing', changes: answers(body => delete body.degraded_reason)},
  {
    rule: '§2.1 keys',
    how: 'facets are missing where nothing was found',
    changes: answers(body => body.total === 0 && delete (body as Partial<Body>).facets),
  },
  {
    rule: '§2.1 total',
    how: 'it is the number of results on the page',
    changes: answers(
      (body, params) => params.get('offset') === '25' && Object.assign(body, {total: body.results.length}),
    ),
  },
  {
    rule: '§2.2 product_id',
    how: 'it is a number',
    changes: results(item => Object.assign(item, {product_id: '7'})),
  },
  {
    rule: '§2.2 url',
    how: 'it is an address elsewhere',
    changes: results(item => Object.assign(item, {url: `https://elsewhere.example${item.url}`})),
  },
  {rule: '§2.2 tags', how: 'they are missing', changes: results(item => delete item.tags)},
  {
    rule: '§2.2 image_url',
    how: 'it is empty',
    changes: results(item => Object.assign(item, {image_url: ''})),
  },
  {
    rule: '§2.2 price_min',
    how: 'it is a text',
    changes: results(item => 'price_min' in item && Object.assign(item, {price_min: `${item.price_min}`})),
  },
  {
    rule: '§2.2 variant id',
    how: 'it is a global id',
    changes: results(({variants = []}) => {
      for (const variant of variants as {id: string}[])
        variant.id = `gid://shopify/ProductVariant/${variant.id}`;
    }),
  },
  {
    rule: '§2.2 published_at',
    how: 'it is no timestamp',
    changes: results(item => item.published_at && Object.assign(item, {published_at: 'last week'})),
  },
  {
    rule: '§2.3 price_range',
    how: '[0, 0] came',
    changes: facets(all => Object.assign(all, {price_range: [0, 0]})),
  },
  {
    rule: '§2.3 price_range',
    how: 'the highest price comes first',
    changes: facets(all => (all.price_range as number[] | null)?.reverse()),
  },
  {
    rule: '§2.3 on_sale_count',
    how: 'it is a text',
    changes: facets(all => Object.assign(all, {on_sale_count: '1'})),
  },
  {
    rule: '§2.3 content_types',
    how: 'there is another type',
    changes: facets(
      all =>
        (all.content_types as Values)[0] && (all.content_types as Values).push({value: 'blog', count: 0}),
    ),
  },
  {
    rule: '§2.3 metafields',
    how: 'they lack their namespace',
    changes: {
      ...facets(all => {
        for (const field of all.metafields as {name: string}[])
          field.name = field.name.replace('custom.', '');
      }),
      onRequest: params => {
        const all = params
          .getAll('filter_metafield')
          .map(pair => pair.replace(/^(custom\.)?(?=\w+:)/, 'custom.'));
        params.delete('filter_metafield');
        for (const pair of all) params.append('filter_metafield', pair);
      },
    },
  },
  {
    rule: '§2.3 order',
    how: 'the rarest vendor comes first',
    changes: facets(all => (all.vendors as Values).reverse()),
  },
  {
    rule: '§2.3 size',
    how: '21 types came',
    changes: facets(all => {
      const types = all.product_types as Values;
      while (types.length > 0 && types.length < 21) types.push({value: `～${types.length + 10}`, count: 0});
    }),
  },
  {
    rule: '§2.3 stable',
    how: 'another page has other facets',
    changes: answers((body, params) => params.get('limit') === '10' && (body.facets.vendors as Values).pop()),
  },
  {
    rule: '§3 usable',
    how: 'a usable answer has a reason',
    changes: answers(body => Object.assign(body, {degraded_reason: 'none'})),
  },
];
