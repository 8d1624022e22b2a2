import {withTimeout} from './with-timeout.ts';

/** The platform's answer: a JSON value, or a refusal, which another request would meet again. */
interface JsonAnswer {
  readonly value?: unknown;
  /** The status of the refusal. A login, password or queue page comes with status 200 too, but is not JSON. */
  readonly refusal?: number;
}

/** Requests JSON from the platform. Never rejects: without an answer in time, returns neither a value nor a refusal. */
export const requestJson = (address: string, signal?: AbortSignal): Promise<JsonAnswer> =>
  withTimeout(timeout => fetchJson(address, timeout), signal).catch(() => ({}));

async function fetchJson(address: string, signal: AbortSignal): Promise<JsonAnswer> {
  const response = await fetch(address, {signal, headers: {Accept: 'application/json'}});
  const text = response.ok ? await response.text() : '';
  try {
    return {value: JSON.parse(text)};
  } catch {
    return {refusal: response.status};
  }
}

/** Reads an unknown value as an object; any other value has no fields. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads a text; `undefined` for anything else, and for an empty one. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value : undefined;
