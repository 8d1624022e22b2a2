/** The reason why a request is refused (§7). */
export interface Refusal {
  readonly status: 400 | 403;
  readonly code: string;
  readonly error: string;
}

/** Counted in characters, not in UTF-16 units: an emoji is one (§8.2). */
const LONGEST_QUERY = 200;

/** Checks a request against §4.1 and §7, in this order: its type, the plan, the query. */
export function refuse(params: URLSearchParams, plan: 'pro' | 'basic'): Refusal | undefined {
  return refuseKind(params) ?? refusePlan(params, plan) ?? refuseQuery(params);
}

function refuseKind(params: URLSearchParams): Refusal | undefined {
  const type = params.get('type') ?? '';
  const contract = params.get('contract');
  if (contract !== null && contract !== 'v1') {
    return badRequest('unsupported_contract', `contract=${contract} is not supported; ask for contract=v1`);
  }
  if (!['search', 'suggest', 'preview'].includes(type)) {
    return badRequest('invalid_type', 'type must be search, suggest or preview');
  }
  if (contract === 'v1' && type !== 'search') {
    return badRequest('unsupported_contract_type', `contract=v1 does not cover type=${type}`);
  }
}

/** Only `contract=v1` depends on the plan (§4.1). */
function refusePlan(params: URLSearchParams, plan: 'pro' | 'basic'): Refusal | undefined {
  if (plan === 'pro' || params.get('contract') !== 'v1') return;
  return {status: 403, code: 'plan_required', error: 'contract=v1 needs the Pro plan or above'};
}

function refuseQuery(params: URLSearchParams): Refusal | undefined {
  const query = params.get('q') ?? '';
  if (query.trim() === '') return badRequest('query_required', 'q is required; q=* browses everything');
  if ([...query].length > LONGEST_QUERY) {
    return badRequest('query_too_long', `q must be at most ${LONGEST_QUERY} characters long`);
  }
}

function badRequest(code: string, error: string): Refusal {
  return {status: 400, code, error};
}
