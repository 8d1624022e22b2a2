import type {Liquid} from 'liquidjs';
import type {Language} from '../language.ts';
import {formatMoney, moneyFormatOf} from '../money.ts';

/** Registers `money` and its variants, which format subunits in the store's currency. */
export function registerMoneyFilters(engine: Liquid, {store}: Language): void {
  const format = moneyFormatOf(store.currency);
  // A product that the merchant has not chosen has no price.
  const write = (subunits: unknown) => (subunits == null ? '' : formatMoney(Number(subunits), format));
  engine.registerFilter('money', write);
  engine.registerFilter('money_with_currency', subunits => {
    const amount = write(subunits);
    return amount && `${amount} ${store.currency}`;
  });
  engine.registerFilter('money_without_currency', subunits => write(subunits).replace(/[^\d.,]/g, ''));
  engine.registerFilter('money_without_trailing_zeros', subunits => write(subunits).replace(/\.0+$/, ''));
}
