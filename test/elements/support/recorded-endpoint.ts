import type {RecordedAnswer} from '../../harness/recorded.ts';

/** The page's own: other files, and the same file in other engines, record answers at the same time. */
export const ENDPOINT = `/apps/recorded/${crypto.randomUUID()}`;

/** From now on the endpoint answers like this. */
export async function record(answer: RecordedAnswer): Promise<void> {
  await fetch(ENDPOINT, {method: 'POST', body: JSON.stringify(answer)});
}
