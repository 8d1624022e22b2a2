/** The service caps a visitor at 20 (§8); the budget stays one below. */
export const MOST_REQUESTS = 19;
const WINDOW_MS = 10_000;

/** Reports events that were published without their response, twice, or out of order (§6). */
export function wrongEvents(published: readonly string[], delivered: readonly string[]): string[] {
  const places = published.map(id => delivered.indexOf(id));
  return places.flatMap((place, index) => {
    if (place < 0) return [`${published[index]} was published without its response`];
    return index > 0 && place <= (places[index - 1] ?? -1)
      ? [`${published[index]} was published out of order`]
      : [];
  });
}

export function exceedsCap(sent: readonly {readonly at: number}[]): boolean {
  return sent.some(({at}, index) => (sent[index + MOST_REQUESTS]?.at ?? Infinity) - at < WINDOW_MS);
}
