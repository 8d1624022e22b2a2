/** The records that match a query or a part of it. Nothing found is `undefined`, never a `Found` without records. */
export interface Found {
  /** How well each record matches, by its place in the catalogue; 0 for not at all. */
  readonly scores: Float32Array;
  /** The words of the catalogue that were taken for those of the query. */
  readonly terms: readonly number[];
}

/** What matches all parts. */
export function meetAll(parts: readonly (Found | undefined)[], weight = 1): Found | undefined {
  const found = parts.filter(part => part !== undefined);
  const [first, ...rest] = found;
  if (!first || found.length < parts.length) return;
  if (rest.length === 0 && weight === 1) return first;
  const scores = first.scores.map((score, place) => {
    if (score === 0) return 0;
    const others = rest.map(part => part.scores[place] ?? 0);
    return others.includes(0) ? 0 : weight * others.reduce((sum, other) => sum + other, score);
  });
  return keep(scores, found);
}

/** What matches any part, by its best match. */
export function meetAny(parts: readonly (Found | undefined)[]): Found | undefined {
  const found = parts.filter(part => part !== undefined);
  const [first, ...rest] = found;
  if (!first || rest.length === 0) return first;
  const scores = first.scores.slice();
  for (const part of rest) {
    part.scores.forEach((score, place) => {
      if (score > (scores[place] ?? 0)) scores[place] = score;
    });
  }
  return keep(scores, found);
}

/** What matches more parts than anything else does, and at least so many. */
export function meetMost(parts: readonly (Found | undefined)[], atLeast: number): Found | undefined {
  const found = parts.filter(part => part !== undefined);
  const [first] = found;
  if (!first || found.length < atLeast) return;
  const matches = first.scores.map((_, place) => found.filter(part => part.scores[place]).length);
  const most = Math.max(
    atLeast,
    matches.reduce((a, b) => Math.max(a, b)),
  );
  const scores = matches.map((count, place) =>
    count < most ? 0 : found.reduce((sum, part) => sum + (part.scores[place] ?? 0), 0),
  );
  return keep(scores, found);
}

/** What of a match is among the first so many records. */
export function keepFirst({scores, terms}: Found, size: number): Found | undefined {
  return keep(scores.slice().fill(0, size), [{scores, terms}]);
}

function keep(scores: Float32Array, parts: readonly Found[]): Found | undefined {
  if (scores.every(score => score === 0)) return;
  return {scores, terms: parts.flatMap(part => part.terms)};
}
