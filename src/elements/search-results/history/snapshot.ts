import {type Answer, type Attribution, answerOf, type Hit} from '../../../core/contract/answer.ts';
import type {SearchRequest} from '../../../core/contract/request.ts';
import {loadSchema} from '../../../service/search/client.ts';

/** What a history entry showed, each hit with its own attribution. */
export interface Snapshot {
  readonly answer: Answer;
  /** The part of the entry's address that says what the list shows. */
  readonly address: string;
  /** When the answer was shown first, in epoch milliseconds. */
  readonly at: number;
}

/**
 * Reads what storage holds of an entry by the schema of responses (§2), as another version, or other code, may have written it. Returns
 * `undefined` if anything of it can't be used.
 *
 * @param request what the entry's address asks for.
 */
export async function readSnapshot(stored: unknown, request: SearchRequest): Promise<Snapshot | undefined> {
  const {readResponse} = await loadSchema();
  try {
    const {answer, address, at} = stored as Snapshot;
    const response = readResponse({...answer, results: answer.hits.map(({item}) => item)});
    const offset = readCount(answer.request?.offset) ?? request.offset;
    const read = answerOf({request: {...request, offset}, response, sessionId: undefined});
    if (read.hits.length < answer.hits.length) return undefined;
    const first = readCount(answer.hits[0]?.position) ?? 0;
    const hits = read.hits.map(
      ({item}, index): Hit => ({
        item,
        position: first + index,
        attribution: readAttribution(answer.hits[index]?.attribution),
      }),
    );
    const [previous, next] = [readCount(answer.previous), readCount(answer.next)];
    return {answer: {...read, hits, previous, next}, address, at};
  } catch {
    return undefined;
  }
}

const readCount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

function readAttribution(value: Partial<Attribution> = {}): Attribution | undefined {
  const {query_id, session_id, measurement_proof} = value;
  const isText = (each: unknown): each is string => typeof each === 'string';
  return isText(query_id) && isText(session_id) && isText(measurement_proof)
    ? {query_id, session_id, measurement_proof}
    : undefined;
}
