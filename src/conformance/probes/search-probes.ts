import {BROWSE, MAX_OFFSET, MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';
import {compareCeiling, compareIds, compareIgnored, comparePages} from '../rules/compare-answers.ts';
import {planVendor} from './filter-probes.ts';
import type {Known, Probe} from './probe.ts';

/** Searches for a term with the required parameters only, so that the others have their defaults. */
const term: Probe = {
  rules: [],
  plan: ({query, browse}) => ({
    params: {q: query},
    // A service may send CORS headers only to other origins.
    headers: {origin: 'https://elsewhere.example'},
    compare: response => compareIds(browse, response),
  }),
};

const SIZE = 10;

/** Whether a page at the ceiling has results. */
const reachesCeiling = ({total}: SearchResponse): boolean => total >= MAX_OFFSET + SIZE;

/** Requests another page of all products, just below the ceiling if there are so many, with a filter that must be ignored. */
const page: Probe = {
  rules: ['§4.1 paging 1', '§2.3 stable', '§4.1 metafield 5'],
  plan: ({browse}) => {
    const offset = reachesCeiling(browse) ? MAX_OFFSET - SIZE / 2 : Math.floor(browse.received / 2);
    if (offset < 1) return 'The store has fewer than two products.';
    const ignored = 'storefront_search.unknown:none';
    return {
      params: {q: BROWSE, limit: `${SIZE}`, offset: `${offset}`, filter_metafield: ignored},
      compare: response => [
        ...compareIgnored(browse, response),
        ...(response.total > 0 ? comparePages(browse, response, offset) : []),
      ],
    };
  },
};

/** Requests a page past the ceiling; of one vendor only if there is no page at the ceiling to compare it with. */
const ceiling: Probe = {
  rules: ['§4.1 filter_vendor'],
  plan: known => {
    const {browse, answers} = known;
    const below = answers.get(page);
    const params = {q: BROWSE, limit: `${SIZE}`, offset: '9999', sort: 'price_desc'};
    if (below && reachesCeiling(browse))
      return {params: {...params, sort: 'relevance'}, compare: past => compareCeiling(below, past)};
    const vendor = planVendor(known);
    if (typeof vendor === 'string') return {params, reason: vendor};
    return {...vendor, params: {...params, ...vendor.params}};
  },
};

export const searchProbes: readonly Probe[] = [term, page, ceiling];

type QueryProbe = Probe<Pick<Known, 'query'>>;

/** Browses articles, which gives no results. */
const articles: QueryProbe = {
  rules: ['§4.1 browse content_type', '§4.1 filter_content_type'],
  plan: () => ({params: {q: BROWSE, filter_content_type: 'article'}}),
};

/** Searches without `contract`, for the internal shape. */
const internal: QueryProbe = {
  rules: ['§9.6'],
  plan: ({query}) => ({params: {q: query, contract: undefined}}),
};

/** Requests with each of the five mistakes that §7 has a code for. */
const faulty: readonly QueryProbe[] = [
  {rules: ['§7 query_required'], plan: () => ({params: {}})},
  {rules: ['§7 query_too_long'], plan: () => ({params: {q: 'a'.repeat(MAX_QUERY_LENGTH + 1)}})},
  {rules: ['§7 invalid_type'], plan: ({query}) => ({params: {q: query, type: 'everything'}})},
  {rules: ['§7 unsupported_contract'], plan: ({query}) => ({params: {q: query, contract: 'v2'}})},
  {rules: ['§7 unsupported_contract_type'], plan: ({query}) => ({params: {q: query, type: 'suggest'}})},
];

/** Requests that depend on no earlier answer. */
export const refusalProbes: readonly QueryProbe[] = [articles, internal, ...faulty];
