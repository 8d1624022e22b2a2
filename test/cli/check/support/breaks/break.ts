import type {Body, Changes} from '../live-store.ts';

/** A service that breaks a single rule. */
export interface Break {
  readonly rule: string;
  readonly how: string;
  readonly changes: Changes;
}

export function answers(change: (body: Body, params: URLSearchParams) => unknown): Changes {
  return {onAnswer: (body, params) => ('results' in body ? change(body, params) : undefined)};
}
