import type {SearchErrorCode} from '../../../src/core/contract/errors.ts';
import type {SearchStatus} from '../../../src/store/store.ts';
import type {RecordedAnswer} from '../page/recorded.ts';
import {article, body, page} from '../stores/bodies.ts';

/** An answer of the service, and its effect for the shopper. */
export interface Row {
  /** Completes the sentence "… is shown as …". */
  readonly what: string;
  readonly answer: RecordedAnswer;
  readonly seen: Seen;
}

export interface Seen {
  readonly state: SearchStatus;
  readonly cards: number;
  /** A part of the list's text: its count, its banner or its empty state. */
  readonly says?: string;
  readonly code?: SearchErrorCode;
  readonly retryAfter?: number;
  /** A part of the one line that the theme's developer reads on the console. */
  readonly told?: string;
}

export const READY: Seen = {state: 'ready', cards: 3, says: '3 results for “ジャケット”'};
export const FAILED: Seen = {
  state: 'failed',
  cards: 0,
  says: 'We couldn’t complete your search.',
  code: 'bad_response',
};
export const LIMITED: Seen = {state: 'limited', cards: 0, says: 'Search is busy', code: 'rate_limited'};
export const PREPARED: Seen = {
  state: 'degraded',
  cards: 0,
  says: 'Search is not available right now. Please try again',
};
export const INCOMPLETE: Seen = {state: 'degraded', cards: 3, says: 'may be missing'};

const JSON_TYPE = {'Content-Type': 'application/json; charset=utf-8'};
export const HTML =
  '<!doctype html><title>Store</title><script>globalThis.hacked = true</script><h1>Store</h1>';
export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): RecordedAnswer => ({
  status,
  headers: {...JSON_TYPE, ...headers},
  text: JSON.stringify(value),
});
export const html = (status: number, headers: Record<string, string> = {}): RecordedAnswer => ({
  status,
  headers: {'Content-Type': 'text/html; charset=utf-8', ...headers},
  text: HTML,
});
export const raw = (text: string, status = 200): RecordedAnswer => ({status, headers: JSON_TYPE, text});
export const row = (what: string, answer: RecordedAnswer, seen: Seen): Row => ({what, answer, seen});
/** A usable body with changed keys. */
export const changed = (what: string, changes: Record<string, unknown>, seen: Seen = READY): Row =>
  row(what, json(body(changes)), seen);
/** A usable body with another record in place of the first of three. */
export const first = (what: string, record: unknown, told?: string): Row =>
  changed(what, {results: [record, article(), page()]}, told ? {state: 'ready', cards: 2, told} : READY);
