/** The terminal that shows the progress, such as `process.stderr`. */
interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** A line of the terminal that each progress message overwrites. Writes nothing into a log file. */
export class ProgressLine {
  readonly #terminal: Terminal;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  show(text: string): void {
    // A longer text would wrap, and its first line would remain.
    if (this.#terminal.isTTY)
      this.#terminal.write(`\r${text.slice(0, (this.#terminal.columns ?? 80) - 1)}\u001b[K`);
  }

  clear(): void {
    this.show('');
  }
}
