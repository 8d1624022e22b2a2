/** Returns the number in a global id, `gid://<platform>/<Kind>/<number>` (§2.2); `undefined` if it has none. */
export const numericId = (globalId: string): string | undefined => /\/(\d+)$/.exec(globalId)?.[1];
