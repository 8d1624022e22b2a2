import type {Problems} from './tell.ts';

/** Fetches what tells the theme's developer what to mend, and has it told. */
export async function report<P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): Promise<void> {
  const {tell} = await import('./tell.ts');
  tell(problem, ...details);
}
