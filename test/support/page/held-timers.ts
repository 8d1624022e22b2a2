/** The timers of a page that wait until the test ends them. */
export interface HeldTimers {
  /** The lengths of all held timers, in milliseconds. */
  readonly lengths: number[];
  /** Whether one is waiting. */
  readonly isOn: boolean;
  /** Runs the waiting timers. */
  over(): void;
}

const {setTimeout, clearTimeout} = globalThis;

afterEach(() => void Object.assign(globalThis, {setTimeout, clearTimeout}));

/** Holds timers of these lengths, in milliseconds, until the end of the test; others run as usual. */
export function holdTimers(shortest: number, longest: number): HeldTimers {
  const lengths: number[] = [];
  const waiting = new Map<number, () => void>();
  Object.assign(globalThis, {
    setTimeout(run: () => void, length = 0) {
      if (length < shortest || length > longest) return setTimeout(run, length);
      waiting.set(-lengths.push(length), run);
      return -lengths.length;
    },
    clearTimeout(id: number) {
      if (!waiting.delete(id)) clearTimeout(id);
    },
  });
  const over = () => {
    for (const [id, run] of waiting) if (waiting.delete(id)) run();
  };
  return {
    lengths,
    over,
    get isOn() {
      return waiting.size > 0;
    },
  };
}
