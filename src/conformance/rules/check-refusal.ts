import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {bodies, refusalCodes} from '../strict-schema.ts';
import {issueText} from './check-shape.ts';
import {expect, isRuleId, type Observation, observe} from './ledger.ts';

/** The codes that §7 has for the faults of a request; several faults may be refused in any order. */
export function expectedCodes(params: URLSearchParams): readonly string[] {
  const [contract, type, query] = ['contract', 'type', 'q'].map(name => params.get(name));
  const faults: Readonly<Record<string, boolean>> = {
    unsupported_contract: contract !== null && contract !== 'v1',
    invalid_type: !['search', 'suggest', 'preview'].includes(type ?? ''),
    unsupported_contract_type: contract === 'v1' && (type === 'suggest' || type === 'preview'),
    query_required: query === null,
    query_too_long: [...(query ?? '')].length > MAX_QUERY_LENGTH,
  };
  return Object.keys(faults).filter(code => faults[code]);
}

/** Checks a refusal, or another answer to a request that §7 refuses. */
export function checkRefusal(params: URLSearchParams, status: number, body: unknown): Observation[] {
  const expected = expectedCodes(params);
  const [code = ''] = expected;
  const rule = `§7 ${code}`;
  const missed = isRuleId(rule) ? observe(rule, [`the status was ${status} instead of 400`]) : [];
  if (status === 200) return missed;
  // The service can fail, or refuse the plan, before it looks at the request.
  if (status === 503) return [];
  const codes = refusalCodes[status];
  if (!codes)
    return missed.length > 0 ? missed : observe('§7 body', [`the contract has no status ${status}`]);
  return [...checkBody(status, codes, body), ...checkCode(params, body)];
}

/** Checks that a 4xx body has exactly the keys `error` and `code` (§7). */
function checkBody(status: number, codes: readonly string[], body: unknown): Observation[] {
  const read = bodies.refusal.safeParse(body);
  if (!read.success)
    return observe(
      '§7 body',
      read.error.issues.map(issue => issueText(issue)),
    );
  const {code} = read.data;
  return expect('§7 body', codes.includes(code), `the contract has no code "${code}" for a ${status}`);
}

/** Checks that the code names a fault of the request. */
function checkCode(params: URLSearchParams, body: unknown): Observation[] {
  const {code} = (body ?? {}) as {code?: unknown};
  if (code === 'plan_required') return [{rule: '§7 plan_required'}];
  const expected = expectedCodes(params);
  const rule = `§7 ${expected.find(each => each === code) ?? expected[0]}`;
  if (isRuleId(rule)) return expect(rule, rule.endsWith(` ${code}`), `the code was ${JSON.stringify(code)}`);
  const isInternal = !params.has('contract') && params.get('q')?.trim();
  return isInternal
    ? observe('§9.6', [`the code ${JSON.stringify(code)} was sent for a request without contract=v1`])
    : [];
}
