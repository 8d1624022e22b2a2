/** The delay at which the checks end, in milliseconds. */
const LAST_MS = 20_000;

/**
 * Calls `check` with growing delays for more than a minute, because another script of the page may load late. Returns its undo.
 *
 * @param delay the first delay, in milliseconds; each further one is longer by half.
 */
export function recheck(check: () => void, delay: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const checkIn = (ms: number) => {
    timer = setTimeout(() => {
      if (ms < LAST_MS) checkIn(ms * 1.5);
      check();
    }, ms);
    // In Node with a DOM, as in tests, it must not keep the process alive.
    (timer as {unref?(): void}).unref?.();
  };
  checkIn(delay);
  return () => clearTimeout(timer);
}
