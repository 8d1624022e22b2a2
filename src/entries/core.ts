// The part without DOM: the contract's shapes and rules, for other clients of the service.
export {type Answer, type Attribution, type Batch, type Hit, nextOffset} from '../core/contract/answer.ts';
export type {Sort} from '../core/contract/constants.ts';
export {SearchError, type SearchErrorCode} from '../core/contract/errors.ts';
export {requestParams, type SearchRequest} from '../core/contract/request.ts';
export type {
  ArticleItem,
  Facets,
  FacetValue,
  PageItem,
  ProductItem,
  ResultItem,
  SearchResponse,
  Variant,
} from '../core/contract/schema.ts';
export {ContractError, readResponse} from '../core/contract/schema.ts';
export {appendFilters, type FilterParam, type Filters, readFilters} from '../core/filters/filters.ts';
export {createMoney, type Money, type MoneyFormat, type MoneyOptions} from '../core/money/money.ts';
export {toBase} from '../core/money/price-scale.ts';
export {
  cleanQuery,
  type PageQuery,
  patchQuery,
  type Scope,
  type SearchPatch,
} from '../core/query/page-query.ts';
export {readPageUrl, writePageUrl} from '../core/query/page-url.ts';
