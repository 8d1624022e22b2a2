import type {AnswerPage} from '../contract/answer.ts';
import {lettersOf} from './letters.ts';
import {fold} from './query-text.ts';

/** A cached answer to a query or a prefix of it. */
export interface PrefixAnswer {
  /** The query it answers: the shopper's, or a prefix of it. */
  readonly query: string;
  readonly page: AnswerPage;
  /** Whether it replaces a request; otherwise it is shown until the answer arrives. */
  readonly suffices: boolean;
}

/**
 * Finds a cached answer to show for a query. The longest cached prefix makes a request unnecessary if all its results
 * still match, or while suggestions back off after a 429.
 *
 * @param answerTo returns the cached answer to a query.
 */
export function findPrefixAnswer(
  query: string,
  answerTo: (text: string) => AnswerPage | undefined,
  isResting: boolean,
): PrefixAnswer | undefined {
  const known = prefixes(query).flatMap(prefix => {
    const page = answerTo(prefix);
    return page
      ? [{query: prefix, page, suffices: prefix === query || isResting || stillMatches(page, query)}]
      : [];
  });
  return known.find(({suffices}) => suffices) ?? known.find(({page}) => page.response.results.length);
}

/** Lists the query and its prefixes, the longest first. */
const prefixes = (query: string) =>
  lettersOf(query).map((_, index, letters) =>
    letters
      .slice(0, -index || undefined)
      .join('')
      .trim(),
  );

/**
 * Whether the answer holds all results and their titles contain the longer query. An empty answer proves nothing: a
 * synonym (§1.2) is found by its whole word only.
 */
function stillMatches({response: {total, results}}: AnswerPage, query: string): boolean {
  const sought = fold(query);
  return total > 0 && total <= results.length && results.every(({title}) => fold(title).includes(sought));
}
