import type {RuleId} from '../../../core/contract/rules/ledger.ts';
import type {Observation} from '../../../core/contract/rules/observation.ts';
import type {SearchResponse} from '../../../core/contract/schema.ts';
import type {Collection} from '../collection.ts';
import type {Params} from '../service.ts';
import type {FilterSet} from './filter-set.ts';

/** A request to the service that shows some rules. */
export interface Probe<K = Known> {
  /** The rules that usually only this request shows. */
  readonly rules: readonly RuleId[];
  /** Plans the request, or returns the reason why there is none. */
  readonly plan: (known: K) => Plan | string;
}

/** A planned request. */
export interface Plan {
  readonly params: Params;
  readonly headers?: Readonly<Record<string, string>>;
  /** Why the answer can't show the rules of the probe. */
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
