/** The target of progress messages, such as `process.stderr`. */
export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports progress: in one updated line on a terminal, in occasional lines elsewhere. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #now: () => number;
  readonly #pace: number;
  #last: number;

  constructor(terminal: Terminal, now: () => number = Date.now) {
    this.#terminal = terminal;
    this.#now = now;
    this.#pace = terminal.isTTY ? 100 : 2000;
    this.#last = now();
  }

  /** Writes a message, unless the last one is recent. */
  update(text: string): void {
    const now = this.#now();
    if (now - this.#last < this.#pace) return;
    this.#last = now;
    this.#terminal.write(this.#terminal.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  }

  /** Writes a bar, unless the last message is recent. */
  advance(text: string, done: number, total: number): void {
    const tenths = Math.floor((10 * done) / total);
    const bar = `${'█'.repeat(tenths)}${'░'.repeat(10 - tenths)}`;
    this.update(`${text} ${bar} ${Math.floor((100 * done) / total)} %`);
  }

  /** Removes the line of a terminal. */
  clear(): void {
    if (this.#terminal.isTTY) this.#terminal.write('\r\u001b[K');
  }

  finish(text: string): void {
    this.#terminal.write(this.#terminal.isTTY ? `\r${text}\u001b[K\n` : `${text}\n`);
  }
}

/** `50,000 products`, `1 article`. */
export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}
