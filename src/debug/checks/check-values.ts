import {sorts} from '../../core/contract.ts';
import {filterParams} from '../../core/filters.ts';
import {advise, unknown} from './check-names.ts';

/** What an attribute may say, and how that is put in words. */
interface Rule {
  readonly accepts: RegExp;
  readonly words: string;
}

const oneOf = (...values: readonly string[]): Rule => ({
  accepts: new RegExp(`^(${values.join('|')})$`),
  words: new Intl.ListFormat('en', {type: 'disjunction'}).format(values),
});
const upTo50: Rule = {accepts: /^([1-9]|[1-4]\d|50)$/, words: 'a whole number from 1 to 50'};

/** Of the attributes whose values are not the theme's own words. */
const rules: Readonly<Record<string, Rule>> = {
  sort: oneOf(...sorts),
  paging: oneOf('more', 'pages', 'infinite'),
  mode: oneOf('sidebar', 'drawer', 'auto'),
  preview: oneOf('off'),
  recent: oneOf('off'),
  'url-sync': oneOf('off'),
  'page-size': upTo50,
  'max-suggestions': upTo50,
  'min-chars': {accepts: /^[1-9]\d*$/, words: 'a whole number from 1'},
  debounce: {accepts: /^(2[5-9]\d|300)$/, words: 'milliseconds from 250 to 300'},
  columns: {accepts: /^\s*[1-9]\d?(\s+[1-9]\d?)*\s*$/, words: 'whole numbers from 1, parted by blanks'},
};

/**
 * What the attributes of one of our elements say that can't be used: there the default holds, or what is nearest, or a
 * filter is left out. Without a word, as shoppers load nothing for it.
 */
export function checkValues(element: Element): string[] {
  const {observedAttributes: known = []} = element.constructor as {observedAttributes?: readonly string[]};
  const values = known.map(name => [name, element.getAttribute(name)] as const);
  const problems = values.flatMap(([name, value]) => {
    const rule = rules[name];
    if (name === 'filters') return checkFilters(value ?? '');
    return !value || !rule || rule.accepts.test(value) ? [] : [`${name}="${value}" must be ${rule.words}.`];
  });
  return problems.map(problem => `in <${element.localName}>, ${problem}`);
}

/** A filter by another name filters nothing: the whole list would be shown. */
const checkFilters = (text: string) =>
  unknown([...new URLSearchParams(text).keys()], filterParams).map(
    name => `"filters" has no ${advise(name)}`,
  );
