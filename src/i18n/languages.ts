import {languageOf} from './language-of.ts';
import type {MessagePart, Messages} from './translator.ts';

const en = () => import('./messages/en.ts');

/**
 * The languages there are. The build writes this table as a rule for the names of files, of which each language has one
 * a part; from the sources a language comes whole.
 */
const languages: Readonly<Record<string, () => Promise<{readonly default: Messages}>>> = {
  ar: () => import('./messages/ar.ts'),
  cs: () => import('./messages/cs.ts'),
  da: () => import('./messages/da.ts'),
  de: () => import('./messages/de.ts'),
  en,
  es: () => import('./messages/es.ts'),
  fi: () => import('./messages/fi.ts'),
  fr: () => import('./messages/fr.ts'),
  he: () => import('./messages/he.ts'),
  id: () => import('./messages/id.ts'),
  it: () => import('./messages/it.ts'),
  ja: () => import('./messages/ja.ts'),
  ko: () => import('./messages/ko.ts'),
  nb: () => import('./messages/nb.ts'),
  nl: () => import('./messages/nl.ts'),
  pl: () => import('./messages/pl.ts'),
  pt: () => import('./messages/pt.ts'),
  ru: () => import('./messages/ru.ts'),
  sv: () => import('./messages/sv.ts'),
  th: () => import('./messages/th.ts'),
  tr: () => import('./messages/tr.ts'),
  uk: () => import('./messages/uk.ts'),
  vi: () => import('./messages/vi.ts'),
  zh: () => import('./messages/zh.ts'),
  'zh-TW': () => import('./messages/zh-TW.ts'),
};

/** A part of a locale's language, at least; of English where there is no such language. */
export const importMessages = (
  locale: string,
  _part: MessagePart,
): Promise<{readonly default: Partial<Messages>}> => (languages[languageOf(locale)] ?? en)();
