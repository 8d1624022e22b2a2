import {filterProbes, optionalFilterProbes} from '../../conformance/probes/filter-probes.ts';
import {type Collection, planFilterSets} from '../../conformance/probes/filter-set.ts';
import type {Known, Plan, Probe} from '../../conformance/probes/probe.ts';
import {refusalProbes, searchProbes} from '../../conformance/probes/search-probes.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';
import type {Evidence} from './evidence.ts';
import {findService} from './find-service.ts';
import {type Exchange, MOST_REQUESTS, type Service} from './service.ts';
import {ObstacleError} from './store-client.ts';

/** Sends one request after another, and collects the observations of their answers. */
export class ServiceProbes {
  /** The searched term: the command's, or one of the store's own. */
  query = 'a';
  readonly #answers = new Map<unknown, SearchResponse>();
  readonly #service: Service;
  readonly #evidence: Evidence;

  constructor(service: Service, evidence: Evidence) {
    this.#service = service;
    this.#evidence = evidence;
  }

  /** The destination of a keyword redirect, if an answer has one. */
  get redirect(): string | undefined {
    const redirects = [...this.#answers.values()].map(({redirect_url}) => redirect_url);
    return redirects.find(address => address !== null) ?? undefined;
  }

  /**
   * Finds the service and checks it.
   *
   * @param query the term to search for; one of the store's own by default.
   * @throws {ObstacleError} if an obstacle prevents the check, or most of it.
   */
  async run(query: string | undefined, findCollections: () => Promise<readonly Collection[]>): Promise<void> {
    this.query = query ?? this.query;
    const browse = await findService(this.#service);
    this.#evidence.add(browse.name, browse.check.observations);
    refuseFailure(browse);
    const {response} = browse.check;
    if (!response) return this.#runAll('The answer to q=* can’t be read.');
    if (response.degraded) {
      await this.#runAll('The index is not ready.');
      throw notReady(response);
    }
    this.query = query ?? termIn(response);
    const collections = await findCollections();
    const filterSets = planFilterSets(response.results, collections);
    await this.#runAll({browse: response, query: this.query, collections, filterSets});
  }

  async #runAll(known: KnownAtFirst | string): Promise<void> {
    await this.#browse([...searchProbes, ...filterProbes], known);
    for (const probe of refusalProbes) await this.#send(probe, probe.plan(this));
    // Optional requests go last, within the limit of requests.
    await this.#browse(optionalFilterProbes, known);
  }

  async #browse(probes: readonly Probe[], known: KnownAtFirst | string): Promise<void> {
    for (const probe of probes) {
      const [answers, {seen}] = [this.#answers, this.#evidence];
      await this.#send(probe, typeof known === 'string' ? known : probe.plan({...known, answers, seen}));
    }
  }

  async #send(probe: Probe | Probe<Pick<Known, 'query'>>, plan: Plan | string): Promise<void> {
    if (typeof plan === 'string') return this.#evidence.explain(probe.rules, plan);
    if (this.#service.isUsedUp) {
      return this.#evidence.explain(
        probe.rules,
        `All ${MOST_REQUESTS} requests were needed for other rules.`,
      );
    }
    const {name, answer, check} = await this.#service.send(plan.params, plan.headers);
    this.#evidence.add(name, check.observations);
    const {response} = check;
    const reason = plan.reason ?? `The answer to ${name} (${answer.status}) does not show this rule.`;
    this.#evidence.explain(probe.rules, reason);
    if (!response || response.degraded) return;
    this.#answers.set(probe, response);
    this.#evidence.add(name, plan.compare?.(response) ?? []);
  }
}

type KnownAtFirst = Omit<Known, 'answers' | 'seen'>;

/** Returns a term that finds some products: a type, a vendor, or the title of the first product. */
function termIn({facets, results}: SearchResponse): string {
  const {product_types: types, vendors} = facets;
  return types[0]?.value ?? vendors[0]?.value ?? results[0]?.title ?? 'a';
}

/**
 * Explains why the service gives no results.
 *
 * @throws {ObstacleError} unless the status is 200.
 */
export function refuseFailure({name, answer: {status}, check: {body}}: Exchange): void {
  if (status === 200) return;
  const {code, error} = (body ?? {}) as {code?: unknown; error?: unknown};
  if (code === 'plan_required') {
    const text =
      'The shop’s plan is too low: the service answers 403 plan_required. contract=v1 needs the Pro plan or above (§1.6).';
    throw new ObstacleError('plan_required', text);
  }
  if (status === 503) {
    const text =
      'The service is down: it answers 503 (§7). Shoppers see the theme’s own results. Try again later.';
    throw new ObstacleError('unavailable', text);
  }
  throw new ObstacleError(
    'refused',
    `The service refuses ${name} with ${status}${code ? ` ${code}` : ''}${error ? `: “${error}”` : ''}.`,
  );
}

/** Creates the obstacle of a degraded service, which shows few rules. */
export function notReady({degraded_reason: reason}: SearchResponse): ObstacleError {
  const text = `The index is not ready (degraded: ${reason}), so most rules can’t be seen. Try again after the first sync.`;
  return new ObstacleError('not_ready', text);
}
