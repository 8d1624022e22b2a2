import type {SearchResponse} from '../../core/contract/schema.ts';
import type {Observation, RuleId} from '../rules/ledger.ts';
import type {Collection, FilterSet} from './filter-set.ts';

/** A request to the service that shows some rules. */
export interface Probe<K = Known> {
  /** The rules that usually only this request shows. */
  readonly rules: readonly RuleId[];
  /** Plans the request, or returns the reason why there is none. */
  readonly plan: (known: K) => Plan | string;
}

/** The parameters of a request; `undefined` removes one that every search has. */
export type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A planned request. */
export interface Plan {
  readonly params: Params;
  readonly headers?: Readonly<Record<string, string>>;
  /** The reason why the answer can't show the rules of the probe. */
  readonly reason?: string;
  /** Compares the answer with earlier ones. */
  readonly compare?: (response: SearchResponse) => readonly Observation[];
}

/** The results of earlier requests. */
export interface Known {
  /** The first products of the store. */
  readonly browse: SearchResponse;
  /** The term to search for. */
  readonly query: string;
  readonly collections: readonly Collection[];
  /** Combinations of filters that the first products can show. */
  readonly filterSets: readonly FilterSet[];
  /** The answers by their probe. */
  readonly answers: ReadonlyMap<unknown, SearchResponse>;
  /** The rules that some answer has shown. */
  readonly seen: ReadonlySet<string>;
}
