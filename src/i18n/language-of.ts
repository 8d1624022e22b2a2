/** The language whose texts a locale has. Chinese is written in two ways, and Norwegian has three names. */
export const languageOf = (locale: string): string =>
  /^zh-(Hant|TW|HK|MO)/i.test(locale)
    ? 'zh-TW'
    : locale
        .toLowerCase()
        .replace(/-.*/, '')
        .replace(/^n[no]$/, 'nb');
