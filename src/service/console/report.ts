import type {Problems} from './log.ts';

/** Fetches what tells the theme's developer what to mend, and has it told. */
export const report = <P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): Promise<void> =>
  import('./log.ts').then(
    ({logProblem}) => logProblem(problem, ...details),
    () => {},
  );
