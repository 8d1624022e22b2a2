import type {MessageKey, Translate} from '../../i18n/translator.ts';
import type {Money} from '../money/money.ts';
import type {FilterEntry} from './filters.ts';

/** A refinement, as a chip shows it: its name, and the parameters to drop when it is removed. */
export interface Refinement {
  readonly name: string;
  readonly entries: readonly FilterEntry[];
}

/** Converts entries to refinements in the same order; an option's name and value become one. */
export function refinements(
  entries: readonly FilterEntry[],
  translate: Translate,
  money: Money,
): Refinement[] {
  const option = entries.find(([param]) => param === 'filter_option_value');
  return entries.flatMap(entry => {
    if (entry === option) return [];
    if (!option || entry[0] !== 'filter_option_name')
      return [{name: nameOf(entry, translate, money), entries: [entry]}];
    return [{name: `${entry[1]}: ${option[1]}`, entries: [entry, option]}];
  });
}

function nameOf([param, value]: FilterEntry, translate: Translate, money: Money): string {
  switch (param) {
    case 'filter_price_min':
      return translate('priceAtLeast', {price: money.format(Number(value))});
    case 'filter_price_max':
      return translate('priceAtMost', {price: money.format(Number(value))});
    case 'filter_available':
      return translate(value === 'true' ? 'available' : 'soldOut');
    case 'filter_on_sale':
      return translate(value === 'true' ? 'onSale' : 'notOnSale');
    case 'filter_content_type':
      return translate(`kind_${value}` as MessageKey);
    case 'filter_metafield':
      return value.slice(value.indexOf(':') + 1);
    default:
      return value;
  }
}
