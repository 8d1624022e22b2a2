import type {MessageKey, Translate} from '../../i18n/translator.ts';
import type {Money} from '../money/money.ts';
import {type Choice, choicesOf, type FilterEntry} from './filters.ts';

/** A refinement, as a chip shows it: its name, and the parameters to drop when it is removed. */
export interface Refinement {
  readonly name: string;
  readonly entries: readonly FilterEntry[];
}

/** Converts entries to refinements in the same order; an option's name and value become one, as do the bounds of a price range. */
export function refinements(
  entries: readonly FilterEntry[],
  translate: Translate,
  money: Money,
): Refinement[] {
  return refinementEntries(entries).map(parts => ({name: nameOf(parts, translate, money), entries: parts}));
}

/** The number of refinements that entries make. */
export const countRefinements = (entries: readonly FilterEntry[]): number =>
  refinementEntries(entries).length;

/** Divides entries into choices. Both bounds of a price range are one. */
function refinementEntries(entries: readonly FilterEntry[]): Choice[] {
  const bounds = entries.filter(([param]) => param === 'filter_price_min' || param === 'filter_price_max');
  return choicesOf(entries).flatMap((choice): Choice[] => {
    const [min, max] = bounds;
    if (!max || !bounds.includes(choice[0])) return [choice];
    return choice[0] === min ? [[min, max]] : [];
  });
}

function nameOf([[param, value], other]: Choice, translate: Translate, money: Money): string {
  switch (param) {
    case 'filter_price_min':
      if (other) return money.range(Number(value), Number(other[1]));
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
      return other ? `${value}: ${other[1]}` : value;
  }
}
