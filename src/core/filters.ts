/**
 * The shopper's filters: the contract's own parameter names (§4.1), each with its values as they travel. Price and
 * the two-state filters have one value, tags and metafields as many as were chosen.
 */
export type Filters = {readonly [P in FilterParam]?: readonly string[]};

export type FilterParam = keyof typeof shapes;
export type FilterEntry = readonly [FilterParam, string];

/** How many values a filter takes, and which (§4.1). */
interface Shape {
  /** `one` value, `many` that combine with AND, or one for each key of `key:value` (metafield rules 1 to 3). */
  readonly arity: 'one' | 'many' | 'keyed';
  readonly accepts: (value: string) => boolean;
}

const anything = (value: string) => value !== '';
const amount = (value: string) => value.trim() !== '' && Number(value) >= 0 && Number(value) < Infinity;
const flag = (value: string) => value === 'true' || value === 'false';
const one = (accepts: Shape['accepts']): Shape => ({arity: 'one', accepts});

const shapes = {
  filter_vendor: one(anything),
  filter_type: one(anything),
  // A comma parts tags on the wire, so a tag that holds one can't be sent.
  filter_tags: {arity: 'many', accepts: value => anything(value) && !value.includes(',')} as Shape,
  filter_price_min: one(amount),
  filter_price_max: one(amount),
  filter_available: one(flag),
  filter_on_sale: one(flag),
  filter_content_type: one(value => ['product', 'article', 'page'].includes(value)),
  filter_collection: one(anything),
  filter_option_name: one(anything),
  filter_option_value: one(anything),
  filter_metafield: {arity: 'keyed', accepts: value => /^[^:]+:./s.test(value)} as Shape,
};

export const filterParams = Object.keys(shapes) as readonly FilterParam[];

/** Whether the service can be asked for this value: `false` for a tag that holds a comma, say. */
export const accepts = ([param, value]: FilterEntry): boolean => shapes[param].accepts(value);

/** Filters with the entries chosen as well; where a filter takes one value, the new one replaces the old. */
export function choose(filters: Filters, entries: readonly FilterEntry[]): Filters {
  const chosen: {[P in FilterParam]?: readonly string[]} = {...filters};
  for (const [param, value] of entries) {
    chosen[param] = [...(chosen[param] ?? []).filter(other => !rivals(param, other, value)), value];
  }
  return chosen;
}

/** Filters without the entries. */
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

/** Every chosen value in the table's order, so that equal filters read and travel alike. */
export function filterEntries(filters: Filters): FilterEntry[] {
  return filterParams.flatMap(param => (filters[param] ?? []).map(value => [param, value] as const));
}

/** The filters as query parameters (§4.1): tags comma-joined, `filter_metafield` repeated. */
export function appendFilters(params: URLSearchParams, filters: Filters): void {
  for (const [param, value] of filterEntries(filters)) {
    const joined = param === 'filter_tags' && params.get(param);
    if (joined) params.set(param, `${joined},${value}`);
    else params.append(param, value);
  }
}

/**
 * Reads filters from a page's URL or a theme's attribute. What the service can't be asked for is left out, with a
 * line in `problems` that names the parameter and the value.
 */
export function readFilters(params: URLSearchParams): {filters: Filters; problems: string[]} {
  const problems: string[] = [];
  let filters: Filters = {};
  for (const param of filterParams) {
    for (const value of params
      .getAll(param)
      .flatMap(raw => (param === 'filter_tags' ? raw.split(',') : [raw]))) {
      const entry = [param, value] as const;
      if (accepts(entry)) filters = choose(filters, [entry]);
      else if (value) problems.push(`${param}=${value} can't be searched for`);
    }
  }
  return {filters: withWholeOption(filters, problems), problems};
}

/** An option filter is a pair (§4.1); half of one would be ignored by the service yet shown as chosen. */
function withWholeOption(filters: Filters, problems: string[]): Filters {
  const {filter_option_name: name, filter_option_value: value, ...others} = filters;
  if (Boolean(name) === Boolean(value)) return filters;
  problems.push('filter_option_name goes with filter_option_value');
  return others;
}

/** Whether choosing `b` gives up `a`. */
function rivals(param: FilterParam, a: string, b: string): boolean {
  const {arity} = shapes[param];
  return arity === 'one' || a === b || (arity === 'keyed' && metafieldKey(a) === metafieldKey(b));
}

/** The key of a `key:value` filter: split on the first colon only (§4.1 metafield rule 2). */
const metafieldKey = (value: string) => value.slice(0, value.indexOf(':'));
