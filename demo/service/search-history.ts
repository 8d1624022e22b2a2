import {fold} from './language/fold.ts';

/**
 * Counts shoppers' searches and the searches that follow them. Only terms that found something and that several
 * visitors typed are shown to others. Memory is bounded.
 */
export class SearchHistory {
  /** By folded term, least recently searched first. */
  readonly #terms = new Map<string, TermStats>();
  /** The latest search of each visitor, least recent visitor first. */
  readonly #visits = new Map<string, Visit>();

  /** Ignores requests without a session, which no shopper made (§4.1). */
  record(query: string, session: string | undefined): void {
    const term = fold(query).trim();
    if (!session || session.length > 64 || !SHOWABLE.test(term)) return;
    const {current, previous} = this.#visits.get(session) ?? {};
    if (current === term) return;
    const isTyping = current !== undefined && (term.startsWith(current) || current.startsWith(term));
    // Removes the prefixes that were sent while the term was typed.
    if (isTyping && previous !== undefined) this.#statsOf(previous).next.get(current)?.delete(session);
    if (isTyping) this.#statsOf(current).visitors.delete(session);
    const before = isTyping ? previous : current;
    remember(this.#visits, session, {current: term, previous: before}, MOST_VISITS);
    addVisitor(this.#statsOf(term).visitors, session);
    if (before !== undefined && before !== term) this.#recordNext(before, term, session);
  }

  /** The searches that several shoppers made after this one, most frequent first. */
  nextOf(query: string): string[] {
    const next = this.#terms.get(fold(query).trim())?.next ?? new Map<string, Set<string>>();
    return Array.from(next)
      .filter(([, visitors]) => visitors.size >= ENOUGH_VISITORS)
      .sort(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1))
      .map(([term]) => term);
  }

  /** The searches of several shoppers, most frequent first. */
  popular(): string[] {
    return Array.from(this.#terms)
      .filter(([, {visitors}]) => visitors.size >= ENOUGH_VISITORS)
      .sort(([a, one], [b, other]) => other.visitors.size - one.visitors.size || (a < b ? -1 : 1))
      .map(([term]) => term);
  }

  #recordNext(before: string, term: string, session: string): void {
    const {next} = this.#statsOf(before);
    const visitors = next.get(term) ?? new Set();
    addVisitor(visitors, session);
    remember(next, term, visitors, MOST_NEXT);
  }

  #statsOf(term: string): TermStats {
    const stats = this.#terms.get(term) ?? {visitors: new Set(), next: new Map()};
    remember(this.#terms, term, stats, MOST_TERMS);
    return stats;
  }
}

interface TermStats {
  readonly visitors: Set<string>;
  readonly next: Map<string, Set<string>>;
}

interface Visit {
  readonly current: string;
  readonly previous: string | undefined;
}

/** Matches words, not markup, URLs or long texts. */
const SHOWABLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ー・'’-]{0,39}$/u;
const ENOUGH_VISITORS = 2;
const MOST_VISITORS = 50;
const MOST_NEXT = 20;
const MOST_TERMS = 2000;
const MOST_VISITS = 5000;

function addVisitor(visitors: Set<string>, session: string): void {
  if (visitors.size < MOST_VISITORS) visitors.add(session);
}

/** Moves an entry to the end and evicts the first one above the limit. */
function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}
