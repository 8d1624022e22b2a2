/** The records that match a query or a part of it. No match is `undefined`, never a `Matches` without records. */
export interface Matches {
  /** The score of each record by its position in the catalogue; 0 for no match. */
  readonly scores: Float32Array;
  /** The catalogue's terms that were matched to the query's words. */
  readonly terms: readonly number[];
}

export function matchAll(parts: readonly (Matches | undefined)[], weight = 1): Matches | undefined {
  const found = parts.filter(part => part !== undefined);
  if (found.length < parts.length) return;
  const all = combine(found, (a, b) => (a > 0 && b > 0 ? a + b : 0));
  return all && weight !== 1 ? {...all, scores: all.scores.map(score => score * weight)} : all;
}

/** Records that match any part, by their best score. */
export function matchAny(parts: readonly (Matches | undefined)[]): Matches | undefined {
  const found = parts.filter(part => part !== undefined);
  return combine(found, (a, b) => Math.max(a, b));
}

/** Records that match the most parts, and at least `atLeast`. */
export function matchMost(parts: readonly (Matches | undefined)[], atLeast: number): Matches | undefined {
  const found = parts.filter(part => part !== undefined);
  const [first] = found;
  if (!first || found.length < atLeast) return;
  const counts = new Uint8Array(first.scores.length);
  for (const {scores} of found) {
    for (let place = 0; place < counts.length; place++)
      if (scores[place]) counts[place] = (counts[place] ?? 0) + 1;
  }
  const most = Math.max(
    atLeast,
    counts.reduce((a, b) => Math.max(a, b)),
  );
  const sum = combine(found, (a, b) => a + b);
  return (
    sum && keep({...sum, scores: sum.scores.map((score, place) => ((counts[place] ?? 0) < most ? 0 : score))})
  );
}

/** Keeps the matches among the first `size` records. */
export function keepFirst({scores, terms}: Matches, size: number): Matches | undefined {
  return keep({scores: scores.slice().fill(0, size), terms});
}

function combine(found: readonly Matches[], meet: (a: number, b: number) => number): Matches | undefined {
  const [first, ...rest] = found;
  if (!first || rest.length === 0) return first;
  const scores = first.scores.slice();
  for (const {scores: others} of rest) {
    for (let place = 0; place < scores.length; place++) {
      scores[place] = meet(scores[place] ?? 0, others[place] ?? 0);
    }
  }
  return keep({scores, terms: found.flatMap(part => part.terms)});
}

function keep(found: Matches): Matches | undefined {
  return found.scores.some(score => score > 0) ? found : undefined;
}
