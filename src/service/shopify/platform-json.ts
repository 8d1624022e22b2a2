/** How long the platform may take, in milliseconds. A later answer would change what the shopper is looking at. */
const PATIENCE_MS = 1500;

/** What the platform answered: a JSON value, or a refusal, which another request would meet again. */
export interface PlatformAnswer {
  readonly value?: unknown;
  /** The status of the refusal. A login, password or queue page comes with status 200 too, and is no JSON. */
  readonly refusal?: number;
}

/** Requests JSON from the platform. Never rejects: without an answer in time, neither a value nor a refusal comes. */
export async function requestJson(address: string, signal?: AbortSignal): Promise<PlatformAnswer> {
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    const response = await fetch(address, {signal: request.signal, headers: {Accept: 'application/json'}});
    if (!response.ok) return {refusal: response.status};
    const text = await response.text();
    return parse(text) ?? {refusal: response.status};
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

function parse(text: string): PlatformAnswer | undefined {
  try {
    return {value: JSON.parse(text)};
  } catch {
    return undefined;
  }
}

/** Reads a value of which nothing is known as an object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads a text; `undefined` for anything else, and for an empty one. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value : undefined;
