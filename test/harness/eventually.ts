/** Waits until an assertion holds, and gives what it gives; after `seconds` throws what it threw last. */
export async function eventually<T>(assertion: () => T | Promise<T>, seconds = 5): Promise<T> {
  // Not the time of day, which a machine may set while this waits.
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
