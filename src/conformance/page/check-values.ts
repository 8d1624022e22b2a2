import {MAX_LIMIT, sorts} from '../../core/contract/constants.ts';
import {facetNames} from '../../core/filters/facets.ts';
import {filterParams, readFilters, takesOneValue} from '../../core/filters/filters.ts';
import {describeProblem} from '../../service/console/problems.ts';
import {nameWithAdvice, unknownNames} from './check-config.ts';
import {attributesOf} from './check-names.ts';
import {isDigits, isWholeNumber, type Rule} from './check-request.ts';

/**
 * Finds unusable values of a search element's attributes. The element itself silently uses the default or the nearest value,
 * or drops a filter, so that shoppers load no code for it.
 */
export function checkValues(element: Element): string[] {
  const problems = attributesOf(element).flatMap(name => {
    const value = element.getAttribute(name) ?? '';
    const repeated = name === 'filters' ? repeatedFilters(value) : [];
    return [...checkNamesIn(name, value), ...checkValue(name, value), ...repeated];
  });
  return problems.map(problem => `in <${element.localName}>, ${problem}`);
}

/** Finds filters that take one value but occur several times. Several values of other filters are alternatives. */
function repeatedFilters(attribute: string): string[] {
  const params = new URLSearchParams(attribute);
  return filterParams
    .filter(param => takesOneValue(param) && params.getAll(param).length > 1)
    .map(
      param =>
        `"filters" has ${params.getAll(param).length} values of ${param}, which takes one: the last is used.`,
    );
}

/** Finds the filters in an attribute that a search can't have. */
export function checkListFilters(attribute: string): string[] {
  const params = new URLSearchParams(attribute);
  return [
    ...checkNamesIn('filters', attribute),
    ...readFilters(params).problems.map(problem => describeProblem('filters', problem)),
    ...repeatedFilters(attribute),
  ];
}

function checkValue(name: string, value: string): string[] {
  const rule = RULES.get(name);
  return !value || !rule || rule.accepts(value) ? [] : [`${name}="${value}" must be ${rule.words}.`];
}

function checkNamesIn(name: string, value: string): string[] {
  const names = NAMES.get(name);
  if (!names) return [];
  return unknownNames(names.listIn(value), names.known).map(
    other => `"${name}" contains the unknown name ${nameWithAdvice(other)}`,
  );
}

const upTo50: Rule = {
  accepts: value => isWholeNumber(value, 1, MAX_LIMIT),
  words: 'a whole number from 1 to 50',
};

/** Rules for the attributes with a fixed set of values. */
const RULES = new Map(
  Object.entries<Rule>({
    sort: oneOf(...sorts),
    paging: oneOf('more', 'pages', 'infinite'),
    mode: oneOf('sidebar', 'drawer', 'bar', 'auto'),
    preview: oneOf('off'),
    recent: oneOf('off'),
    'url-sync': oneOf('off'),
    cards: oneOf('theme'),
    'page-size': upTo50,
    'max-suggestions': upTo50,
    'min-chars': {accepts: value => isWholeNumber(value, 1), words: 'a whole number from 1'},
    debounce: {
      accepts: value => isWholeNumber(value, 250, 300),
      words: 'a number of milliseconds from 250 to 300',
    },
    'data-standard-events': oneOf('off'),
    'data-collection-id': {accepts: isDigits, words: 'the number of a collection: collection.id in Liquid'},
    'data-products-count': {accepts: isDigits, words: 'a whole number'},
    columns: {
      accepts: areColumns,
      words:
        'whole numbers from 1 to 99, separated by spaces; the numbers for narrow screens come after a slash',
    },
  }),
);

/** Whether a value has numbers of columns for wide screens, and perhaps others for narrow ones. */
function areColumns(value: string): boolean {
  const lists = value.split('/').map(wordsOf);
  return (
    lists.length <= 2 &&
    lists.every(list => list.length > 0 && list.every(each => isWholeNumber(each, 1, 99)))
  );
}

function oneOf(...values: readonly string[]): Rule {
  return {
    accepts: value => values.includes(value),
    words: new Intl.ListFormat('en', {type: 'disjunction'}).format(values),
  };
}

/** The function that lists the names in an attribute, and the known names. */
interface NameList {
  readonly listIn: (value: string) => readonly string[];
  readonly known: readonly string[];
}

const NAMES = new Map(
  Object.entries<NameList>({
    // An unknown name filters nothing, so the whole list is shown.
    filters: {listIn: value => [...new URLSearchParams(value).keys()], known: filterParams},
    // The panel itself reports unknown names in `facets`.
    collapsed: {listIn: wordsOf, known: facetNames},
    'data-title': {listIn: placeholdersIn, known: ['{query}', '{count}']},
  }),
);

function wordsOf(value: string): readonly string[] {
  return value.match(/\S+/g) ?? [];
}

function placeholdersIn(value: string): readonly string[] {
  return value.match(/\{\w*\}/g) ?? [];
}
