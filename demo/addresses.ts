/** The facts on which the demo's addresses depend. */
export interface Site {
  /** The languages of the store, the default first. */
  readonly locales: readonly string[];
  /** Whether another theme is shown, which has no example pages. */
  readonly hasOtherTheme: boolean;
  readonly sampleEvents: boolean;
}

/** Lists what to open first, a line per address: the store, its other languages, the examples and the figures. */
export function listAddresses(origin: string, {locales, hasOtherTheme, sampleEvents}: Site): string[] {
  const others = locales.slice(1);
  // The guides are in English, and so are the pages for developers if the store has them.
  const base = others.includes('en') ? `${origin}/en` : origin;
  const figures = `${base}/admin/analytics${sampleEvents ? '/sample' : ''}`;
  return [
    `Demo store: ${origin}`,
    ...others.map(locale => row(locale === 'en' ? 'English' : locale, `${origin}/${locale}`)),
    ...(hasOtherTheme ? [] : [row('Examples', `${base}/pages/examples`)]),
    row('Figures', figures),
    'Ctrl+C stops it.',
  ];
}

const row = (label: string, address: string): string => `${`  ${label}:`.padEnd(12)}${address}`;
