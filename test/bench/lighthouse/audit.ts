import lighthouse from 'lighthouse';

/** Lighthouse's figures of a page: the score of 0 to 100, and milliseconds; the layout shift has no unit. */
export type Audit = Readonly<Record<Figure, number>>;
export type Figure = keyof typeof FIGURES;

export const FIGURES = {
  score: 'performance',
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
} as const;

/**
 * Audits a page as on a phone with slow 4G, in the browser that listens on a port. The inspector, which no store has, is off.
 *
 * @throws {Error} if the page could not be audited.
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const flags = {
    port,
    onlyCategories: ['performance'],
    extraHeaders: {Cookie: 'demo_inspector=off'},
    logLevel: 'error',
  } as const;
  const {lhr} = (await lighthouse(url, {...flags, onlyCategories: [...flags.onlyCategories]})) ?? {};
  if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  const figure = (name: Figure) =>
    name === 'score'
      ? 100 * (lhr.categories.performance?.score ?? Number.NaN)
      : (lhr.audits[name]?.numericValue ?? Number.NaN);
  return Object.fromEntries((Object.keys(FIGURES) as Figure[]).map(name => [name, figure(name)])) as Audit;
}
