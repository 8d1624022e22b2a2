import type {Product} from '../../catalogue/catalogue.ts';
import type {LiquidVariant} from './product.ts';

/** Liquid's `product_option`: one axis, such as size, and its values. */
export interface LiquidOption {
  readonly name: string;
  readonly position: number;
  readonly selected_value: string | null;
  readonly values: readonly LiquidOptionValue[];
}

/** Liquid's `product_option_value`: choosing it, and leaving the other axes alone, leads to `variant`. */
export interface LiquidOptionValue {
  readonly name: string;
  readonly value: string;
  /** What `{{ value }}` prints. */
  readonly toString: () => string;
  readonly selected: boolean;
  readonly available: boolean;
  readonly variant: LiquidVariant | null;
}

/** The options of a product, as the variant that is shown now sees them. */
export function describeOptions(
  product: Product,
  variants: readonly LiquidVariant[],
  current: LiquidVariant | null,
): readonly LiquidOption[] {
  return product.options.map((name, axis) => {
    const names = [...new Set(variants.map(({options}) => options[axis] ?? ''))];
    const selected = current?.options[axis] ?? null;
    const values = names.map(value => {
      const variant = findVariant(variants, current, axis, value);
      return {
        name: value,
        value,
        toString: () => value,
        selected: value === selected,
        available: variant?.available ?? false,
        variant,
      };
    });
    return {name, position: axis + 1, selected_value: selected, values};
  });
}

/** The variant that differs from the current one on this axis only, else the nearest there is. */
function findVariant(
  variants: readonly LiquidVariant[],
  current: LiquidVariant | null,
  axis: number,
  value: string,
): LiquidVariant | null {
  const candidates = variants.filter(({options}) => options[axis] === value);
  const likeness = ({options}: LiquidVariant) =>
    options.filter((option, other) => option === current?.options[other]).length;
  return candidates.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? null;
}
