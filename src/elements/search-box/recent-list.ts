import {html, type TemplateResult} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import {searchHref} from '../../core/products/link.ts';
import type {RecentSearches} from '../../service/browser/recent-searches.ts';
import {getConfig, getLocalization, type Localization} from '../../store/page.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {OptionGroup} from './option-list.ts';
import {recentStyles} from './recent-list.styles.ts';

const MAX_SHOWN = 6;

/** What was searched for on this device, newest first, under a search box with nothing typed in it. */
export class RecentList {
  readonly #recent: RecentSearches;
  readonly #localization: Localization;
  readonly #onForget: () => void;

  /** @param onForget is called when a search was forgotten, or all of them. */
  constructor(recent: RecentSearches, localization: Localization, onForget: () => void) {
    this.#recent = recent;
    this.#localization = localization;
    this.#onForget = onForget;
  }

  static async load(box: HTMLElement, recent: RecentSearches, onForget: () => void): Promise<RecentList> {
    adoptStyles(box, recentStyles);
    return new RecentList(recent, await getLocalization(), onForget);
  }

  /**
   * The searches as options, and the buttons that have them forgotten, one beside each option and one below for all.
   * The buttons stand beside the listbox, not in it: an option can't hold one.
   */
  render(listId: string): {groups: OptionGroup[]; controls?: TemplateResult} {
    const {translate} = this.#localization;
    const queries = this.#queries;
    if (!queries.length) return {groups: []};
    const options = queries.map((term, index) => ({
      id: `${listId}-${index}`,
      href: searchHref(getConfig().searchUrl, term),
      content: html`<bdi>${term}</bdi>`,
      term,
    }));
    const button = (query: string) => {
      const label = translate('forget', {query});
      return html`<button type="button" aria-label=${label} @click=${() => this.forget(query)}>×</button>`;
    };
    return {
      groups: [{heading: 'recent', options}],
      controls: html`
        <div class="search-forget">${queries.map(button)}</div>
        <button class="search-forget-all" type="button" @click=${() => this.forget()}>${translate('forgetAll')}</button>
      `,
    };
  }

  /** Forgets a search, or all of them. */
  forget(query?: string): true {
    const others = [this.#recent.kept].flat().filter(other => other !== query);
    this.#recent.keep(query === undefined ? [] : others);
    this.#onForget();
    return true;
  }

  /** None without the shopper's consent. */
  get #queries(): string[] {
    const {kept, allowed} = this.#recent;
    if (!allowed) this.#recent.keep([]);
    return allowed && Array.isArray(kept) ? [...new Set(kept)].filter(isQuery).slice(0, MAX_SHOWN) : [];
  }
}

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_QUERY_LENGTH;
