import type {Language} from '../language.ts';
import type {AnalyticsTexts} from './analytics-texts.ts';
import type {NumberWords} from './number-words.ts';
import type {Question} from './period.ts';

/** What sections are written with. */
export interface Writer {
  readonly texts: AnalyticsTexts;
  readonly words: NumberWords;
  readonly question: Question;
  readonly language: Language;
}
