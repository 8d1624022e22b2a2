import type {problems} from '../core/problems.ts';

type Problems = typeof problems;

/** What was told already. */
export const told = new Set<string>();

/** Tells the theme's developer what to mend, once; the words are fetched when there is something to tell. */
export async function report<P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): Promise<void> {
  const {problems} = await import('../core/problems.ts');
  const describe: (...details: never[]) => string = problems[problem];
  const line = `storefront-search: ${describe(...(details as never[]))}`;
  if (!told.has(line)) console.error(line);
  told.add(line);
}
