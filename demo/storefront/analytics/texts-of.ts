import type {AnalyticsTexts} from './analytics-texts.ts';
import {en} from './texts-en.ts';
import {ja} from './texts-ja.ts';

/** Chooses the texts for a locale; English for an unknown one. */
export function textsOf(locale: string): AnalyticsTexts {
  return locale.startsWith('ja') ? ja : en;
}
