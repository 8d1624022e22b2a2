import type {Variant} from '../contract/schema.ts';

/** A product option as a group of values to select from. */
export interface OptionGroup {
  readonly name: string;
  readonly values: readonly {readonly value: string; readonly chosen: boolean; readonly available: boolean}[];
}

/**
 * Groups a product's options. A value is available if a variant with it and the selected values of the preceding options
 * can be bought.
 *
 * @param chosen the selected variant.
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

/** Returns the variant for another value of an option. It keeps as many values of the following options as possible. */
export function chooseValue(
  variants: readonly Variant[],
  chosen: Variant,
  name: string,
  value: string,
): Variant {
  const [best = chosen] = buyable(variants, chosen, name, value).sort(
    (a, b) => sharedValues(b, chosen) - sharedValues(a, chosen),
  );
  return best;
}

/**
 * Returns the variant that has a value and shares most other values with the shown variant. Prefers an available one.
 *
 * @param variants at least one of them has the value.
 */
export function nearestVariant(
  variants: readonly Variant[],
  name: string,
  value: string,
  shown: Variant | undefined,
): Variant {
  const rank = (variant: Variant) =>
    Number(variant.available) / 2 + (shown ? sharedValues(variant, shown) : 0);
  const matching = variants.filter(variant => optionValue(variant, name) === value);
  return matching.reduce((best, variant) => (rank(variant) > rank(best) ? variant : best));
}

/** Returns the value of a variant's option; an empty string if the variant lacks the option. */
export function optionValue({options}: Variant, name: string): string {
  return options.find(option => option.name === name)?.value ?? '';
}

/** Returns the purchasable variants with this value and the selected values of the preceding options. */
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

function sharedValues({options}: Variant, other: Variant): number {
  return options.filter(({name, value}) => optionValue(other, name) === value).length;
}
