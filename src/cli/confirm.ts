import {createInterface} from 'node:readline/promises';

/** Somebody at a keyboard, or nobody. */
type Person = NodeJS.ReadableStream & {readonly isTTY?: boolean};

/** Asks whether to go on. Without somebody to ask, the answer is no. */
export async function confirm(
  person: Person = process.stdin,
  screen: NodeJS.WritableStream = process.stdout,
): Promise<boolean> {
  if (!person.isTTY) return false;
  const questions = createInterface({input: person, output: screen});
  const answer = await questions.question('Go on? [y/N] ');
  questions.close();
  return /^y(es)?$/i.test(answer.trim());
}
