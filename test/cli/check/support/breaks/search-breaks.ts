import {answers, type Break} from './break.ts';

/** Answers that do not follow from their requests. */
export const searchBreaks: readonly Break[] = [
  {
    rule: '§4.1 limit',
    how: '10 results come by default',
    changes: {
      onRequest: params => params.get('limit') ?? params.set('limit', '10'),
    },
  },
  {
    rule: '§4.1 limit',
    how: '100 results come for a limit of 100',
    changes: {
      onAnswer: async (body, params, ask) => {
        if (params.get('limit') !== '100') return;
        const more = new URLSearchParams(params);
        more.set('offset', '50');
        const {results: others} = await ask(more);
        Object.assign(body, {limit: 100, results: [...body.results, ...others]});
      },
    },
  },
  {
    rule: '§4.1 offset',
    how: 'it is not clamped',
    changes: answers(
      (body, params) => params.has('offset') && Object.assign(body, {offset: Number(params.get('offset'))}),
    ),
  },
  {
    rule: '§4.1 sort',
    how: 'prices come in any order',
    changes: {
      onRequest: params => params.get('sort') === 'price_asc' && params.delete('sort'),
      onAnswer: (body, params) => params.has('sort') && Object.assign(body, {sort: params.get('sort')}),
    },
  },
  {
    rule: '§4.1 paging 1',
    how: 'the first page comes again',
    changes: {
      onRequest: params => params.get('limit') === '10' && params.delete('offset'),
      onAnswer: (body, params) =>
        params.has('offset') && Object.assign(body, {offset: Math.min(2000, Number(params.get('offset')))}),
    },
  },
  {
    rule: '§4.1 paging 5',
    how: 'the echo of the query is in lower case and trimmed',
    changes: answers(body => Object.assign(body, {query: `${body.query}`.replace('*', '* ')})),
  },
  {
    rule: '§4.1 browse products',
    how: 'an article comes for q=*',
    changes: {
      onAnswer: async (body, params, ask) => {
        if (params.get('limit') !== '100') return;
        const {results: articles} = await ask(searchFor({q: '夏', filter_content_type: 'article'}));
        body.results.splice(0, 1, ...articles.slice(0, 1));
      },
    },
  },
  {
    rule: '§4.1 browse content_type',
    how: 'articles come for q=*',
    changes: {
      onAnswer: async (body, params, ask) => {
        if (params.get('filter_content_type') !== 'article') return;
        const {results: articles} = await ask(searchFor({q: '夏', filter_content_type: 'article'}));
        Object.assign(body, {results: articles, total: articles.length});
      },
    },
  },
  {
    rule: '§4.1 browse facets',
    how: 'tags are counted for q=*',
    changes: answers(
      (body, params) =>
        params.get('q') === '*' && Object.assign(body.facets, {tags: [{value: 'camp', count: 1}]}),
    ),
  },
  {
    rule: '§9.6',
    how: 'the documented shape comes without contract=v1',
    changes: {onRequest: params => params.get('contract') ?? params.set('contract', 'v1')},
  },
];

function searchFor(params: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({contract: 'v1', type: 'search', ...params});
}
