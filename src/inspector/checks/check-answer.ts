import type * as z from 'zod/mini';
import {BROWSE, MAX_LIMIT, MAX_OFFSET} from '../../core/contract/limits.ts';
import {readResponse, type SearchResponse, sorts} from '../../core/contract/schema.ts';
import {bodies, refusalCodes} from '../../core/contract/strict-schema.ts';
import {checkFacets} from './check-facets.ts';
import {type Finding, serviceFinding} from './finding.ts';
import {issueText} from './issue-text.ts';
import {isDigits} from './rule.ts';

/** An answer as received. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly redirected: boolean;
  readonly text: string;
}

/** A checked answer. */
export interface AnswerCheck {
  readonly findings: readonly Finding[];
  /** The parsed body, if it is JSON. */
  readonly body?: unknown;
  /** The answer as the elements read it, if they can. */
  readonly response?: SearchResponse;
}

/** Checks an answer of the service to the letter of the contract. */
export function checkAnswer(params: URLSearchParams, answer: WireAnswer): AnswerCheck {
  const transport = checkTransport(answer);
  // §7 does not define the body of a 429.
  if (answer.status === 429) return {findings: transport};
  const body = parse(answer);
  if (body instanceof SyntaxError) {
    const found = isJson(answer) ? [serviceFinding('§1.1', body.message)] : [];
    return {findings: [...transport, ...found]};
  }
  if (!hasResults(answer)) return {findings: [...transport, ...checkRefusal(answer.status, body)], body};
  const shape = checkShape(answer.status, body);
  const response = readable(body);
  const rules = response ? checkRules(params, response) : [];
  return {findings: [...transport, ...shape, ...rules], body, response};
}

/** Whether §7 gives answers of this status the shape of §2.1. */
function hasResults({status}: WireAnswer): boolean {
  return status === 200 || status === 503;
}

/** Checks the rules that hold for every body. */
function checkTransport(answer: WireAnswer): Finding[] {
  const {status, headers, redirected} = answer;
  const found: Finding[] = [];
  if (redirected)
    found.push(serviceFinding('§1.3', 'the answer came through a redirect; the endpoint answers itself'));
  if (headers.has('access-control-allow-origin'))
    found.push(serviceFinding('§1.4', 'a CORS header was sent'));
  if (status !== 429 && !isJson(answer)) {
    const type = headers.get('content-type') ?? 'an answer without a content type';
    const [how, advice] =
      status === 404 ? [' with a 404', ': is "endpoint" the path of the app proxy?'] : ['', ''];
    found.push(serviceFinding('§1.1', `${type} came${how}; the service answers JSON only${advice}`));
  }
  return found;
}

function isJson({headers}: WireAnswer): boolean {
  return /\bjson\b/.test(headers.get('content-type') ?? '');
}

function parse({text}: WireAnswer): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new SyntaxError(`the body is no JSON: ${(error as Error).message}`);
  }
}

/** Checks that a 4xx body has exactly the keys `error` and `code` (§7). */
function checkRefusal(status: number, body: unknown): Finding[] {
  const codes = refusalCodes[status];
  if (!codes) return [serviceFinding('§7', `status ${status} is none of the contract's`)];
  const read = bodies.refusal.safeParse(body);
  if (!read.success) return read.error.issues.map(issue => serviceFinding('§7', issueText(issue)));
  const {code} = read.data;
  return codes.includes(code) ? [] : [serviceFinding('§7', `code "${code}" is none of a ${status}`)];
}

function checkShape(status: number, body: unknown): Finding[] {
  const {degraded, total} = (body ?? {}) as {degraded?: unknown; total?: unknown};
  const found: Finding[] = [];
  if (status === 503 && degraded !== true) found.push(serviceFinding('§7', 'a 503 has degraded: true'));
  const read = bodies[shapeOf(status, degraded, total)].safeParse(body);
  const issues = read.success ? [] : read.error.issues;
  return [...found, ...issues.map(issue => serviceFinding(sectionOf(issue), issueText(issue)))];
}

/** Selects the contract's body for an answer. */
function shapeOf(status: number, degraded: unknown, total: unknown): 'normal' | 'empty' | 'degraded' {
  if (status === 503) return 'empty';
  if (degraded === true) return 'degraded';
  return total === 0 ? 'empty' : 'normal';
}

/** The section that defines the field at fault. */
function sectionOf({code, path: [key]}: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys') return '§2';
  if (key === 'results') return '§2.2';
  return key === 'facets' ? '§2.3' : '§2.1';
}

function readable(body: unknown): SearchResponse | undefined {
  try {
    return readResponse(body);
  } catch {
    return undefined;
  }
}

function checkRules(params: URLSearchParams, response: SearchResponse): Finding[] {
  const {degraded, degraded_reason: reason, received, total} = response;
  const found = [...checkEcho(params, response), ...checkBrowse(params, response)];
  if (degraded !== (reason !== null)) {
    found.push(serviceFinding('§3', `degraded is ${degraded}, degraded_reason ${JSON.stringify(reason)}`));
  }
  const {limit} = expectedEcho(params);
  if (limit !== undefined && received > limit)
    found.push(serviceFinding('§4.1 limit', `${received} results came, ${limit} were asked for`));
  if (received > total && !degraded)
    found.push(serviceFinding('§2.1 total', `${received} results of ${total}`));
  return degraded ? found : [...found, ...checkFacets(response)];
}

/** Checks that the answer echoes its request (§4.1 paging 5), except for keys that a reduced body lacks. */
function checkEcho(params: URLSearchParams, response: SearchResponse): Finding[] {
  return Object.entries(expectedEcho(params)).flatMap(([key, expected]) => {
    const echo = response[key as keyof Echo];
    if (expected === undefined || echo === undefined || echo === expected) return [];
    return [serviceFinding('§4.1 paging 5', `${key} echoes ${JSON.stringify(echo)}, not ${expected}`)];
  });
}

/** The echoed values; `undefined` for an invalid value, whose echo the contract does not define (§7.2). */
interface Echo {
  readonly query: string | null;
  readonly limit: number | undefined;
  readonly offset: number | undefined;
  readonly sort: string | undefined;
}

function expectedEcho(params: URLSearchParams): Echo {
  const sort = params.get('sort') ?? 'relevance';
  return {
    query: params.get('q'),
    limit: clamp(params.get('limit') ?? DEFAULT_LIMIT, MAX_LIMIT),
    offset: clamp(params.get('offset') ?? '0', MAX_OFFSET),
    sort: sorts.find(known => known === sort),
  };
}

const DEFAULT_LIMIT = '8';

/** Clamps a whole number as the service does (§8); `undefined` for any other text. */
function clamp(value: string, most: number): number | undefined {
  return isDigits(value) ? Math.min(Number(value), most) : undefined;
}

function checkBrowse(params: URLSearchParams, {results, facets, degraded}: SearchResponse): Finding[] {
  if (params.get('q') !== BROWSE || degraded) return [];
  const filled = (['tags', 'content_types', 'variant_options'] as const).filter(
    key => facets[key].length > 0,
  );
  const found = filled.map(key => serviceFinding('§4.1 browse', `facets.${key} is [] for q=*`));
  const isMixed = results.some(({content_type}) => content_type !== 'product');
  return isMixed ? [...found, serviceFinding('§4.1 browse', 'q=* reads products only')] : found;
}
