// The DOM-free part: the contract's shapes and rules, for whoever builds other things on the service.
export type {Answer, AnswerPage, Attribution, Hit} from './core/answer.ts';
export type {
  ArticleItem,
  Facets,
  FacetValue,
  PageItem,
  ProductItem,
  ResultItem,
  SearchResponse,
  Sort,
  Variant,
} from './core/contract.ts';
export {ContractError, readResponse} from './core/contract.ts';
export {SearchError, type SearchErrorCode} from './core/errors.ts';
export {readFilters} from './core/filter-rules.ts';
export {appendFilters, type FilterParam, type Filters} from './core/filters.ts';
export {createMoney, type Money, type MoneyFormat, type MoneyOptions} from './core/money.ts';
export {cleanQuery, type PageQuery, patchQuery, type Scope, type SearchPatch} from './core/page-query.ts';
export {readPageUrl, writePageUrl} from './core/page-url.ts';
export {nextOffset} from './core/paging.ts';
export {requestParams, type SearchRequest} from './core/request.ts';
export {toBase} from './core/to-base.ts';
