/** How the platform shows a page: in the theme editor, in a currency, with the inspector. */
export interface View {
  readonly designMode: boolean;
  /** The displayed currency, and its value of one unit of the store's currency. */
  readonly currency: {readonly active: string; readonly rate: string};
  readonly hasInspector: boolean;
}

/** Reads the view from the page's URL, `?design_mode=true&currency=USD`, and the cookie `demo_inspector=off`. */
export function readView(
  query: Readonly<Record<string, string>>,
  ownCurrency: string,
  inspector?: string,
): View {
  const {design_mode, currency = ownCurrency} = query;
  const rate = currency === ownCurrency ? '1.0' : RATES[`${ownCurrency}-${currency}`];
  return {
    designMode: design_mode === 'true',
    currency: rate ? {active: currency, rate} : {active: ownCurrency, rate: '1.0'},
    hasInspector: inspector !== 'off',
  };
}

const RATES: Readonly<Record<string, string>> = {
  'JPY-USD': '0.0066',
  'JPY-EUR': '0.0057',
  'JPY-KRW': '9.3',
};
