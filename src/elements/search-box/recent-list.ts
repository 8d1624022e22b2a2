import {html, type ReactiveController, type TemplateResult} from 'lit';
import {searchHref} from '../../core/products/link.ts';
import type {Translate} from '../../i18n/translator.ts';
import {recentSearches} from '../../service/browser/recent-searches.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {textContent} from '../shared/text-content.ts';
import type {BoxHost} from './box-host.ts';
import type {ListContent} from './option-list.ts';
import {recentStyles} from './recent-list.styles.ts';
import type {SearchField} from './search-field.ts';

/** The recent searches on this device, newest first, as a list for an empty search box. */
export class RecentList implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  #queries: readonly string[] = [];

  constructor(host: BoxHost, field: SearchField) {
    this.#host = host;
    this.#field = field;
  }

  hostConnected(): void {
    adoptStyles(this.#host, recentStyles);
  }

  /** Reads the searches; `false` if there are none. */
  load(): boolean {
    this.#queries = recentSearches.read();
    this.#host.requestUpdate();
    return this.#queries.length > 0;
  }

  /** Keeps a search whose suggestion the shopper has opened. */
  add(query: string): void {
    if (query && this.#host.recent !== 'off') recentSearches.add(query);
  }

  /** Forgets a search, or all of them. */
  forget(query?: string): void {
    recentSearches.remove(query);
    this.load();
    this.#field.input?.focus();
  }

  /** Offers the searches, with buttons that forget them. The buttons are beside the listbox: an option can't hold one. */
  content(listId: string, translate: Translate): ListContent {
    const queries = this.#queries;
    if (!queries.length) return {groups: [], isStale: false};
    const options = queries.map((term, index) => ({
      id: `${listId}-${index}`,
      href: searchHref(this.#field.searchUrl, term),
      content: html`<bdi ${textContent(term)}></bdi>`,
      term,
    }));
    return {groups: [{heading: 'recent', options}], isStale: false, controls: this.#renderButtons(translate)};
  }

  #renderButtons(translate: Translate): TemplateResult {
    const buttons = this.#queries.map(
      query => html`
        <button type="button" aria-label=${translate('forget', {query})} @click=${() => this.forget(query)}>×</button>
      `,
    );
    return html`
      <div class="search-forget">${buttons}</div>
      <button class="search-forget-all" type="button" @click=${() => this.forget()}>${translate('forgetAll')}</button>
    `;
  }
}
