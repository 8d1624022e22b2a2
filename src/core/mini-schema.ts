/**
 * The part of `zod/mini` that the contract's schema uses, in a tenth of its bytes. The build puts it in zod's place in
 * what ships to shoppers. Types and meaning are zod's; a property test holds the two together on random bodies.
 */
interface Schema {
  /** Reads a value; throws what is wrong with it as `{issues: [{code, path}]}`. */
  readonly parse: (value: unknown) => unknown;
}

const fail = (code: string): never => {
  throw {issues: [{code, path: []}]};
};

/** Reads the part of a value under a key; an issue in it names the key. */
const parseAt = (key: string | number, {parse}: Schema, value: unknown): unknown => {
  try {
    return parse(value);
  } catch (error) {
    (error as {issues: [{path: unknown[]}]}).issues[0].path.unshift(key);
    throw error;
  }
};

const when = (holds: (value: unknown) => boolean, code = 'invalid_type'): Schema => ({
  parse: value => (holds(value) ? value : fail(code)),
});

const oneOf = (values: readonly unknown[]): Schema => when(value => values.includes(value), 'invalid_value');

const orElse = ({parse}: Schema, fallback: unknown): Schema => ({
  parse(value) {
    try {
      return parse(value);
    } catch {
      return fallback;
    }
  },
});

export {oneOf as enum, orElse as catch};
export const config = (): void => {};
export const unknown = (): Schema => when(() => true);
export const string = (): Schema => when(value => typeof value === 'string');
export const number = (): Schema => when(Number.isFinite);
export const boolean = (): Schema => when(value => typeof value === 'boolean');
export const literal = (expected: unknown): Schema => oneOf([expected]);
export const nullable = ({parse}: Schema): Schema => ({
  parse: value => (value === null ? value : parse(value)),
});
export const optional = ({parse}: Schema): Schema => ({
  parse: value => (value === undefined ? value : parse(value)),
});

export const array = (item: Schema): Schema => ({
  parse: value =>
    Array.isArray(value) ? value.map((each, index) => parseAt(index, item, each)) : fail('invalid_type'),
});

/** Unknown keys are ignored (§9.3). */
export const object = (shape: Readonly<Record<string, Schema>>): Schema => ({
  parse(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('invalid_type');
    const read: Record<string, unknown> = {};
    for (const key in shape) read[key] = parseAt(key, shape[key] as Schema, value[key as keyof typeof value]);
    return read;
  },
});
