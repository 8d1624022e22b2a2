import type {Problems} from './tell.ts';

/** Tells the theme's developer what to mend, once; the words are fetched when there is something to tell. */
export async function report<P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): Promise<void> {
  const {tell} = await import('./tell.ts');
  tell(problem, ...details);
}
