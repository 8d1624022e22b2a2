import type {RecordedAnswer} from '../page/recorded.ts';

/** The endpoint of this page: other files, and the same file in other engines, record answers at the same time. */
export const ENDPOINT = `/apps/recorded/${crypto.randomUUID()}`;

/** Makes the endpoint answer like this from now on. */
export async function record(answer: RecordedAnswer): Promise<void> {
  await fetch(ENDPOINT, {method: 'POST', body: JSON.stringify(answer)});
}
