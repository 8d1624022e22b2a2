import {describeProblem, type Problems} from './problems.ts';

/** The lines that were logged, so that none repeats. */
export const logged = new Set<string>();

/** Logs a problem for the theme's developer, once. */
export function logProblem<P extends keyof Problems>(problem: P, ...details: Parameters<Problems[P]>): void {
  logLine(describeProblem(problem, ...details));
}

/** Logs a line, once. */
export function logLine(text: string): void {
  const line = `storefront-search: ${text}`;
  if (!logged.has(line)) console.error(line);
  logged.add(line);
}
