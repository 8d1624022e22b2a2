import type {ServiceLimits} from './limits.ts';

/** The mean time between two requests of a shopper, in milliseconds. */
const BETWEEN_MS = 12_000;
/** The first rest after a refusal, in milliseconds, and the longest. Each further refusal doubles it. */
const REST_MS = 10_000;
const LONGEST_REST_MS = 300_000;

/**
 * Lets other shoppers of a shop use up its caps (§8), as pages with the elements do. Ends when the process has nothing else to do.
 *
 * @param shop the host of the shop's pages.
 */
export function startCrowd(shoppers: number, limits: ServiceLimits, shop: string): void {
  for (let number = 1; number <= shoppers; number++) comeBack(limits, shop, `shopper ${number}`, 0);
}

/** Sends a shopper's next request after a while, and goes on. */
function comeBack(limits: ServiceLimits, shop: string, visitor: string, rest: number): void {
  const pause = rest - Math.log(1 - Math.random()) * BETWEEN_MS;
  const send = () => {
    const isRefused = limits.take('search', shop, visitor) > 0;
    const next = isRefused ? Math.min(Math.max(REST_MS, rest * 2), LONGEST_REST_MS) : 0;
    comeBack(limits, shop, visitor, next);
  };
  setTimeout(send, pause).unref();
}
