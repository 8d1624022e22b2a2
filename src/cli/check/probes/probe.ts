import type {RuleId} from '../../../core/contract/rules/ledger.ts';
import type {Observation} from '../../../core/contract/rules/observation.ts';
import type {SearchResponse} from '../../../core/contract/schema.ts';
import type {Collection} from '../collection.ts';
import type {Params} from '../service.ts';
import type {Sift} from './sift.ts';

/** One request to the service, to see whether it keeps some rules. */
export interface Probe<K = Known> {
  /** The rules that are usually seen by this request only. */
  readonly rules: readonly RuleId[];
  /** Plans the request; a text says why there is nothing to request. */
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

/** What earlier requests have shown. */
export interface Known {
  /** The first products of the store. */
  readonly browse: SearchResponse;
  /** The term to search for. */
  readonly query: string;
  readonly collections: readonly Collection[];
  /** Filters that the first products show. */
  readonly sifts: readonly Sift[];
  /** The answers by their probe. */
  readonly answers: ReadonlyMap<unknown, SearchResponse>;
  /** The rules that some answer has shown. */
  readonly seen: ReadonlySet<string>;
}
