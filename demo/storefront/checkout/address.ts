/** The recipient of an order. */
export type Address = Readonly<Record<Field, string>>;

export type Field = (typeof FIELDS)[number]['name'];

/** The error of a field. */
export type Problem = 'missing' | 'malformed' | 'too_long';

interface FieldRule {
  readonly name: string;
  readonly type: 'text' | 'email';
  /** The token for the browser's autofill. */
  readonly autocomplete: string;
  readonly optional?: boolean;
  readonly pattern?: RegExp;
}

/** The form's fields in display order. */
export const FIELDS = [
  {name: 'email', type: 'email', autocomplete: 'email', pattern: /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/},
  {name: 'name', type: 'text', autocomplete: 'name'},
  {name: 'postal_code', type: 'text', autocomplete: 'postal-code', pattern: /^[A-Z\d][A-Z\d -]{2,10}$/i},
  {name: 'region', type: 'text', autocomplete: 'address-level1'},
  {name: 'street', type: 'text', autocomplete: 'street-address'},
  {name: 'building', type: 'text', autocomplete: 'address-line3', optional: true},
] as const satisfies readonly FieldRule[];

const maxLength = 200;

/** Reads a form: the trimmed, normalised values and the error of each invalid field. */
export function readAddress(form: Readonly<Record<string, unknown>>): {
  readonly address: Address;
  readonly problems: ReadonlyMap<Field, Problem>;
} {
  const entries = FIELDS.map(rule => [rule, clean(form[rule.name])] as const);
  const problems = entries.flatMap(([rule, text]) => {
    const problem = findProblem(rule, text);
    return problem ? [[rule.name, problem] as const] : [];
  });
  return {
    address: Object.fromEntries(entries.map(([{name}, text]) => [name, text])) as Address,
    problems: new Map(problems),
  };
}

/** Normalises full-width characters and strips the postal mark: 〒１５０－０００１ is valid. */
function clean(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFKC').replace(/^〒/, '').trim() : '';
}

function findProblem({optional, pattern}: FieldRule, text: string): Problem | undefined {
  if (text === '') return optional ? undefined : 'missing';
  if (text.length > maxLength) return 'too_long';
  return pattern && !pattern.test(text) ? 'malformed' : undefined;
}
