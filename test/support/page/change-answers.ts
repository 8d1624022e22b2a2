/** A response body of the service (§2.1), for a test to change. */
export type AnswerBody = Record<string, unknown> & {total: number; results: Record<string, unknown>[]};

/** Changes the service's answers before the client reads them, until the test ends. */
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
