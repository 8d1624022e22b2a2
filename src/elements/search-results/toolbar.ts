import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE, type Sort, sorts} from '../../core/contract/constants.ts';
import {describeSearch} from '../../core/contract/request.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import {DebouncedChoice, leaveOnWheel} from '../shared/debounced-choice.ts';
import {statusText, textContent} from '../shared/text-content.ts';
import type {Places} from './feature.ts';
import type {StatusView} from './status-view.ts';

interface SortedHost extends StoreHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly places: Places;
}

interface CountedHost extends StoreHost {
  readonly view: StatusView;
  readonly isNarrow: boolean;
}

/**
 * Renders the result count and the sort. They are on the page from the start, so that the count is announced and nothing moves. While the
 * first cards load, skeletons show that, and the count says it to screen readers only.
 */
export function toolbar(
  list: CountedHost,
  sort: SortSelect,
  columns: unknown,
  translate: Translate,
): TemplateResult {
  const {count, isAnnounced} = list.view;
  const {answer} = list.store.state;
  // The query would take several lines beside sort and filters.
  const isShort = list.isNarrow || list.hasAttribute('data-short-count');
  const results = answer && count === 'results' ? countText(answer, isShort, translate) : '';
  const text = count === 'loading' ? translate('loading') : results;
  return html`
    <p
      part="count"
      role=${isAnnounced ? 'status' : nothing}
      tabindex="-1"
      ?data-unpainted=${count === 'loading' && !answer}
      ${statusText(text, answer && describeSearch(answer.request))}
    ></p>
    ${sort.render(translate)}
    ${columns}
  `;
}

/** Returns the text of the count; empty if the total is unknown, as it may be in a degraded service (§3). */
export function countText(
  {hits, total, isEstimate, request: {query}}: Answer,
  isShort: boolean,
  translate: Translate,
): string {
  if (hits.length && !total) return '';
  const key = query === BROWSE || (isShort && total) ? 'resultCount' : 'resultCountFor';
  const results = translate(key, {count: total, query});
  return isEstimate ? translate('about', {results}) : results;
}

export class SortSelect {
  readonly #host: SortedHost;
  readonly #choice: DebouncedChoice<string>;

  constructor(host: SortedHost) {
    this.#host = host;
    this.#choice = new DebouncedChoice(host, value => this.#sortBy(value));
  }

  render(translate: Translate): TemplateResult {
    const {query, isBrowsing} = this.#host.store.state;
    const shown = this.#choice.value ?? query.sort;
    return html`
      <label part="sort">
        <span>${translate('sort')}</span>
        <select
          .value=${live(shown)}
          @change=${this.#onChange}
          @wheel=${leaveOnWheel}
        >
          ${sorts.map(
            sort => html`
              <option value=${sort} ?selected=${sort === shown} ${textContent(translate(nameOf(sort, isBrowsing)))}></option>
            `,
          )}
          ${(this.#host.places.sorts?.() ?? []).map(
            ({value, text}) => html`
              <option value=${value} ?selected=${value === shown} ${textContent(text)}></option>
            `,
          )}
        </select>
      </label>
    `;
  }

  readonly #onChange = ({currentTarget}: Event) => {
    const select = currentTarget as HTMLSelectElement;
    this.#choice.choose(select.value, select);
  };

  #sortBy(value: string): void {
    const sort = sorts.find(each => each === value);
    if (sort) void this.#host.store.search({sort});
    else
      this.#host.places
        .sorts?.()
        .find(each => each.value === value)
        ?.follow();
  }
}

/** Returns the name of a sort. Without a search term, "relevance" is called "featured". */
const nameOf = (sort: Sort, isBrowsing: boolean): MessageKey =>
  isBrowsing && sort === 'relevance' ? 'sort_featured' : `sort_${sort}`;
