import {sorts} from '../../core/contract.ts';
import {facetNames} from '../../core/facet-groups.ts';
import {filterParams} from '../../core/filters.ts';
import {advise, attributesOf, unknown} from './check-names.ts';

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
  'data-standard-events': oneOf('off'),
  'data-collection-id': {accepts: /^\d+$/, words: 'the digits at the end of its id'},
  'data-products-count': {accepts: /^\d+$/, words: 'a whole number'},
  columns: {accepts: /^\s*[1-9]\d?(\s+[1-9]\d?)*\s*$/, words: 'whole numbers from 1, parted by blanks'},
};

/**
 * What the attributes of one of our elements say that can't be used: there the default holds, or what is nearest, or a
 * filter is left out. Without a word, as shoppers load nothing for it.
 */
export function checkValues(element: Element): string[] {
  const values = attributesOf(element).map(name => [name, element.getAttribute(name)] as const);
  const problems = values.flatMap(([name, value]) => {
    const rule = rules[name];
    const known = knownIn[name];
    if (known) return unknown(...known(value ?? '')).map(other => `"${name}" has no ${advise(other)}`);
    return !value || !rule || rule.accepts.test(value) ? [] : [`${name}="${value}" must be ${rule.words}.`];
  });
  return problems.map(problem => `in <${element.localName}>, ${problem}`);
}

/** Of the attributes that hold names: those in them, and those that mean something. */
const knownIn: Readonly<
  Record<string, (text: string) => [given: readonly string[], known: readonly string[]]>
> = {
  // By another name nothing is filtered: the whole list would be shown.
  filters: text => [[...new URLSearchParams(text).keys()], filterParams],
  // What "facets" names that is none is told without the drawer, too.
  collapsed: text => [text.match(/\S+/g) ?? [], facetNames],
  'data-title': text => [text.match(/\{\w*\}/g) ?? [], ['{query}', '{count}']],
};
