import type {Variant} from '../contract/schema.ts';

/** One option of a product as a group of values to choose from. */
export interface OptionGroup {
  readonly name: string;
  readonly values: readonly {readonly value: string; readonly chosen: boolean; readonly available: boolean}[];
}

/**
 * A product's options, each value with whether it can be bought together with what is chosen of the options before it.
 *
 * @param chosen the variant that is chosen.
 */
export function optionGroups(variants: readonly Variant[], chosen: Variant): OptionGroup[] {
  return chosen.options.map(({name}) => ({
    name,
    values: [...new Set(variants.map(variant => optionValue(variant, name)))].map(value => ({
      value,
      chosen: optionValue(chosen, name) === value,
      available: buyable(variants, chosen, name, value).length > 0,
    })),
  }));
}

/** The variant that is chosen after another value is: as much as can be stays of the options that follow. */
export function chooseValue(
  variants: readonly Variant[],
  chosen: Variant,
  name: string,
  value: string,
): Variant {
  const same = ({options}: Variant) =>
    options.filter(each => optionValue(chosen, each.name) === each.value).length;
  const [best = chosen] = buyable(variants, chosen, name, value).sort((a, b) => same(b) - same(a));
  return best;
}

/** The variants with this value, and with what is chosen of the options before it, that can be bought. */
function buyable(variants: readonly Variant[], chosen: Variant, name: string, value: string): Variant[] {
  const names = chosen.options.map(option => option.name);
  const earlier = names.slice(0, names.indexOf(name));
  return variants.filter(
    variant =>
      variant.available &&
      optionValue(variant, name) === value &&
      earlier.every(each => optionValue(variant, each) === optionValue(chosen, each)),
  );
}

function optionValue({options}: Variant, name: string): string {
  return options.find(option => option.name === name)?.value ?? '';
}
