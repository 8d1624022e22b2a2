/** Joins objects into one without evaluating their getters. */
export function joinParts<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  return Object.defineProperties(
    {},
    {...Object.getOwnPropertyDescriptors(first), ...Object.getOwnPropertyDescriptors(second)},
  ) as First & Second;
}

/** Defines a getter per function, so that a part of a record is described once a template reads it. */
export function defineGetters<Parts extends Readonly<Record<string, () => unknown>>>(
  parts: Parts,
): {readonly [Name in keyof Parts]: ReturnType<Parts[Name]>} {
  const getters = Object.entries(parts).map(([name, get]) => [name, {get, enumerable: true}] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as {
    readonly [Name in keyof Parts]: ReturnType<Parts[Name]>;
  };
}

/** Calls a function on the first read only. */
export function once<Result>(describe: () => Result): () => Result {
  let result: {readonly value: Result} | undefined;
  return () => {
    result ??= {value: describe()};
    return result.value;
  };
}
