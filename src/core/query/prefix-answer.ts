import type {AnswerPage} from '../contract/answer.ts';
import {fold, lettersOf} from './query-text.ts';

/** An answer that is here already. */
export interface PrefixAnswer {
  /** What it answers: the query, or a beginning of it. */
  readonly query: string;
  readonly page: AnswerPage;
  /** Whether it answers the query too, so that there is nothing to ask; or else is shown until the answer comes. */
  readonly suffices: boolean;
}

/**
 * What can be shown for a query without a request. The longest beginning suffices that is known and whose results all
 * go on matching; any known one while suggestions rest after a 429.
 *
 * @param answerTo the answer to a text that is here already, if it is.
 */
export function findPrefixAnswer(
  query: string,
  answerTo: (text: string) => AnswerPage | undefined,
  isResting: boolean,
): PrefixAnswer | undefined {
  const known = beginnings(query).flatMap(beginning => {
    const page = answerTo(beginning);
    return page
      ? [{query: beginning, page, suffices: beginning === query || isResting || answers(page, query)}]
      : [];
  });
  return known.find(({suffices}) => suffices) ?? known.find(({page}) => page.response.results.length);
}

/** The query and its beginnings, the longest first. */
const beginnings = (query: string) =>
  lettersOf(query).map((_, index, letters) =>
    letters
      .slice(0, -index || undefined)
      .join('')
      .trim(),
  );

/**
 * Whether all results are here and all go on matching: titles that hold the longer query too. Of a beginning that found
 * nothing nothing follows: a synonym (§1.2) is found by its whole word only.
 */
function answers({response: {total, results}}: AnswerPage, query: string): boolean {
  const sought = fold(query);
  return total > 0 && total <= results.length && results.every(({title}) => fold(title).includes(sought));
}
