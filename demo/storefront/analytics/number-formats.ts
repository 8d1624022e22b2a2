import {formatMoney, moneyFormatOf} from '../money.ts';

/** Formatters of the report's numbers. */
export interface NumberFormats {
  readonly count: (count: number) => string;
  /** A percentage; a dash if the whole is 0. */
  readonly share: (part: number, whole: number) => string;
  readonly money: (hundredths: number) => string;
  /** Formats a position counted from 0 as counted from 1. */
  readonly position: (position: number) => string;
  readonly day: (day: string) => string;
}

export function numberFormats(locale: string, currency: string): NumberFormats {
  const count = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, {style: 'percent', maximumFractionDigits: 1});
  const position = new Intl.NumberFormat(locale, {maximumFractionDigits: 1});
  const day = new Intl.DateTimeFormat(locale, {month: 'short', day: 'numeric', timeZone: 'UTC'});
  const money = moneyFormatOf(currency);
  return {
    count: number => count.format(number),
    share: (part, whole) => (whole === 0 ? '–' : share.format(part / whole)),
    money: hundredths => formatMoney(hundredths, money),
    position: number => position.format(number + 1),
    day: date => day.format(new Date(`${date}T00:00:00Z`)),
  };
}
