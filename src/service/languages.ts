import {languageOf} from '../core/language-of.ts';
import type {MessagePart, Messages} from '../core/messages.ts';

const en = () => import('../core/messages/en.ts');

/**
 * The languages there are. The build writes this table as a rule for the names of files, of which each language has one
 * a part; from the sources a language comes whole.
 */
const languages: Readonly<Record<string, () => Promise<{readonly default: Messages}>>> = {
  ar: () => import('../core/messages/ar.ts'),
  cs: () => import('../core/messages/cs.ts'),
  da: () => import('../core/messages/da.ts'),
  de: () => import('../core/messages/de.ts'),
  en,
  es: () => import('../core/messages/es.ts'),
  fi: () => import('../core/messages/fi.ts'),
  fr: () => import('../core/messages/fr.ts'),
  he: () => import('../core/messages/he.ts'),
  id: () => import('../core/messages/id.ts'),
  it: () => import('../core/messages/it.ts'),
  ja: () => import('../core/messages/ja.ts'),
  ko: () => import('../core/messages/ko.ts'),
  nb: () => import('../core/messages/nb.ts'),
  nl: () => import('../core/messages/nl.ts'),
  pl: () => import('../core/messages/pl.ts'),
  pt: () => import('../core/messages/pt.ts'),
  ru: () => import('../core/messages/ru.ts'),
  sv: () => import('../core/messages/sv.ts'),
  th: () => import('../core/messages/th.ts'),
  tr: () => import('../core/messages/tr.ts'),
  uk: () => import('../core/messages/uk.ts'),
  vi: () => import('../core/messages/vi.ts'),
  zh: () => import('../core/messages/zh.ts'),
  'zh-TW': () => import('../core/messages/zh-TW.ts'),
};

/** A part of a locale's language, at least; of English where there is no such language. */
export const importMessages = (
  locale: string,
  _part: MessagePart,
): Promise<{readonly default: Partial<Messages>}> => (languages[languageOf(locale)] ?? en)();
