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

/** A theme's own form, with the meaning of its parameters, as read from the markup. */
export interface ThemeForm extends Pick<ListOfPage, 'start' | 'hasBasePrices'> {
  /** The names of options and metafields, by the form's parameters. */
  readonly names: ReadonlyMap<string, FilterName>;
  /** The default `sort_by` of the list, which is not a choice of the shopper's. */
  readonly defaultSort: string;
}

/** The name of an option as products have it, or the `namespace.key` of a metafield. */
export type FilterName = {readonly option: string} | {readonly metafield: string};

/**
 * Reads the search of a theme's own form: the filters and sort of Liquid's lists, and filters of the contract beside them.
 * Returns `undefined` if the contract can't express it, so that only Liquid can answer.
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

/** Reads a sort that the shopper chose. Only Liquid knows the merchant's manual order. */
function readSort(sortBy: string | null, {start, defaultSort}: ThemeForm): Sort | undefined {
  if (!sortBy || sortBy === defaultSort) return start.sort;
  return sortBy === 'manual' ? undefined : readSortBy(sortBy);
}

/** Converts a parameter of the form to the contract's entries, with `undefined` for an entry that the contract can't express. */
function entriesOf(
  name: string,
  value: string,
  {hasBasePrices, names}: ThemeForm,
): readonly (FilterEntry | undefined)[] {
  const known = names.get(name);
  // The value of a reference, such as a metaobject's, is not a text of the products.
  if (!known || value.startsWith('gid:')) return [readPlain(name, value, hasBasePrices)];
  return 'metafield' in known
    ? [['filter_metafield', `${known.metafield}:${value}`]]
    : optionChoice(known.option, value);
}
