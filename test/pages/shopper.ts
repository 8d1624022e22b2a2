import {expect, type Locator, type Page} from '@playwright/test';
import {framesPass} from './frames.ts';

/** A shopper on a page of the demo store, who finds elements by role and name. */
export class Shopper {
  readonly #page: Page;
  readonly words: Words;

  constructor(page: Page, locale: keyof typeof WORDS = 'ja') {
    this.#page = page;
    this.words = WORDS[locale];
  }

  /** The header's search field: a searchbox, and a combobox once it was used. */
  get field(): Locator {
    return this.#page.getByRole('search').locator('input');
  }

  get suggestions(): Locator {
    return this.#page.getByRole('listbox', {name: this.words.suggestions});
  }

  get options(): Locator {
    return this.suggestions.getByRole('option');
  }

  /** The options that are results. */
  get productOptions(): Locator {
    return this.suggestions.getByRole('group', {name: this.words.products}).getByRole('option');
  }

  /** The page's list. What an empty one offers instead may be another list, within it. */
  get results(): Locator {
    return this.#page.locator('search-results').first();
  }

  /** The links of the search results, or of Liquid's results while they are shown. */
  get links(): Locator {
    return this.results.getByRole('listitem').getByRole('link');
  }

  get count(): Locator {
    return this.results.getByRole('status').first();
  }

  get chips(): Locator {
    return this.#page.getByRole('group', {name: this.words.chosen});
  }

  get sort(): Locator {
    return this.#page.getByRole('combobox', {name: this.words.sort});
  }

  get more(): Locator {
    return this.#page.getByRole('link', {name: this.words.more});
  }

  loadMore(): Promise<void> {
    return this.clickBelow(this.more);
  }

  /** Clicks what is below the list, once it rests: cards get their size when they first come into view. */
  async clickBelow(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await framesPass(this.#page);
    await target.click();
  }

  facet(group: string): Locator {
    return this.#page.getByRole('group', {name: group, exact: true});
  }

  choice(group: string, value: string): Locator {
    return this.facet(group).getByLabel(value);
  }

  /** Goes to an address, and waits for its results, which are `total` if given. */
  async visit(path: string, total?: number): Promise<void> {
    await this.#page.goto(path);
    await this.seeResults(total);
  }

  /** Goes back to results, which are `total` if given. */
  async goBack(total?: number): Promise<void> {
    await this.#page.goBack();
    await this.seeResults(total);
  }

  /** Enters text into the header's field at once, so that a slow machine sends one search too. Waits for suggestions. */
  async type(text: string): Promise<void> {
    await this.enterField();
    await this.field.fill(text);
    await expect(this.suggestions).toBeVisible();
  }

  /** Searches from the header once the page is ready; earlier, the theme's form would be submitted. */
  async search(text: string): Promise<void> {
    await this.enterField();
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Clicks the field, and waits until its box is there. */
  async enterField(): Promise<void> {
    await this.field.click();
    await expect(this.field).toHaveRole('combobox');
  }

  /** Opens the results page for the text in the field by Enter, and waits for its results if there is a `total`. */
  async confirm(total?: number): Promise<void> {
    await this.field.press('Enter');
    await this.#page.waitForURL(/\/search\?.*q=/);
    if (total !== undefined) await this.seeResults(total);
  }

  /** Clicks a link, and waits for its product's page. */
  async follow(link: Locator): Promise<void> {
    await link.click();
    await this.#page.waitForURL(/\/products\//);
  }

  /** Types and submits before the debounce of the suggestions ends. */
  async submit(text: string): Promise<void> {
    await this.field.focus();
    await expect(this.field).toHaveRole('combobox');
    await this.field.evaluate((field, value) => {
      const input = field as HTMLInputElement;
      input.value = value;
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
      input.form?.requestSubmit();
    }, text);
  }

  /** Waits for the features around the list, which load after its first paint; the announcement is one of them. */
  async seeFeatures(): Promise<void> {
    await this.results.locator('p[data-unseen]').waitFor({state: 'attached'});
  }

  /** Waits until the results belong to the latest search, and are `total` if given. */
  async seeResults(total?: number): Promise<void> {
    await seeState(this.results, 'ready');
    if (total !== undefined) await expect(this.count).toHaveText(new RegExp(`(^|\\D)${total}(\\D|$)`));
  }

  /** Waits until the results are kept for Back, which happens after the first paint. */
  async seeSnapshot(): Promise<void> {
    await expect.poll(() => this.#page.evaluate(() => Boolean(history.state?.storefrontSearch))).toBe(true);
  }

  /** Sets a bound of the price by typing and leaving the field. */
  async limitPrice(bound: 'priceMin' | 'priceMax', price: number): Promise<void> {
    const field = this.facet(this.words.price).getByRole('spinbutton', {name: this.words[bound]});
    await field.fill(`${price}`);
    await field.press('Enter');
  }
}

/** Waits until a list is in a state and renders it: language and cards may load after the state is set. */
export async function seeState(list: Locator, state: string | RegExp): Promise<void> {
  await expect(list).toHaveAttribute('data-state', state);
  await expect(list.locator(':scope > .search-grid')).toHaveAttribute('aria-busy', 'false');
}

type Words = Readonly<Record<keyof (typeof WORDS)['ja'], string>>;

const WORDS = {
  ja: {
    suggestions: '検索候補',
    products: '商品',
    brand: 'ブランド',
    price: '価格',
    priceMin: '最低価格',
    priceMax: '最高価格',
    tags: 'タグ',
    colour: 'カラー',
    kind: '種類',
    chosen: '選択中の条件',
    remove: 'の絞り込みを解除',
    clearAll: 'すべて解除',
    sort: '並べ替え',
    more: 'もっと見る',
    previous: '前を表示',
    filters: '絞り込み',
    retry: '再試行',
  },
  en: {
    suggestions: 'Search suggestions',
    products: 'Products',
    brand: 'Brand',
    price: 'Price',
    priceMin: 'Lowest price',
    priceMax: 'Highest price',
    tags: 'Tags',
    colour: 'Color',
    kind: 'Kind',
    chosen: 'Chosen filters',
    remove: 'Remove filter',
    clearAll: 'Clear all',
    sort: 'Sort by',
    more: 'Load more',
    previous: 'Show previous',
    filters: 'Filters',
    retry: 'Try again',
  },
};
