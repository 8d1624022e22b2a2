/**
 * Calls `then` with a property's value: now, or when somebody sets it. The drawer may come before what it watches.
 */
export function whenSet<O extends object, K extends keyof O>(
  owner: O,
  key: K,
  then: (value: NonNullable<O[K]>) => void,
): void {
  const present = owner[key];
  if (present) {
    then(present);
    return;
  }
  Object.defineProperty(owner, key, {
    configurable: true,
    enumerable: true,
    get: () => undefined,
    set(value: O[K]) {
      if (!value) return;
      Object.defineProperty(owner, key, {configurable: true, enumerable: true, writable: true, value});
      then(value);
    },
  });
}
