/** The parts of the process that the check uses. */
export interface Environment {
  /** Waits. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Reports the current step. */
  readonly onProgress: (text: string) => void;
}
