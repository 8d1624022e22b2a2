import {loadSchema} from '../../src/service/search/client.ts';
import type {Behaviour} from './schedule.ts';
import type {VirtualClock} from './virtual-clock.ts';

// The virtual clock does not wait for files.
await loadSchema();

/** More than the pages up to the offset ceiling can hold (§8.4). */
const TOTAL = 2100;

export interface Sent {
  readonly at: number;
  readonly endpoint: string;
}

/** The service as a schedule describes it, with an endpoint per open page. */
export class FakeService {
  readonly sent: Sent[] = [];
  /** The `query_id` of each answer that reached its page, in order. */
  readonly delivered: string[] = [];
  readonly #clock: VirtualClock;
  #behaviours: readonly Behaviour[];
  #requests = 0;

  constructor(clock: VirtualClock, behaviours: readonly Behaviour[]) {
    this.#clock = clock;
    this.#behaviours = behaviours;
  }

  /** Answers every request normally from now on. */
  recover(): void {
    this.#behaviours = [{kind: 'results', delay: 50}];
  }

  /** The number of requests that a page has sent. */
  sentBy(page: string): number {
    return this.sent.filter(({endpoint}) => endpoint === page).length;
  }

  readonly fetch = (url: string, {signal}: {signal: AbortSignal}): Promise<Response> => {
    const behaviour = this.#behaviours[this.#requests % this.#behaviours.length] ?? ({} as Behaviour);
    const id = `q-${++this.#requests}`;
    const [endpoint = '', search] = url.split('?');
    this.sent.push({at: this.#clock.now, endpoint});
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      this.#clock.setTimeout(() => {
        if (signal.aborted) return;
        if (behaviour.kind === 'reset') return reject(new TypeError('network error'));
        if (BODIES_WITH_ID.includes(behaviour.kind)) this.delivered.push(id);
        resolve(answerOf(behaviour, new URLSearchParams(search), id));
      }, behaviour.delay);
    });
  };
}

const BODIES_WITH_ID: readonly string[] = ['results', 'none', 'bad record', 'redirect'];

function answerOf(behaviour: Behaviour, params: URLSearchParams, id: string): Response {
  const body = bodyOf(params, id);
  const html = {headers: {'content-type': 'text/html'}};
  switch (behaviour.kind) {
    case 'none':
      return respond({...body, total: 0, results: []});
    case 'bad record':
      return respond({...body, results: [{content_type: 'product'}, ...body.results.slice(1)]});
    case 'redirect':
      return respond({...body, redirect_url: '/pages/sale'});
    case 'refusal':
      return respond('<h1>429</h1>', {
        status: 429,
        headers: behaviour.retryAfter ? {'retry-after': `${behaviour.retryAfter}`} : {},
      });
    case 'degraded':
      return respond(DEGRADED, {status: 503});
    case 'html':
      return respond('<h1>Store</h1>', html);
    case 'truncated':
      return respond(JSON.stringify(body).slice(0, -9));
    case 'other version':
      return respond({...body, schemaVersion: 'v2'});
    case 'stale':
      return respond({...body, query: 'something else'});
    case 'plan':
      return respond({error: 'Upgrade', code: 'plan_required'}, {status: 403});
    default:
      return respond(body);
  }
}

/** Creates a response with its text in memory: some engines read a body asynchronously, outside the virtual clock. */
function respond(body: unknown, init?: ResponseInit): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = {'content-type': 'application/json'};
  return Object.assign(new Response(text, {headers, ...init}), {text: async () => text});
}

const DEGRADED = {
  schemaVersion: 'v1',
  degraded: true,
  degraded_reason: 'sync_pending',
  total: 0,
  results: [],
  facets: {},
};

/** Creates a body whose results are named after the request, so that a test can match them. */
function bodyOf(params: URLSearchParams, id: string) {
  const limit = Number(params.get('limit'));
  const offset = Number(params.get('offset'));
  return {
    ...DEGRADED,
    degraded: false,
    degraded_reason: null,
    query: params.get('q'),
    query_id: id,
    measurement_proof: `proof-${id}`,
    total: TOTAL,
    limit,
    offset,
    sort: params.get('sort'),
    redirect_url: null,
    results: Array.from({length: limit}, (_, index) => ({
      content_type: 'product',
      product_id: `gid://shop/Product/${offset + index}`,
      title: searchName(params.get('q') ?? '', params.get('filter_tags') ?? '', params.get('sort') ?? ''),
      handle: `page-${offset + index}`,
      url: '/products/one',
      price_min: 1,
      price_max: 1,
      available: true,
      tags: [],
    })),
    facets: {tags: ['夏', 'a', 'b'].map(value => ({value, count: 3}))},
    suggestions: [],
    related_keywords: [],
  };
}

/** Names a search by everything but its page. */
export const searchName = (query: string, tags: string, sort: string): string =>
  [query, tags, sort].join(' · ');
