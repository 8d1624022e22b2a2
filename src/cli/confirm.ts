import {once} from 'node:events';
import {createInterface} from 'node:readline/promises';

/** Standard input: a terminal, or a pipe with nobody to answer. */
export type Input = NodeJS.ReadableStream & {readonly isTTY?: boolean};

/** The message if the developer does not confirm. */
export const NOT_CONFIRMED =
  'Nothing was changed, because you did not confirm. To skip the question, add --yes.';

/** Asks the developer to confirm. Without a terminal, the answer is no. */
export async function confirm(
  ...terminal: [input?: Input, screen?: NodeJS.WritableStream]
): Promise<boolean> {
  const answer = await ask('Continue? [y/N] ', ...terminal);
  return /^y(es)?$/i.test(answer ?? '');
}

/** Asks a question. `undefined` without a terminal; an empty answer at the end of the input. */
export async function ask(
  question: string,
  input: Input = process.stdin,
  screen: NodeJS.WritableStream = process.stdout,
): Promise<string | undefined> {
  if (!input.isTTY) return undefined;
  const questions = createInterface({input, output: screen});
  // Ctrl-D and Ctrl-C close the interface without an answer.
  const ended = once(questions, 'close').then(() => '');
  const answer = await Promise.race([questions.question(question).catch(() => ''), ended]);
  questions.close();
  return answer.trim();
}
