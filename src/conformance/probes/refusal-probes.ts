import {BROWSE, MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import type {Known, Probe} from './probe.ts';

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
