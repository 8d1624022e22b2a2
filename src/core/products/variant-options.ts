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

/** The variant that is chosen with another value: of the options that follow, it keeps as many values as possible. */
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
 * The variant with a value that shares most of the other values with the one shown; of equals, one that can be bought.
 *
 * @param variants of which one has the value at least.
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

/** The value of a variant's option; empty if it has none of that name. */
export function optionValue({options}: Variant, name: string): string {
  return options.find(option => option.name === name)?.value ?? '';
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

function sharedValues({options}: Variant, other: Variant): number {
  return options.filter(({name, value}) => optionValue(other, name) === value).length;
}
