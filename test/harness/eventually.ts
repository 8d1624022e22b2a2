/** Waits until an assertion holds; after `seconds` throws what it threw last. */
export async function eventually(assertion: () => void | Promise<void>, seconds = 5): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise(resolve => setTimeout(resolve, 25));
    }
  }
}
