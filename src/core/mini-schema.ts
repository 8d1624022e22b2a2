/**
 * The part of `zod/mini` that the contract's schema uses, in a tenth of its bytes. The build puts it in zod's place in
 * what ships to shoppers; types and semantics are zod's, and a property test holds the two together on random bodies.
 */
export interface Schema {
  /** Reads a value, or throws an {@link Issue}. */
  readonly read: (value: unknown) => unknown;
  readonly safeParse: (
    value: unknown,
  ) => {success: true; data: unknown} | {success: false; error: {issues: Issue[]}};
}

interface Issue {
  readonly code: string;
  readonly path: readonly (string | number)[];
}

type Read = Schema['read'];

const schema = (read: Read): Schema => ({
  read,
  safeParse(value) {
    try {
      return {success: true, data: read(value)};
    } catch (issue) {
      return {success: false, error: {issues: [issue as Issue]}};
    }
  },
});

const fail = (code: string): never => {
  throw {code, path: []};
};

const when = (holds: (value: unknown) => boolean, code = 'invalid_type') =>
  schema(value => (holds(value) ? value : fail(code)));

/** Reads a part; an issue in it names the key it was found under. */
const within = (key: string | number, {read}: Schema, value: unknown): unknown => {
  try {
    return read(value);
  } catch (issue) {
    const {code, path} = issue as Issue;
    throw {code, path: [key, ...path]};
  }
};

export const config = (): void => {};
export const unknown = (): Schema => schema(value => value);
export const string = (): Schema => when(value => typeof value === 'string');
export const number = (): Schema => when(Number.isFinite);
export const boolean = (): Schema => when(value => typeof value === 'boolean');
export const literal = (expected: unknown): Schema => when(value => value === expected, 'invalid_value');
const oneOf = (values: readonly unknown[]): Schema => when(value => values.includes(value), 'invalid_value');

export {oneOf as enum};
export const nullable = ({read}: Schema): Schema => schema(value => (value === null ? null : read(value)));
export const optional = ({read}: Schema): Schema =>
  schema(value => (value === undefined ? undefined : read(value)));

const fallBack = ({read}: Schema, value: unknown): Schema =>
  schema(given => {
    try {
      return read(given);
    } catch {
      return value;
    }
  });

export {fallBack as catch};

export const array = (item: Schema): Schema =>
  schema(value =>
    Array.isArray(value) ? value.map((each, index) => within(index, item, each)) : fail('invalid_type'),
  );

export const tuple = (items: readonly Schema[]): Schema =>
  schema(value =>
    Array.isArray(value) && value.length === items.length
      ? items.map((item, index) => within(index, item, value[index]))
      : fail('invalid_type'),
  );

type ObjectSchema = Schema & {readonly shape: Readonly<Record<string, Schema>>};

/** Unknown keys are ignored (§9.3). */
export const object = (shape: ObjectSchema['shape']): ObjectSchema => ({
  ...schema(value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('invalid_type');
    const given = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(shape).map(([key, part]) => [key, within(key, part, given[key])]),
    );
  }),
  shape,
});

export const discriminatedUnion = (key: string, members: readonly ObjectSchema[]): Schema =>
  schema(value => {
    const kind = (value as Record<string, unknown> | null)?.[key];
    const member = members.find(({shape}) => shape[key]?.safeParse(kind).success);
    return member ? member.read(value) : fail('invalid_union');
  });
