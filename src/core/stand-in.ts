import type {AnswerPage} from './answer.ts';

/**
 * The beginning of a query whose answer can be shown in its place without a request: the longest that is known and
 * whose results all go on matching; any known one while suggestions rest after a 429.
 *
 * @param answerTo the answer to a text that is here already, if it is.
 */
export function standIn(
  query: string,
  answerTo: (text: string) => AnswerPage | undefined,
  isResting: boolean,
): string | undefined {
  return beginnings(query).find(beginning => {
    const answer = answerTo(beginning);
    return answer && (beginning === query || isResting || answers(answer, query));
  });
}

/** The query and its beginnings, the longest first. */
function beginnings(query: string): string[] {
  const letters = [...query];
  return letters.map((_, index) =>
    letters
      .slice(0, letters.length - index)
      .join('')
      .trim(),
  );
}

/**
 * Whether all results are here and all go on matching: titles that hold the longer query too. Of a beginning that found
 * nothing nothing follows: a synonym (§1.2) is found by its whole word only.
 */
function answers({response: {total, results}}: AnswerPage, query: string): boolean {
  return (
    total > 0 && total <= results.length && results.every(({title}) => fold(title).includes(fold(query)))
  );
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
