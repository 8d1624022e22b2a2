import type {Page} from '@playwright/test';

/** Holds answers back until the test releases them. */
export class Delays {
  readonly #waiting = new Map<string, () => void>();

  /**
   * Starts holding; call it before the page is opened.
   *
   * @param isHeld selects the searches to hold back.
   */
  static async start(page: Page, isHeld: (params: URLSearchParams) => boolean): Promise<Delays> {
    const delays = new Delays();
    await page.route('**/apps/searchapp/search?*', async route => {
      const {searchParams} = new URL(route.request().url());
      if (isHeld(searchParams))
        await new Promise<void>(go => delays.#waiting.set(searchParams.get('q') ?? '', go));
      // The page may have aborted the request.
      await route.continue().catch(() => undefined);
    });
    return delays;
  }

  release(query: string): void {
    this.#waiting.get(query)?.();
  }

  /** Whether the answer to a query is held. */
  holds(query: string): boolean {
    return this.#waiting.has(query);
  }
}

/**
 * Holds a file back; call it before the file is requested.
 *
 * @returns a function that releases it.
 */
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
