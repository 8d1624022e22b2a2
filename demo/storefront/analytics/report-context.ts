import type {Language} from '../language.ts';
import type {AnalyticsTexts} from './analytics-texts.ts';
import type {NumberFormats} from './number-formats.ts';
import type {ReportQuery} from './report-query.ts';

/** Shared by all sections of a report. */
export interface ReportContext {
  readonly texts: AnalyticsTexts;
  readonly formats: NumberFormats;
  readonly query: ReportQuery;
  readonly language: Language;
}
