/** Creates an id. `randomUUID` exists on secure pages only; a preview over plain HTTP still needs an id. */
export const createId = (): string =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
