import type {Product} from '../../catalogue/catalogue.ts';

/** Liquid's `filter`, for list filters only. */
export interface LiquidFilter {
  readonly label: string;
  readonly param_name: string;
  readonly type: 'list';
  readonly values: readonly {readonly label: string; readonly value: string; readonly count: number}[];
}

/** One filter per variant option; a product counts once per value. */
export function describeOptionFilters(products: readonly Product[]): readonly LiquidFilter[] {
  const counts = new Map<string, Map<string, number>>();
  for (const {options, variants} of products) {
    for (const [axis, name] of options.entries()) {
      const values = counts.get(name) ?? new Map<string, number>();
      for (const value of new Set(variants.map(variant => variant.options[axis] ?? ''))) {
        values.set(value, (values.get(value) ?? 0) + 1);
      }
      counts.set(name, values);
    }
  }
  return [...counts].map(([name, values]) => ({
    label: name,
    param_name: `filter.v.option.${name.toLowerCase()}`,
    type: 'list',
    values: [...values].map(([value, count]) => ({label: value, value, count})),
  }));
}
