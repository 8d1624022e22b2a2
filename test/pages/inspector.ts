import type {Locator, Page} from '@playwright/test';
import type {Demo, PageOptions} from './fixtures.ts';

/** The inspector of a page, as a developer uses it. */
export class Inspector {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get toggle(): Locator {
    return this.#page.getByRole('button', {name: 'inspector'});
  }

  get panel(): Locator {
    return this.#page.getByRole('complementary', {name: 'Inspector'});
  }

  get lines(): Locator {
    return this.panel.getByRole('listitem');
  }

  line(text: string | RegExp): Locator {
    return this.lines.filter({hasText: text});
  }

  async open(): Promise<void> {
    await this.toggle.click();
    await this.panel.waitFor();
  }

  /** Shows the lines of one kind, or the facts about the page. */
  async show(view: 'all' | 'requests' | 'events' | 'violations' | 'page'): Promise<void> {
    await this.panel.getByRole('button', {name: view}).click();
  }

  async switchService(state: string): Promise<void> {
    await this.panel.getByLabel('Service').selectOption(state);
  }
}

/** Opens a page of results in English, with the inspector closed. */
export async function openSearch(demo: Demo, options: PageOptions = {}) {
  const {page, shopper} = await demo.open('./search?q=jacket', {inspector: true, locale: 'en', ...options});
  return {page, inspector: new Inspector(page), shopper};
}
