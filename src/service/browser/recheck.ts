/** The delay after which nothing that is still missing is expected any more, in milliseconds. */
const LAST_MS = 20_000;

/**
 * Calls `check` again and again, ever more rarely, for a minute and a half: another script of the page may bring late what is missing.
 * Returns its undo.
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
