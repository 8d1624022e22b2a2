const PROTOTYPES = {
  arrays: [Array.prototype],
  objects: [Object.prototype],
  everything: [Array.prototype, String.prototype, Number.prototype, Boolean.prototype, Date.prototype],
} as const;

/** Gives values a `toJSON` that returns their JSON as a text, as Prototype 1.6 does. Returns the undo. */
export function addToJson(owner: keyof typeof PROTOTYPES): () => void {
  const before = PROTOTYPES[owner].map(
    prototype => [prototype, Object.getOwnPropertyDescriptor(prototype, 'toJSON')] as const,
  );
  for (const [prototype] of before)
    Object.defineProperty(prototype, 'toJSON', {
      configurable: true,
      enumerable: false,
      writable: true,
      value(this: unknown) {
        return Array.isArray(this) ? `[${this.map(each => `"${each}"`).join(', ')}]` : `"${this}"`;
      },
    });
  return () => {
    for (const [prototype, descriptor] of before) {
      Reflect.deleteProperty(prototype, 'toJSON');
      if (descriptor) Object.defineProperty(prototype, 'toJSON', descriptor);
    }
  };
}
