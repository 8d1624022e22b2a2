/** How the platform shows a page: in the theme editor, in a currency, with the inspector. */
export interface View {
  readonly designMode: boolean;
  /** The displayed currency, and its value of one unit of the store's currency. */
  readonly currency: {readonly active: string; readonly rate: string};
  readonly hasInspector: boolean;
}

/**
 * Reads the view from the page's URL, `?design_mode=true&currency=USD`, and the cookies `demo_inspector=off` and `cart_currency`, in which
 * the platform keeps the shopper's currency.
 */
export function readView(
  query: Readonly<Record<string, string>>,
  ownCurrency: string,
  {demo_inspector, cart_currency = ownCurrency}: Readonly<Record<string, string>> = {},
): View {
  const {design_mode, currency = cart_currency} = query;
  const rate = currency === ownCurrency ? '1.0' : RATES[`${ownCurrency}-${currency}`];
  return {
    designMode: design_mode === 'true',
    currency: rate ? {active: currency, rate} : {active: ownCurrency, rate: '1.0'},
    hasInspector: demo_inspector !== 'off',
  };
}

const RATES: Readonly<Record<string, string>> = {
  'JPY-USD': '0.0066',
  'JPY-EUR': '0.0057',
  'JPY-KRW': '9.3',
};
