import {problems} from './problems.ts';

export type Problems = typeof problems;

/** What was told already. */
export const logged = new Set<string>();

/** Tells the theme's developer what to mend, once. */
export function logProblem<P extends keyof Problems>(problem: P, ...details: Parameters<Problems[P]>): void {
  const describe: (...details: never[]) => string = problems[problem];
  logLine(describe(...(details as never[])));
}

/** The same of what is no problem of those. */
export function logLine(text: string): void {
  const line = `storefront-search: ${text}`;
  if (!logged.has(line)) console.error(line);
  logged.add(line);
}
