import type {problems} from '../core/problems.ts';

type Problems = typeof problems;

/** Tells the theme's developer what to mend; the words are fetched when there is something to tell. */
export async function report<P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): Promise<void> {
  const {problems} = await import('../core/problems.ts');
  const describe: (...details: never[]) => string = problems[problem];
  console.error(`storefront-search: ${describe(...(details as never[]))}`);
}
