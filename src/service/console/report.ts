import type {Problems} from './problems.ts';

/** Fetches what tells the theme's developer what to mend, and has it told. */
export const report = <P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): Promise<void> =>
  import('./log.ts').then(
    ({tell}) => tell(problem, ...details),
    () => {},
  );
