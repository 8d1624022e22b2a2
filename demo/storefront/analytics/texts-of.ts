import type {AnalyticsTexts} from './analytics-texts.ts';
import {en} from './texts-en.ts';
import {ja} from './texts-ja.ts';

/** The page's texts in a language; English in one it doesn't speak. */
export function textsOf(locale: string): AnalyticsTexts {
  return locale.startsWith('ja') ? ja : en;
}
