import {Hono} from 'hono';
import type {Database} from '../database/database.ts';
import type {Language} from '../language.ts';
import {analyticsPage} from './analytics-page.ts';
import {Figures} from './figures.ts';
import {readReport} from './report.ts';
import {listDays, readReportQuery} from './report-query.ts';

/** Serves `/admin/analytics` in one language, and made-up figures on a page of their own. */
export function createAnalytics(database: Database, sample: Database | undefined, language: Language): Hono {
  const app = new Hono();
  addPage(app, '/admin/analytics', database, false, language);
  if (sample) addPage(app, '/admin/analytics/sample', sample, true, language);
  return app;
}

function addPage(app: Hono, path: string, database: Database, isSample: boolean, language: Language): void {
  const figures = new Figures(database);
  app.get(path, context => {
    const query = readReportQuery(new URL(context.req.url).searchParams);
    const days = listDays(query.days, Date.now());
    const report = figures.isEmpty() ? undefined : readReport(figures, query, days);
    context.header('Cache-Control', 'no-store');
    return context.html(analyticsPage({query, report, isSample}, language));
  });
}
