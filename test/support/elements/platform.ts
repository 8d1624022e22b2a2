/** The platform's answers by path: a value to send as JSON, or a response, or a promise of either. */
export type PlatformAnswers = Readonly<Record<string, unknown>>;

/** Makes the platform answer these paths until the test ends. Returns the addresses that were requested, in order. */
export function answerPlatform(answers: PlatformAnswers): string[] {
  const asked: string[] = [];
  const {fetch} = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!Object.hasOwn(answers, url.pathname)) return fetch(input, init);
    asked.push(url.pathname + url.search);
    const answer = await answers[url.pathname];
    if (init?.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  return asked;
}

/** A product as `/products/{handle}.js` has it, with prices in hundredths. */
export const productData = (handle: string, changes: object = {}): object => ({
  id: 1,
  title: `The ${handle}`,
  handle,
  url: `/products/${handle}`,
  featured_image: `//cdn.shopify.com/s/files/${handle}.jpg`,
  price: 120000,
  price_min: 120000,
  price_max: 150000,
  compare_at_price: null,
  available: true,
  ...changes,
});
