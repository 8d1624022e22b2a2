import type {Variant} from '../contract/schema.ts';
import type {Filters} from './filters.ts';

/** The selected values of each option, by the option's name. The values of one option are alternatives. */
export type ChosenOptions = ReadonlyMap<string, ReadonlySet<string>>;

export function chosenOptions({filter_option_name = [], filter_option_value = []}: Filters): ChosenOptions {
  const options = new Map<string, Set<string>>();
  for (const [index, name] of filter_option_name.entries()) {
    const value = filter_option_value[index];
    if (value === undefined) continue;
    options.set(name, (options.get(name) ?? new Set()).add(value));
  }
  return options;
}

/** Whether a variant has one of the chosen values of every option. */
export const hasOptions = ({options}: Variant, chosen: ChosenOptions): boolean =>
  [...chosen].every(([name, values]) =>
    options.some(option => option.name === name && values.has(option.value)),
  );
