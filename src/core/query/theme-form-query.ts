import type {Sort} from '../contract/constants.ts';
import {
  choose,
  type FilterEntry,
  filterEntries,
  namedEntries,
  optionChoice,
  readFilters,
  replace,
} from '../filters/filters.ts';
import {readEntries, readPlain, readSortBy} from './list-parameters.ts';
import type {PageQuery} from './page-query.ts';
import type {ListOfPage} from './platform-address.ts';

/** A theme's own form, as far as its markup says what its parameters are. */
export interface ThemeForm extends Pick<ListOfPage, 'start' | 'hasBasePrices'> {
  /** What options and metafields are called, by the parameters that stand for them. */
  readonly names: ReadonlyMap<string, FilterName>;
  /** The `sort_by` of a list that nobody has sorted, which is no choice of the shopper's. */
  readonly defaultSort: string;
}

/** The name of an option as products have it, or the `namespace.key` of a metafield. */
export type FilterName = {readonly option: string} | {readonly metafield: string};

/**
 * Reads what a theme's own form asks for: filters and sort of Liquid's lists, and filters of the contract beside them. Returns
 * `undefined` if the contract can't express it, so that only Liquid can answer.
 */
export function readThemeForm(
  params: URLSearchParams,
  form: ThemeForm,
): Pick<PageQuery, 'filters' | 'sort'> | undefined {
  const sort = readSort(params.get('sort_by'), form);
  const entries = readEntries(params, (name, value) => entriesOf(name, value, form));
  if (!sort || !entries || readFilters(params).problems[0]) return undefined;
  const chosen = [...namedEntries(params), ...entries];
  const isComplete = filterEntries(choose({}, chosen)).length === chosen.length;
  return isComplete ? {filters: replace(form.start.filters, chosen), sort} : undefined;
}

/** Reads a sort that the shopper chose. The merchant's order by hand is known to Liquid only. */
function readSort(sortBy: string | null, {start, defaultSort}: ThemeForm): Sort | undefined {
  if (!sortBy || sortBy === defaultSort) return start.sort;
  return sortBy === 'manual' ? undefined : readSortBy(sortBy);
}

/** Returns what a parameter of the form is in the contract; `undefined` in place of an entry if it is nothing. */
function entriesOf(
  name: string,
  value: string,
  {hasBasePrices, names}: ThemeForm,
): readonly (FilterEntry | undefined)[] {
  const known = names.get(name);
  // The value of a reference, such as a metaobject's, is no text that products have.
  if (!known || value.startsWith('gid:')) return [readPlain(name, value, hasBasePrices)];
  return 'metafield' in known
    ? [['filter_metafield', `${known.metafield}:${value}`]]
    : optionChoice(known.option, value);
}
