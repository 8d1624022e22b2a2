import {readResponse, type SearchResponse} from '../../core/contract/schema.ts';
import {checkRefusal, expectedCodes} from './check-refusal.ts';
import {checkResponse} from './check-response.ts';
import {checkShape} from './check-shape.ts';
import {expect, type Observation, observe} from './ledger.ts';

/** An answer as received. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly redirected: boolean;
  readonly text: string;
}

export interface AnswerCheck {
  readonly observations: readonly Observation[];
  /** The parsed body, if it is JSON. */
  readonly body?: unknown;
  /** The answer as the elements read it, if they can. */
  readonly response?: SearchResponse;
}

/** Checks an answer of the service to the letter of the contract. */
export function checkAnswer(params: URLSearchParams, answer: WireAnswer): AnswerCheck {
  const transport = checkTransport(answer);
  // §7 does not define the body of a 429.
  if (answer.status === 429) return {observations: [...transport, {rule: '§7 429'}]};
  const body = parse(answer);
  if (body instanceof SyntaxError) {
    const found = isJson(answer) ? observe('§1.1', [body.message]) : [];
    return {observations: [...transport, ...found]};
  }
  const isRefused = !hasResults(answer) || expectedCodes(params).length > 0;
  if (!params.has('contract') && !isRefused) {
    return {observations: [...transport, ...checkInternal(body)], body};
  }
  if (isRefused) return {observations: [...transport, ...checkRefusal(params, answer.status, body)], body};
  const response = readable(body);
  const rules = response ? checkResponse(params, answer.status, response) : [];
  return {observations: [...transport, ...checkShape(answer.status, body), ...rules], body, response};
}

/** Whether §7 gives answers of this status the shape of §2.1. */
function hasResults({status}: WireAnswer): boolean {
  return status === 200 || status === 503;
}

/** Checks the rules that hold for every answer. */
function checkTransport(answer: WireAnswer): Observation[] {
  const {status, headers, redirected} = answer;
  return [
    ...expect('§1.3', !redirected, 'the answer came through a redirect'),
    ...expect('§1.4', !headers.has('access-control-allow-origin'), 'a CORS header was sent'),
    ...expect('§5.1', status !== 401, 'the status was 401'),
    ...(status === 429 ? [] : checkContentType(answer)),
  ];
}

function checkContentType(answer: WireAnswer): Observation[] {
  const type = answer.headers.get('content-type') ?? 'an answer without a content type';
  const isMissing = answer.status === 404;
  const advice = isMissing ? ': make sure that "endpoint" is the path of the app proxy' : '';
  return expect(
    '§1.1',
    isJson(answer),
    `the answer must be JSON, but ${type} was sent${isMissing ? ' with a 404' : ''}${advice}`,
  );
}

/** Whether an answer says that it is JSON. */
export function isJson({headers}: WireAnswer): boolean {
  return /\bjson\b/.test(headers.get('content-type') ?? '');
}

function parse({text}: WireAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new SyntaxError(`the body is not valid JSON: ${(error as Error).message}`);
  }
}

/** Checks an answer to a request without `contract`, which must not have the documented shape. */
function checkInternal(body: unknown): Observation[] {
  const {schemaVersion, degraded} = (body ?? {}) as {schemaVersion?: unknown; degraded?: unknown};
  // §3 gives a degraded answer one shape.
  if (degraded === true) return [];
  return expect(
    '§9.6',
    schemaVersion !== 'v1',
    'schemaVersion is “v1” although the request had no contract=v1',
  );
}

function readable(body: unknown): SearchResponse | undefined {
  try {
    return readResponse(body);
  } catch {
    return undefined;
  }
}
