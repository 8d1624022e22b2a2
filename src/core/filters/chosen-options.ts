import type {Variant} from '../contract/schema.ts';
import {choicesIn, type Filters} from './filters.ts';

/** The selected values of each option, by the option's name. The values of one option are alternatives. */
export type ChosenOptions = ReadonlyMap<string, ReadonlySet<string>>;

export function chosenOptions(filters: Filters): ChosenOptions {
  const options = new Map<string, Set<string>>();
  for (const [[, name], value] of choicesIn(filters))
    if (value) options.set(name, (options.get(name) ?? new Set()).add(value[1]));
  return options;
}

/** Whether a variant has one of the chosen values of every option. */
export const hasOptions = ({options}: Variant, chosen: ChosenOptions): boolean =>
  [...chosen].every(([name, values]) =>
    options.some(option => option.name === name && values.has(option.value)),
  );
