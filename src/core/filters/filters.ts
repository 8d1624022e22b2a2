import {contentTypes, MAX_ALTERNATIVES} from '../contract/constants.ts';
import {isVisible} from '../query/query-text.ts';

/**
 * The shopper's filters, by the contract's parameter names (§4.1). Several tags combine with AND. Several values of a brand, a
 * type, a kind, an option or the key of a metafield are alternatives: each is a request of its own. The n-th name of an option
 * belongs to the n-th value.
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

/** The unit of selection: an option's name with its value, or any other filter with a value. */
export type Choice = readonly [FilterEntry, ...FilterEntry[]];

/** Lists all choices in a fixed order, so that equal filters give equal requests. */
export const choicesIn = (filters: Filters): Choice[] =>
  choicesOf(
    filterParams.flatMap(param => (filters[param] ?? []).map((value): FilterEntry => [param, value])),
  );

export const optionChoice = (name: string, value: string): Choice => [
  ['filter_option_name', name],
  ['filter_option_value', value],
];

/** Lists all selected values in a fixed order, an option's value after its name. */
export const filterEntries = (filters: Filters): FilterEntry[] => choicesIn(filters).flat();

/** Divides entries into choices: the n-th name of an option is one with the n-th value. */
export function choicesOf(entries: readonly FilterEntry[]): Choice[] {
  const optionValues = entries.filter(([param]) => param === 'filter_option_value');
  let options = 0;
  return entries.flatMap((entry): Choice[] => {
    if (entry[0] === 'filter_option_value') return [];
    if (entry[0] !== 'filter_option_name') return [[entry]];
    const optionValue = optionValues[options++];
    return optionValue ? [[entry, optionValue]] : [];
  });
}

/** Adds the filters to query parameters (§4.1): joins tags by commas, repeats `filter_metafield`. */
export function appendFilters(params: URLSearchParams, filters: Filters): void {
  for (const [param, value] of filterEntries(filters)) {
    const joined = param === 'filter_tags' && params.get(param);
    if (joined) params.set(param, `${joined},${value}`);
    else params.append(param, value);
  }
}

/** The number and the format of the values that a filter takes (§4.1). */
interface Shape {
  readonly isSingle: boolean;
  readonly accepts: (value: string) => boolean;
}

const one = (accepts: Shape['accepts']): Shape => ({isSingle: true, accepts});
const many = (accepts: Shape['accepts']): Shape => ({isSingle: false, accepts});
const anything = many(isVisible);
const amount = one(value => /^\d+(\.\d+)?$/.test(value));
const flag = one(value => /^(true|false)$/.test(value));

const shapes: {readonly [P in FilterParam]?: Shape} = {
  // A comma separates tags in the request, so a tag that contains one can't be sent.
  filter_tags: many(value => isVisible(value) && !value.includes(',')),
  filter_price_min: amount,
  filter_price_max: amount,
  filter_available: flag,
  filter_on_sale: flag,
  filter_content_type: many(value => contentTypes.some(type => type === value)),
  filter_collection: one(isVisible),
  filter_metafield: many(isMetafield),
};

/** `namespace.key:value`. */
function isMetafield(text: string): boolean {
  const [, value = ''] = /^[^:]+\.[^:]+:(.*)/s.exec(text) ?? [];
  return isVisible(value);
}

const shapeOf = (param: FilterParam) => shapes[param] ?? anything;

/** Whether a filter takes one value: a price's bound, for example. */
export const takesOneValue = (param: FilterParam): boolean => shapeOf(param).isSingle;

/** Whether a value can be sent to the service; `false` for a tag with a comma, for example. */
export const accepts = ([param, value]: FilterEntry): boolean => shapeOf(param).accepts(value);

/** Adds entries to the filters. A new value replaces the old one of a filter that takes one value. */
export function choose(filters: Filters, entries: readonly FilterEntry[]): Filters {
  const chosen = choicesOf(entries).reduce(
    (choices, added) => [...choices.filter(each => !gives(each, added)), added],
    choicesIn(filters),
  );
  return filtersOf(chosen);
}

/** Replaces the values of the entries' groups. Tags are added instead, because they combine. */
export function replace(filters: Filters, entries: readonly FilterEntry[]): Filters {
  const groups = new Set(choicesOf(entries).map(groupOf));
  const kept = choicesIn(filters).filter(choice => isTag(choice) || !groups.has(groupOf(choice)));
  return choose(filtersOf(kept), entries);
}

export function drop(filters: Filters, entries: readonly FilterEntry[]): Filters {
  const dropped = choicesOf(entries);
  return filtersOf(choicesIn(filters).filter(choice => !dropped.some(each => isSame(each, choice))));
}

export function isChosen(filters: Filters, entries: readonly FilterEntry[]): boolean {
  const chosen = choicesIn(filters);
  return choicesOf(entries).every(choice => chosen.some(each => isSame(each, choice)));
}

export function filtersOf(choices: readonly Choice[]): Filters {
  const filters: {[P in FilterParam]?: readonly string[]} = {};
  for (const [param, value] of choices.flat()) filters[param] = [...(filters[param] ?? []), value];
  return filters;
}

/** Whether an added choice replaces this one. */
function gives(choice: Choice, added: Choice): boolean {
  const [[param]] = choice;
  return isSame(choice, added) || (param === added[0][0] && shapeOf(param).isSingle);
}

const isSame = (a: Choice, b: Choice): boolean =>
  a.every(([param, value], index) => b[index]?.[0] === param && b[index][1] === value);

/** The key of a metafield's `key:value`. Only the first colon separates (§4.1 metafield 2). */
export const metafieldKey = (pair: string): string => pair.split(':', 1)[0] ?? '';

/** Identifies the group whose choices are alternatives: the brands, the values of an option, the values of a metafield. */
export function groupOf([[param, value]]: Choice): string {
  if (param === 'filter_option_name') return `${param}=${value}`;
  return param === 'filter_metafield' ? `${param}=${metafieldKey(value)}` : param;
}

/** Whether filters need several requests: a single one can't express alternatives or several options (§4.1). */
export function needsParts(filters: Filters): boolean {
  const choices = choicesIn(filters).filter(choice => !isTag(choice));
  return new Set(choices.map(groupOf)).size < choices.length || choices.filter(isOption).length > 1;
}

/** Removes the filters that can be checked on a result's record (§2.2): options, tags, price, in stock, on sale. */
export const widened = (filters: Filters): Filters =>
  filtersOf(choicesIn(filters).filter(([[param, value]]) => !RECORDED.test(`${param}=${value}`)));

const RECORDED = /^filter_((option_name|tags|price_...)=|(available|on_sale)=true$)/;

export const isOption = ([[param]]: Choice): boolean => param === 'filter_option_name';
export const isTag = ([[param]]: Choice): boolean => param === 'filter_tags';

/** Whether a group has as many alternatives as can be requested. Tags are no alternatives. */
export function isFull(filters: Filters, choice: Choice): boolean {
  const group = groupOf(choice);
  if (isTag(choice) || isChosen(filters, choice)) return false;
  return choicesIn(filters).filter(each => groupOf(each) === group).length >= MAX_ALTERNATIVES;
}

/**
 * Reads filters from the page's URL or an attribute. `problems` lists the values that can't be sent, as
 * `parameter=value`; they are left out.
 */
export function readFilters(params: URLSearchParams): {filters: Filters; problems: string[]} {
  const entries = namedEntries(params);
  const choices = choicesOf(entries);
  const problems = entries.filter(entry => !accepts(entry)).map(entry => entry.join('='));
  let filters: Filters = {};
  for (const choice of choices.filter(each => each.every(accepts))) {
    if (isFull(filters, choice))
      problems.push(`${choice.map(entry => entry.join('=')).join('&')} beside ${MAX_ALTERNATIVES} others`);
    else filters = choose(filters, choice);
  }
  // The service would ignore half of an option, but the panel would show it as selected.
  if (choices.flat().length < entries.length)
    problems.push('half of filter_option_name and filter_option_value');
  return {filters, problems};
}

/** Lists the values of the contract's parameters as written, including values that can't be sent or that replace each other. */
export const namedEntries = (params: URLSearchParams): FilterEntry[] =>
  filterParams.flatMap(param =>
    params
      .getAll(param)
      .flatMap(raw => (param === 'filter_tags' ? raw.split(/\s*,\s*/) : [raw]))
      .flatMap((value): FilterEntry[] => (value ? [[param, value]] : [])),
  );
