import type {Liquid} from 'liquidjs';
import type {Language} from '../language.ts';
import {formatMoney, moneyFormatOf} from '../money.ts';

/** `money`: an amount of subunits in the store's currency. */
export function registerMoneyFilters(engine: Liquid, {store}: Language): void {
  const format = moneyFormatOf(store.currency);
  engine.registerFilter('money', (subunits: unknown) => formatMoney(Number(subunits), format));
}
