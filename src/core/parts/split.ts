import {
  type Choice,
  choicesIn,
  type Filters,
  filtersOf,
  groupOf,
  isOption,
  isTag,
  needsParts,
} from '../filters/filters.ts';

/** Whether no result can have two of the alternatives: a product has one brand, one type and one kind. */
export const isDisjoint = (filters: Filters): boolean =>
  !needsParts(filtersOf(choicesIn(filters).filter(([[param]]) => !SINGLE.has(param))));

const SINGLE: ReadonlySet<string> = new Set(['filter_vendor', 'filter_type', 'filter_content_type']);

/** The filters of the requests that have all results together: one for each combination of alternatives. Tags stay together (§4.1). */
export function splitAlternatives(filters: Filters): Filters[] {
  const groups = new Map<string, Choice[][]>();
  for (const choice of choicesIn(filters)) {
    const group = groupOf(choice);
    const others = groups.get(group) ?? [];
    groups.set(group, isTag(choice) ? [[...others.flat(), choice]] : [...others, [choice]]);
  }
  const combined = [...groups.values()].reduce<Choice[][]>(
    (combinations, alternatives) =>
      combinations.flatMap(choices => alternatives.map(added => [...choices, ...added])),
    [[]],
  );
  return combined.map(filtersOf);
}

/** The chosen options, each with its alternatives. */
export function optionsIn(filters: Filters): Choice[][] {
  const options = new Map<string, Choice[]>();
  for (const choice of choicesIn(filters).filter(isOption))
    options.set(groupOf(choice), [...(options.get(groupOf(choice)) ?? []), choice]);
  return [...options.values()];
}

export const withoutOptions = (filters: Filters): Filters =>
  filtersOf(choicesIn(filters).filter(choice => !isOption(choice)));
