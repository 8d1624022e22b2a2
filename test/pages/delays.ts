import type {Page} from '@playwright/test';

/** Answers that a test holds back, and lets go when it likes. */
export class Delays {
  readonly #waiting = new Map<string, () => void>();
  readonly #isHeld: (params: URLSearchParams) => boolean;

  /** @param isHeld which searches are answered only when they are let go. */
  constructor(isHeld: (params: URLSearchParams) => boolean) {
    this.#isHeld = isHeld;
  }

  /** Call before the page is opened. */
  async start(page: Page): Promise<void> {
    await page.route('**/apps/searchapp/search?*', async route => {
      const {searchParams} = new URL(route.request().url());
      if (this.#isHeld(searchParams)) {
        await new Promise<void>(go => this.#waiting.set(searchParams.get('q') ?? '', go));
      }
      // A request that the page called off has no one to answer.
      await route.continue().catch(() => undefined);
    });
  }

  /** Lets the answer to a query go. */
  release(query: string): void {
    this.#waiting.get(query)?.();
  }

  /** Whether a search for a query waits for its answer. */
  holds(query: string): boolean {
    return this.#waiting.has(query);
  }
}

/** Holds a file back. Call before it is asked for. @returns what lets it go. */
export async function holdFile(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(url, async route => {
    await released;
    await route.continue();
  });
  return release;
}
