import type {Batch} from '../contract/answer.ts';
import {lettersOf} from './fold.ts';

/** A cached answer to a query or to a prefix of it. */
export interface PrefixAnswer {
  /** The query it answers: the shopper's, or a prefix of it. */
  readonly query: string;
  readonly batch: Batch;
}

/**
 * Finds the cached answer to a query, or else the answer with results to its longest prefix. The latter may be shown until the
 * query's own answer arrives, but never replaces it: a whole word has synonyms, corrections and redirects that its prefix lacks
 * (§1.2).
 *
 * @param answerTo returns the cached answer to a query.
 */
export function findPrefixAnswer(
  query: string,
  answerTo: (text: string) => Batch | undefined,
): PrefixAnswer | undefined {
  for (const prefix of prefixes(query)) {
    const batch = answerTo(prefix);
    if (batch && (prefix === query || batch.response.results.length)) return {query: prefix, batch};
  }
  return undefined;
}

/** Lists the query and its prefixes, the longest first. */
const prefixes = (query: string) =>
  lettersOf(query).map((_, index, letters) =>
    letters
      .slice(0, -index || undefined)
      .join('')
      .trim(),
  );
