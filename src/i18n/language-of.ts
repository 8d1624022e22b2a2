/** Returns the language whose messages a locale uses. Chinese has two scripts, and Norwegian three language codes. */
export const languageOf = (locale: string): string =>
  /^zh-(Hant|TW|HK|MO)/i.test(locale)
    ? 'zh-TW'
    : locale
        .toLowerCase()
        .replace(/-.*/, '')
        .replace(/^n[no]$/, 'nb');
