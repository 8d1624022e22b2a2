/** Calls `then` with a property's value as soon as it is set. The inspector may start before the code it watches. */
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
  const before = Object.getOwnPropertyDescriptor(owner, key);
  Object.defineProperty(owner, key, {
    configurable: true,
    enumerable: true,
    get: () => undefined,
    set(value: O[K]) {
      // Restores the property first, because the page may have an accessor of its own.
      if (before) Object.defineProperty(owner, key, before);
      else delete owner[key];
      owner[key] = value;
      whenSet(owner, key, then);
    },
  });
}
