/** Runs what happens on a page whose browser keeps nothing for its site, and lets none of it be read. */
export async function withBlockedStorage(run: () => Promise<void>): Promise<void> {
  const {getItem, setItem} = Storage.prototype;
  Object.assign(Storage.prototype, {getItem: refuse, setItem: refuse});
  try {
    await run();
  } finally {
    Object.assign(Storage.prototype, {getItem, setItem});
  }
}

/** What such a browser answers. */
export function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}
