import {describeProblem, type Problems} from './problems.ts';

/** What was told already. */
export const told = new Set<string>();

/** Tells the theme's developer what to mend, once. */
export function tell<P extends keyof Problems>(problem: P, ...details: Parameters<Problems[P]>): void {
  tellText(describeProblem(problem, ...details));
}

/** The same of what is no problem of those. */
export function tellText(text: string): void {
  const line = `storefront-search: ${text}`;
  if (!told.has(line)) console.error(line);
  told.add(line);
}
