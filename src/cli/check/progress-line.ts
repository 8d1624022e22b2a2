/** Where progress is shown, such as `process.stderr`. */
interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** One line of a terminal that is written over; nothing in a log. */
export class ProgressLine {
  readonly #terminal: Terminal;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  show(text: string): void {
    // A longer text would wrap, and its first line would stay.
    if (this.#terminal.isTTY)
      this.#terminal.write(`\r${text.slice(0, (this.#terminal.columns ?? 80) - 1)}\u001b[K`);
  }

  clear(): void {
    this.show('');
  }
}
