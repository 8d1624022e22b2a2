import type {Product} from '../../catalogue/catalogue.ts';
import {deriveId} from '../../catalogue/ids.ts';
import {describeSwatch, type LiquidSwatch} from './swatch.ts';
import type {LiquidVariant} from './variant.ts';

/** Liquid's `product_option`: one axis, such as size, and its values. */
export interface LiquidOption {
  readonly name: string;
  readonly position: number;
  readonly selected_value: string | null;
  readonly values: readonly LiquidOptionValue[];
}

/** Liquid's `product_option_value`: `variant` is the variant with this value and the other options unchanged. */
export interface LiquidOptionValue {
  /** Accepted by `?option_values=`. */
  readonly id: number;
  readonly name: string;
  readonly value: string;
  /** The output of `{{ value }}`. */
  readonly toString: () => string;
  readonly selected: boolean;
  readonly available: boolean;
  readonly variant: LiquidVariant | null;
  readonly swatch: LiquidSwatch | null;
  /** Products of the store have no siblings with an address of their own. */
  readonly product_url: null;
}

/** Describes the options of a product for the current variant. */
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
        id: idOf(product, axis, value),
        name: value,
        value,
        toString: () => value,
        selected: value === selected,
        available: variant?.available ?? false,
        variant,
        swatch: describeSwatch(name, value),
        product_url: null,
      };
    });
    return {name, position: axis + 1, selected_value: selected, values};
  });
}

/** The id of the variant whose option values `?option_values=` lists. */
export function variantOfValues(product: Product, ids: string): string | undefined {
  const named = ids.split(',').map(Number);
  const holds = (value: string, axis: number) => named.includes(idOf(product, axis, value));
  return product.options.length > 0
    ? product.variants.find(({options}) => options.every(holds))?.id
    : undefined;
}

function idOf({handle}: Product, axis: number, value: string): number {
  return Number(deriveId(`${handle}/${axis}/${value}`));
}

/** Finds the variant that differs from the current one in this axis only, or else the most similar one. */
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
