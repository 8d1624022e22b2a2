/** A response body of the service (§2.1), as a test changes it. */
export type AnswerBody = Record<string, unknown> & {total: number; results: Record<string, unknown>[]};

/** From now on, and until the test ends, the service's answers are changed on their way. */
export function changeAnswers(change: (body: AnswerBody) => void): void {
  const {fetch} = globalThis;
  globalThis.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (!String(request[0]).includes('/apps/')) return answer;
    const body = await answer.json();
    change(body);
    return Response.json(body);
  };
}
