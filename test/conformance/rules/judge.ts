import {checkAnswer} from '../../../src/conformance/rules/check-answer.ts';
import type {Observation} from '../../../src/conformance/rules/ledger.ts';
import {params, wire} from '../../support/stores/exchange.ts';

/** Lists the rules that an answer breaks, as `rule: what came`. */
export function judge(body: unknown, parts: Parameters<typeof wire>[1] = {}, request = params()): string[] {
  return brokenOf(checkAnswer(request, wire(body, parts)).observations);
}

/** Lists the rules that an answer shows and keeps. */
export function keptBy(body: unknown, request = params()): string[] {
  const {observations} = checkAnswer(request, wire(body));
  return observations.filter(({broken}) => broken === undefined).map(({rule}) => rule);
}

export function brokenOf(observations: readonly Observation[]): string[] {
  return observations.flatMap(({rule, broken}) => (broken === undefined ? [] : [`${rule}: ${broken}`]));
}
