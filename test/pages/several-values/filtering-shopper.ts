import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {type Demo, expect, type PageOptions} from '../fixtures.ts';
import {framesPass} from '../frames.ts';
import {Shopper, seeState} from '../shopper.ts';
import type {Chosen, Reference} from './reference.ts';

/** What a shopper sees after a step. */
export interface Seen {
  /** How many requests the step has sent to the service. */
  readonly requests: number;
  /** The number of results, as the toolbar says it. */
  readonly total: number | `about ${number}`;
  /** The counts beside values, by heading and value; `null` for a value that is offered without a count. */
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** Whether the results on screen are in the order of their prices. */
  readonly isByPrice?: true;
  /** Whether the list is Liquid's. */
  readonly isTheme?: true;
  /** The value of which the results are missing, so that a banner offers to try again. */
  readonly missing?: Chosen;
}

interface ShopperOptions extends Pick<PageOptions, 'viewport'> {
  readonly locale: 'ja' | 'en';
  /** What the address has chosen. */
  readonly chosen: readonly Chosen[];
}

/** A shopper who chooses several values in a panel, or in the drawer of a phone. */
export class FilteringShopper extends Shopper {
  readonly page: Page;
  readonly demo: Demo;
  readonly #options: ShopperOptions;
  readonly #reference: Reference;
  readonly #visited: (readonly Chosen[])[];
  #opener: FilteringShopper | undefined;
  #place = 0;
  #requests = 0;

  constructor(demo: Demo, page: Page, reference: Reference, options: ShopperOptions) {
    super(page, options.locale);
    this.demo = demo;
    this.page = page;
    this.#reference = reference;
    this.#options = options;
    this.#visited = [options.chosen];
  }

  /** What is chosen now. */
  get chosen(): readonly Chosen[] {
    return this.#visited[this.#place] ?? [];
  }

  /** The values of the panel that has loaded, or of the theme's form. */
  box([group, value]: Chosen): Locator {
    const name = new RegExp(`^${value}( ?\\(|$)`);
    const groups = this.page.locator('facet-panel').getByRole('group', {name: group, exact: true});
    return groups.getByRole('checkbox', {name}).first();
  }

  /** Clicks the check box of a value, which chooses it or takes it away. */
  async toggle(choice: Chosen): Promise<void> {
    const has = this.chosen.some(each => `${each}` === `${choice}`);
    const chosen = has ? this.chosen.filter(each => `${each}` !== `${choice}`) : [...this.chosen, choice];
    await this.#openGroup(choice[0]);
    await this.box(choice).setChecked(!has);
    this.#visit(chosen);
  }

  /** Limits the price by typing. */
  async limitTo(price: number): Promise<void> {
    await this.#openGroup(this.words.price);
    await this.limitPrice('priceMax', price);
    this.#visit([...this.chosen, ['priceMax', `${price}`]]);
  }

  async sortBy(sort: string): Promise<void> {
    await this.sort.selectOption(sort);
    this.#visit(this.chosen);
  }

  /** Requests what is missing. */
  tryAgain(): Promise<void> {
    return this.#retry.click();
  }

  /** Opens the page in another tab. Returns its shopper. */
  async openTab(): Promise<FilteringShopper> {
    const tab = await this.page.context().newPage();
    await tab.goto(this.page.url());
    const options = {...this.#options, chosen: this.chosen};
    const shopper = new FilteringShopper(this.demo, tab, this.#reference, options);
    shopper.#requests = this.#requests;
    shopper.#opener = this;
    return shopper;
  }

  /** Closes the tab. Returns the shopper of the one that it was opened from. */
  async closeTab(): Promise<FilteringShopper | undefined> {
    await this.page.close();
    if (this.#opener) this.#opener.#requests = this.#requests;
    return this.#opener;
  }

  /** Goes through the history, as the browser's buttons do. */
  async go(steps: -1 | 1): Promise<void> {
    await (steps < 0 ? this.page.goBack() : this.page.goForward());
    this.#place += steps;
  }

  /** Checks what the shopper sees, and that the reference finds the same. */
  async see({requests, total, counts = {}, isTheme, isByPrice, missing}: Seen): Promise<void> {
    const found = await this.#reference.find(this.chosen.filter(each => `${each}` !== `${missing}`));
    if (!isTheme) await seeState(this.results, 'ready');
    await expect.poll(() => this.#total(isTheme), 'the total').toBe(total);
    assertTotal(total, found.length);
    await expect(this.#retry).toHaveCount(missing ? 1 : 0);
    await this.#seeCounts(counts);
    await this.#closeDrawer(total);
    await this.#seeChips();
    const prices = new Map(found.map(({url, price_min}) => [url, price_min]));
    const shown = await this.#shownUrls();
    const wrong = shown.filter(url => !prices.has(url));
    assert.deepEqual(wrong, [], 'results without what was chosen');
    const inOrder = shown.toSorted((a, b) => (prices.get(a) ?? 0) - (prices.get(b) ?? 0));
    if (isByPrice) assert.deepEqual(shown, inOrder);
    await framesPass(this.page);
    assert.equal(this.#takeRequests(), requests, 'requests');
  }

  /** The addresses of the results on screen, each once. */
  async #shownUrls(): Promise<string[]> {
    const paths = await this.links.evaluateAll(links =>
      links.map(link => (link as HTMLAnchorElement).pathname),
    );
    const urls = paths.map(path => decodeURIComponent(path.replace(/^\/en\//, '/')));
    assert.equal(new Set(urls).size, urls.length, 'a result twice');
    return urls;
  }

  get #isPhone(): boolean {
    return this.#options.viewport === 'phone';
  }

  get #retry(): Locator {
    return this.results.getByRole('button', {name: this.words.retry});
  }

  get #drawer(): Locator {
    return this.page.getByRole('dialog', {name: this.words.filters});
  }

  /** Opens the drawer of a phone, and a group in it. */
  async #openGroup(group: string): Promise<void> {
    if (!this.#isPhone) return;
    if (!(await this.#drawer.isVisible()))
      await this.page.getByRole('button', {name: new RegExp(`^${this.words.filters}`)}).click();
    const heading = this.#drawer.getByRole('button', {name: group, exact: true});
    await expect(heading).toBeVisible();
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  }

  /** Closes it by “Show N results”. */
  async #closeDrawer(total: Seen['total']): Promise<void> {
    if (!(this.#isPhone && (await this.#drawer.isVisible()))) return;
    await this.#drawer.getByRole('button', {name: new RegExp(`\\D${total}\\D`)}).click();
    await expect(this.#drawer).toBeHidden();
  }

  #visit(chosen: readonly Chosen[]): void {
    this.#visited.splice(this.#place + 1, Number.POSITIVE_INFINITY, chosen);
    this.#place++;
  }

  #takeRequests(): number {
    const {length} = this.demo.searches(this.page);
    const sent = length - this.#requests;
    this.#requests = length;
    return sent;
  }

  async #total(isTheme: boolean | undefined): Promise<Seen['total'] | undefined> {
    const count = isTheme
      ? this.page.locator('.storefront-search-count')
      : this.results.locator('[part=count]');
    const text = (await count.textContent()) ?? '';
    const number = Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
    return /^About |約/.test(text) ? `about ${number}` : number;
  }

  /** Each choice has a chip that takes it away, and a check box that is checked, and nothing else is. */
  async #seeChips(): Promise<void> {
    const values = this.chosen.map(([group, value]) =>
      group === 'priceMax' ? Number(value).toLocaleString('en') : value,
    );
    const remove = new RegExp(this.words.remove);
    const chips = this.chips
      .locator('a, button')
      .and(this.page.locator('[aria-label]'))
      .filter({visible: true});
    await expect(chips).toHaveCount(values.length);
    for (const value of values)
      await expect(chips.filter({hasText: value}).first()).toHaveAttribute('aria-label', remove);
  }

  async #seeCounts(counts: NonNullable<Seen['counts']>): Promise<void> {
    for (const [group, values] of Object.entries(counts)) {
      await this.#openGroup(group);
      for (const [value, count] of Object.entries(values)) {
        const label = this.box([group, value]).locator('xpath=ancestor::label[1]');
        await expect(label, group).toHaveText(count === null ? value : `${value} (${count})`);
        if (count === null) continue;
        assert.equal(await this.#reference.count(this.chosen, [group, value]), count, `${group}: ${value}`);
      }
    }
  }
}

/** An estimate is at most a tenth wrong. */
function assertTotal(total: Seen['total'], found: number): void {
  const [, about] = /^about (\d+)/.exec(`${total}`) ?? [];
  const difference = Math.abs(Number(about ?? total) - found);
  assert.ok(difference <= (about ? found / 10 : 0), `${total}, but the service finds ${found}`);
}
