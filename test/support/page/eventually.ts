/**
 * Waits until an assertion holds, and returns its result.
 *
 * @throws the last error after `seconds`, before the runners' own limits.
 */
export async function eventually<T>(assertion: () => T | Promise<T>, seconds = 20): Promise<T> {
  // A monotonic clock, because the system may adjust the time meanwhile.
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise(resolve => setTimeout(resolve, 25));
    }
  }
}
