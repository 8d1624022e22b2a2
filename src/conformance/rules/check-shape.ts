import {en} from 'zod/locales';
import * as z from 'zod/mini';
import {bodies, facets} from '../strict-schema.ts';
import {expect, isRuleId, type Observation, type RuleId} from './ledger.ts';

/** Checks the fields of an answer and their types at every depth (§2). */
export function checkShape(status: number, body: unknown): Observation[] {
  const {degraded} = asRecord(body);
  const issues = schemaFor(status, asRecord(body)).safeParse(body).error?.issues ?? [];
  const seen = new Set<RuleId>(['§2', '§2.1 keys', ...rulesIn(body, [])]);
  return [
    ...[...seen].map(rule => ({rule})),
    ...issues.map(issue => ({rule: ruleOf(issue, body), broken: issueText(issue)})),
    ...(status === 503 ? expect('§7 503', degraded === true, 'degraded must be true in a 503') : []),
  ];
}

/** Selects the contract's body for an answer. */
function schemaFor(status: number, body: Readonly<Record<string, unknown>>) {
  const schema = bodies[shapeOf(status, body)];
  // Checks each facet of the answer, even if `{}` would be valid.
  return Object.keys(asRecord(body.facets)).length > 0 ? z.extend(schema, {facets}) : schema;
}

function shapeOf(
  status: number,
  {degraded, total}: Readonly<Record<string, unknown>>,
): 'normal' | 'empty' | 'degraded' {
  if (status === 503) return 'empty';
  if (degraded === true) return 'degraded';
  return total === 0 ? 'empty' : 'normal';
}

/** Reads a value as an object; anything else has no keys. */
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? {...value} : {};

/** The path of a value in the body. */
type Path = readonly PropertyKey[];

function rulesIn(value: unknown, path: Path): RuleId[] {
  const rules = [ruleAt(path), Array.isArray(value) ? sizeRuleAt(path) : undefined].filter(isRuleId);
  if (typeof value !== 'object' || value === null) return rules;
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...rules, ...parts.flatMap(([key, part]) => rulesIn(part, [...path, key]))];
}

/** Returns the id of the rule for the value at a path; the contract may have no such rule. */
function ruleAt([key, second, third, fourth, fifth]: Path): string {
  if (key === 'results' && third !== undefined) {
    return `§2.2 ${third === 'variants' && fifth !== undefined ? `variant ${String(fifth)}` : String(third)}`;
  }
  if (key !== 'facets' || second === undefined) return `§2.1 ${String(key)}`;
  return `§2.3 ${fourth === 'label' ? 'label' : String(second)}`;
}

function sizeRuleAt([key, group, ...rest]: Path): RuleId | undefined {
  if (key !== 'facets' || group === 'price_range') return undefined;
  if (group === 'metafields' && rest.length === 0) return '§8.5';
  return group === 'variant_options' && rest.length === 0 ? undefined : '§2.3 size';
}

function ruleOf({code, path}: z.core.$ZodIssue, body: unknown): RuleId {
  if (code === 'unrecognized_keys') return '§2';
  const [key = ''] = path;
  const isMissing = path.length === 1 && !Object.hasOwn(asRecord(body), key);
  if (path.length === 0 || (isMissing && ['results', 'facets', 'total'].includes(String(key))))
    return '§2.1 keys';
  const rule = (code === 'too_big' && sizeRuleAt(path)) || ruleAt(path);
  return isRuleId(rule) ? rule : '§2';
}

// Without a locale, zod's messages are all "Invalid input".
z.config(en());

/**
 * Describes an issue, such as `results[3].price_min: Invalid input: expected number, received string`.
 *
 * @param whole the name of the checked value, for issues about the value as a whole.
 */
export function issueText({path, message}: z.core.$ZodIssue, whole = ''): string {
  const steps = path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  const place = steps.join('').replace(/^\./, '') || whole;
  return place ? `${place}: ${message}` : message;
}
