import {createInterface} from 'node:readline/promises';

/** Asks whether to go on. Without somebody to ask, the answer is no. */
export async function confirm(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const questions = createInterface({input: process.stdin, output: process.stdout});
  const answer = await questions.question('Go on? [y/N] ');
  questions.close();
  return /^y(es)?$/i.test(answer.trim());
}
