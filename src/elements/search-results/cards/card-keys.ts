/**
 * Assigns a key to each item of a list, by the item's id. An item that stays keeps its key, and with it its card and all that
 * other apps added to it. A new item takes over the next free key, because drawing over a card is several times faster than
 * creating one, or gets a new key. Free keys are taken in their order on screen, so that no card has to move for it.
 *
 * @param before the keys of the items shown now, in their order.
 * @param isFree whether a card may be drawn over for another item.
 */
export function assignKeys(
  ids: readonly string[],
  before: ReadonlyMap<string, string>,
  isFree: (key: string) => boolean,
  newKey: () => string,
): Map<string, string> {
  const keys = [...before.values()];
  const staying = new Set(ids.map(id => before.get(id)));
  let place = 0;
  const takeFree = () => {
    while (place < keys.length && !staying.has(keys[place])) {
      const key = keys[place++];
      if (key !== undefined && isFree(key)) return key;
    }
    return undefined;
  };
  return new Map(
    ids.map(id => {
      const kept = before.get(id);
      if (kept !== undefined) place = Math.max(place, keys.indexOf(kept) + 1);
      return [id, kept ?? takeFree() ?? newKey()];
    }),
  );
}
