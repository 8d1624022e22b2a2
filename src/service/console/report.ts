import type {Problems} from './problems.ts';

/** Loads the code that logs problems for the theme's developer, then logs one. */
export const report = <P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): Promise<void> =>
  import('./problems.ts').then(
    ({logProblem}) => logProblem(problem, ...details),
    () => {},
  );
