import {contentTypes} from '../contract/constants.ts';
import {isVisible} from '../query/query-text.ts';

/**
 * The shopper's filters by the contract's parameter names (§4.1), with the values as they are sent. Tags and metafields
 * can have several values, all other filters one.
 */
export type Filters = {readonly [P in FilterParam]?: readonly string[]};

export type FilterParam = (typeof filterParams)[number];
export type FilterEntry = readonly [FilterParam, string];

export const filterParams = [
  'filter_vendor',
  'filter_type',
  'filter_tags',
  'filter_price_min',
  'filter_price_max',
  'filter_available',
  'filter_on_sale',
  'filter_content_type',
  'filter_collection',
  'filter_option_name',
  'filter_option_value',
  'filter_metafield',
] as const;

/** Lists all selected values in a fixed order, so that equal filters give equal requests. */
export function filterEntries(filters: Filters): FilterEntry[] {
  return filterParams.flatMap(param => (filters[param] ?? []).map(value => [param, value] as const));
}

/** Adds the filters to query parameters (§4.1): joins tags by commas, repeats `filter_metafield`. */
export function appendFilters(params: URLSearchParams, filters: Filters): void {
  for (const [param, value] of filterEntries(filters)) {
    const joined = param === 'filter_tags' && params.get(param);
    if (joined) params.set(param, `${joined},${value}`);
    else params.append(param, value);
  }
}

/** How many values a filter takes, and which (§4.1). */
interface Shape {
  /** `one` value, `many` that combine with AND, or one per key of `key:value` (§4.1 metafield 1 to 3). */
  readonly arity: 'one' | 'many' | 'keyed';
  readonly accepts: (value: string) => boolean;
}

const one = (accepts: Shape['accepts']): Shape => ({arity: 'one', accepts});
const anything = one(isVisible);
const amount = one(value => /^\d+(\.\d+)?$/.test(value));
const flag = one(value => /^(true|false)$/.test(value));

const shapes: {readonly [P in FilterParam]?: Shape} = {
  // A comma separates tags in the request, so a tag that contains one can't be sent.
  filter_tags: {arity: 'many', accepts: value => isVisible(value) && !value.includes(',')},
  filter_price_min: amount,
  filter_price_max: amount,
  filter_available: flag,
  filter_on_sale: flag,
  filter_content_type: one(value => contentTypes.some(type => type === value)),
  filter_metafield: {arity: 'keyed', accepts: isMetafield},
};

/** `namespace.key:value`. */
function isMetafield(text: string): boolean {
  const [, value = ''] = /^[^:]+\.[^:]+:(.*)/s.exec(text) ?? [];
  return isVisible(value);
}

const shapeOf = (param: FilterParam) => shapes[param] ?? anything;

/** Whether a value can be sent to the service; `false` for a tag with a comma, for example. */
export const accepts = ([param, value]: FilterEntry): boolean => shapeOf(param).accepts(value);

/** Adds entries to the filters. A new value replaces the old one of a single-valued filter. */
export function choose(filters: Filters, entries: readonly FilterEntry[]): Filters {
  const chosen: {[P in FilterParam]?: readonly string[]} = {...filters};
  for (const [param, value] of entries) {
    chosen[param] = [...(chosen[param] ?? []).filter(other => !rivals(param, other, value)), value];
  }
  return chosen;
}

export function drop(filters: Filters, entries: readonly FilterEntry[]): Filters {
  const kept: {[P in FilterParam]?: readonly string[]} = {...filters};
  for (const [param, value] of entries) {
    const left = kept[param]?.filter(other => other !== value);
    if (left?.length) kept[param] = left;
    else delete kept[param];
  }
  return kept;
}

export function isChosen(filters: Filters, entries: readonly FilterEntry[]): boolean {
  return entries.every(([param, value]) => filters[param]?.includes(value));
}

/**
 * Reads filters from the page's URL or an attribute. `problems` lists the values that can't be sent, as
 * `parameter=value`; they are left out.
 */
export function readFilters(params: URLSearchParams): {filters: Filters; problems: string[]} {
  const problems: string[] = [];
  let filters: Filters = {};
  for (const entry of namedEntries(params)) {
    if (accepts(entry)) filters = choose(filters, [entry]);
    else problems.push(entry.join('='));
  }
  return {filters: withWholeOption(filters, problems), problems};
}

/** Lists the values of the contract's parameters as they are written, also those that can't be sent or replace each other. */
export const namedEntries = (params: URLSearchParams): FilterEntry[] =>
  filterParams.flatMap(param =>
    params
      .getAll(param)
      .flatMap(raw => (param === 'filter_tags' ? raw.split(/\s*,\s*/) : [raw]))
      .flatMap((value): FilterEntry[] => (value ? [[param, value]] : [])),
  );

/** An option filter is a pair (§4.1). The service would ignore half of one, but the panel would show it as selected. */
function withWholeOption(filters: Filters, problems: string[]): Filters {
  const {filter_option_name: name, filter_option_value: value, ...others} = filters;
  if (Boolean(name) === Boolean(value)) return filters;
  problems.push('half of filter_option_name and filter_option_value');
  return others;
}

/** Whether choosing `b` replaces `a`. */
function rivals(param: FilterParam, a: string, b: string): boolean {
  const {arity} = shapeOf(param);
  return arity === 'one' || a === b || (arity === 'keyed' && metafieldKey(a) === metafieldKey(b));
}

/** The key of a `key:value` filter. Only the first colon separates (§4.1 metafield 2). */
const metafieldKey = (value: string) => value.split(':', 1)[0];
