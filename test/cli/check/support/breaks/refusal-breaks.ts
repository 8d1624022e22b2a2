import type {Body} from '../live-store.ts';
import type {Break} from './break.ts';

const codes = [
  'query_required',
  'query_too_long',
  'invalid_type',
  'unsupported_contract',
  'unsupported_contract_type',
];

/** Faulty requests that get another refusal, or none. */
export const refusalBreaks: readonly Break[] = [
  ...codes.map(code => ({
    rule: `§7 ${code}`,
    how: 'it has another code',
    changes: {
      onAnswer: (body: Body) =>
        body.code === code && Object.assign(body, {code: OTHER[code] ?? 'query_required'}),
    },
  })),
  {
    rule: '§7 query_required',
    how: 'the request is answered',
    changes: {onRequest: params => params.get('q') ?? params.set('q', '*')},
  },
  {
    rule: '§7 body',
    how: 'it has more keys',
    changes: {onAnswer: (body: Body) => 'code' in body && Object.assign(body, {results: []})},
  },
];

/** Replaces a code. */
const OTHER: Readonly<Record<string, string>> = {query_required: 'query_too_long'};
