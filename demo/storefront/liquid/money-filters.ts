import type {Liquid} from 'liquidjs';
import type {Language} from '../language.ts';
import {formatMoney, type MoneyFormat, moneyFormatOf} from '../money.ts';
import type {View} from '../view.ts';
import type {FilterCall} from './theme-engine.ts';

/** The key of the page's globals for the shopper's currency. */
export const CURRENCY = Symbol('the shopper’s currency');

/** Registers `money` and its variants, which format subunits of the store's currency in that of the shopper. */
export function registerMoneyFilters(engine: Liquid, {store}: Language): void {
  const formats = new Map<string, MoneyFormat>();
  const formatOf = (currency: string) => {
    const format = formats.get(currency) ?? moneyFormatOf(currency);
    formats.set(currency, format);
    return format;
  };
  const currencyOf = ({context}: FilterCall): View['currency'] =>
    Reflect.get(context.globals, CURRENCY) ?? {active: store.currency, rate: '1.0'};
  const write = (call: FilterCall, subunits: unknown) => {
    const {active, rate} = currencyOf(call);
    // A product that the merchant has not chosen has no price.
    return subunits == null ? '' : formatMoney(Number(subunits) * Number(rate), formatOf(active));
  };
  engine.registerFilter('money', function (this: FilterCall, subunits: unknown) {
    return write(this, subunits);
  });
  engine.registerFilter('money_with_currency', function (this: FilterCall, subunits: unknown) {
    const amount = write(this, subunits);
    return amount && `${amount} ${currencyOf(this).active}`;
  });
  engine.registerFilter('money_without_currency', function (this: FilterCall, subunits: unknown) {
    return write(this, subunits).replace(/[^\d.,]/g, '');
  });
  engine.registerFilter('money_without_trailing_zeros', function (this: FilterCall, subunits: unknown) {
    return write(this, subunits).replace(/\.0+$/, '');
  });
}
