/** What the check needs of the process around it. */
export interface Environment {
  /** Waits. */
  readonly pause: (milliseconds: number) => Promise<void>;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Reports what is done now. */
  readonly onProgress: (text: string) => void;
}
