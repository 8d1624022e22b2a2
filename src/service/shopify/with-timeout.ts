/** How long the platform may take, in milliseconds. A later answer would change the page while the shopper looks at it. */
const TIMEOUT_MS = 1500;

/**
 * Runs requests to the platform with a signal that aborts after a timeout, or together with another signal.
 *
 * @param timeoutMs how long they may take, in milliseconds.
 */
export async function withTimeout<T>(
  run: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    return await run(request.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
