/** Runs a test with storage blocked: every access throws, and earlier values are hidden. */
export async function withBlockedStorage(run: () => Promise<void>): Promise<void> {
  const {getItem, setItem} = Storage.prototype;
  Object.assign(Storage.prototype, {getItem: refuse, setItem: refuse});
  try {
    await run();
  } finally {
    Object.assign(Storage.prototype, {getItem, setItem});
  }
}

/** Throws like a browser that blocks storage. */
export function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}
