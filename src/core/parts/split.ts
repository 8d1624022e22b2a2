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

/** Splits filters into the filters of single requests, one for each combination of alternatives. Tags stay together (§4.1). */
export function splitAlternatives(filters: Filters): Filters[] {
  const groups = groupsIn(choicesIn(filters)).map(group =>
    group.every(isTag) ? [group] : group.map(choice => [choice]),
  );
  const combined = groups.reduce<Choice[][]>(
    (combinations, alternatives) =>
      combinations.flatMap(choices => alternatives.map(added => [...choices, ...added])),
    [[]],
  );
  return combined.map(filtersOf);
}

/** Lists the selected options, each with its alternatives. */
export const optionsIn = (filters: Filters): Choice[][] => groupsIn(choicesIn(filters).filter(isOption));

function groupsIn(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(groupOf(choice), [...(groups.get(groupOf(choice)) ?? []), choice]);
  return [...groups.values()];
}

export const withoutOptions = (filters: Filters): Filters =>
  filtersOf(choicesIn(filters).filter(choice => !isOption(choice)));
