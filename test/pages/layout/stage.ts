import type {Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import type {State as ServiceState} from '../../../demo/service/states.ts';
import type {SearchPatch} from '../../../src/core/query/page-query.ts';
import type {SearchResultsElement} from '../../../src/elements/search-results/search-results.ts';
import type {Demo} from '../fixtures.ts';
import {speak} from '../other-page.ts';

export const LANGUAGES = ['ja', 'en', 'de', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The widths of a small and a usual phone, of a tablet, and of a desktop. */
export const WIDTHS = [320, 390, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

const HEIGHTS: Readonly<Record<Width, number>> = {320: 640, 390: 844, 768: 1024, 1280: 800};

/** The search terms of the demo's catalogue: many results, articles among them, one result, none. */
const QUERIES = {
  ja: {many: 'リネン', few: '万年筆', none: 'ぬふぬふ', misspelt: 'ジャケツト'},
  en: {many: 'linen', few: 'fountain pen', none: 'qqzzqq', misspelt: 'jaket'},
} as const;

/** Texts that the service finds while it is degraded: it searches titles as they are, in English for English pages only. */
const NATIVE = {ja: QUERIES.ja.few, en: QUERIES.en.few, de: QUERIES.ja.few, ar: QUERIES.ja.few} as const;

const [rules] = buildSync({
  entryPoints: ['test/pages/layout/layout-rules.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  write: false,
}).outputFiles;

/** A page of the store that goes through the states of its elements, mostly without being loaded again. */
export class Stage {
  readonly page: Page;
  readonly query: Readonly<Record<keyof (typeof QUERIES)['ja'] | 'native', string>>;
  readonly #demo: Demo;
  /** Releases the answers that are held back. */
  #release: (() => void) | undefined;

  static async open(demo: Demo, language: Language): Promise<Stage> {
    const locale = language === 'ja' ? 'ja' : 'en';
    const page = await demo.openPage({locale, touch: true});
    await speak(page, language, language === 'ar' ? 'rtl' : 'ltr', html =>
      // Eight cards show all there is to see of a list.
      html.replaceAll(/page-size="\d+"/g, 'page-size="8"'),
    );
    await page.addInitScript(rules?.text ?? '');
    return new Stage(demo, page, {...QUERIES[locale], native: NATIVE[language]});
  }

  private constructor(demo: Demo, page: Page, query: Stage['query']) {
    this.#demo = demo;
    this.page = page;
    this.query = query;
  }

  /** Loads a page while the service is in a state, and waits for the state that its list reaches. */
  async load(path: string, reached: string, service: ServiceState = 'normal'): Promise<void> {
    await this.#demo.setState(this.page, service);
    await this.page.goto(path);
    await this.see(reached);
  }

  /** Searches without loading the page, while the service is in a state. */
  async search(patch: SearchPatch, reached: string, service: ServiceState = 'normal'): Promise<void> {
    await this.#demo.setState(this.page, service);
    await this.page.evaluate(change => {
      const list = document.querySelector('search-results') as SearchResultsElement;
      void list.store.search(change);
    }, patch);
    await this.see(reached);
  }

  /** Sets properties of the list or the panel. */
  async set(
    selector: 'search-results' | 'facet-panel',
    properties: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    await this.page.evaluate(
      ([name, values]) => void Object.assign(document.querySelector(name) as Element, values),
      [selector, properties] as const,
    );
  }

  /** Waits until the list is in a state and has rendered it, with all that loads late. */
  async see(reached: string): Promise<void> {
    await this.page.waitForFunction(state => {
      const list = document.querySelector<SearchResultsElement>('search-results');
      const panel = document.querySelector('facet-panel');
      if (list?.dataset.state !== state || !list.localization || list.isUpdatePending) return false;
      return !panel || panel.dataset.state === state;
    }, reached);
  }

  /** Holds the service's answers back until the next search. */
  async hold(): Promise<void> {
    const released = new Promise<void>(resolve => {
      this.#release = resolve;
    });
    await this.page.route('**/apps/searchapp/search?*', async route => {
      await released;
      await route.continue().catch(() => undefined);
    });
  }

  async release(): Promise<void> {
    this.#release?.();
    await this.page.unroute('**/apps/searchapp/search?*');
  }

  /** Does what requests an answer, while the service sends none that can be read. */
  async fail(act: () => Promise<void>): Promise<void> {
    await this.#demo.setState(this.page, 'garbage');
    await act();
    await this.see('failed');
  }

  /** Types into the first search box in sight, in its overlay on a phone, and waits for what it shows. */
  async type(text: string, shown: string): Promise<void> {
    const field = this.page.locator('search-box input:visible').first();
    await field.tap();
    await this.page.locator('search-box [role=combobox]').first().waitFor();
    await field.fill(text);
    await this.page.locator(`search-box ${shown}`).first().waitFor();
  }

  async closeBox(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.keyboard.press('Escape');
    await this.page.locator('search-box .search-panel').first().waitFor({state: 'hidden'});
  }

  /** Takes the error that the page logs for the developer. */
  async takeErrors(): Promise<void> {
    await this.#demo.hearErrors(this.page);
  }

  async resize(width: Width): Promise<void> {
    if (this.page.viewportSize()?.width === width) return;
    await this.page.setViewportSize({width, height: HEIGHTS[width]});
  }

  /** Lists what is wrong with the layout, once nothing moves any more. */
  findFaults(isTouched: boolean): Promise<string[]> {
    return this.page.evaluate(async touched => {
      for (let frames = 3; frames > 0; frames--) await new Promise(requestAnimationFrame);
      return (Reflect.get(globalThis, 'findFaults') as (touched: boolean) => string[])(touched);
    }, isTouched);
  }
}
