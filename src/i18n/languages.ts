import {languageOf} from './language-of.ts';
import type {Messages} from './translator.ts';

interface Language {
  readonly default: Messages;
  /** Words for colours, beside the English and the Japanese ones: lines such as `black noir noire`. */
  readonly colours?: string;
}

const en = (): Promise<Language> => import('./messages/en.ts');

/** The messages of each language, in a file of its own. */
const languages = new Map(
  Object.entries<() => Promise<Language>>({
    ar: () => import('./messages/ar.ts'),
    bg: () => import('./messages/bg.ts'),
    cs: () => import('./messages/cs.ts'),
    da: () => import('./messages/da.ts'),
    de: () => import('./messages/de.ts'),
    el: () => import('./messages/el.ts'),
    en,
    es: () => import('./messages/es.ts'),
    fi: () => import('./messages/fi.ts'),
    fr: () => import('./messages/fr.ts'),
    he: () => import('./messages/he.ts'),
    hr: () => import('./messages/hr.ts'),
    hu: () => import('./messages/hu.ts'),
    id: () => import('./messages/id.ts'),
    it: () => import('./messages/it.ts'),
    ja: () => import('./messages/ja.ts'),
    ko: () => import('./messages/ko.ts'),
    lt: () => import('./messages/lt.ts'),
    nb: () => import('./messages/nb.ts'),
    nl: () => import('./messages/nl.ts'),
    pl: () => import('./messages/pl.ts'),
    pt: () => import('./messages/pt.ts'),
    ro: () => import('./messages/ro.ts'),
    ru: () => import('./messages/ru.ts'),
    sk: () => import('./messages/sk.ts'),
    sl: () => import('./messages/sl.ts'),
    sv: () => import('./messages/sv.ts'),
    th: () => import('./messages/th.ts'),
    tr: () => import('./messages/tr.ts'),
    uk: () => import('./messages/uk.ts'),
    vi: () => import('./messages/vi.ts'),
    zh: () => import('./messages/zh.ts'),
    'zh-TW': () => import('./messages/zh-TW.ts'),
  }),
);

/** Returns the locale whose grammar the messages of a locale follow: its own, or English if it has no messages. */
export const grammarOf = (locale: string): string => (languages.has(languageOf(locale)) ? locale : 'en');

/** Imports a locale's language, or English if there is none. */
export const importLanguage = (locale: string): Promise<Language> =>
  (languages.get(languageOf(locale)) ?? en)();
