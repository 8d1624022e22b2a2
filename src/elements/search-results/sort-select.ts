import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Sort, sorts} from '../../core/contract/constants.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import {DebouncedChoice, leaveOnWheel} from '../shared/debounced-choice.ts';
import {textContent} from '../shared/text-content.ts';
import type {ResultsHost} from './results-host.ts';

/** The order of a list. */
export class SortSelect {
  readonly #host: ResultsHost;
  readonly #choice: DebouncedChoice<Sort>;

  constructor(host: ResultsHost) {
    this.#host = host;
    this.#choice = new DebouncedChoice(host, sort => void host.store.search({sort}));
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
        </select>
      </label>
    `;
  }

  readonly #onChange = ({currentTarget}: Event) => {
    const select = currentTarget as HTMLSelectElement & {value: Sort};
    this.#choice.choose(select.value, select);
  };
}

/** What a sort is called. Where no term is searched for, nothing is relevant to it. */
const nameOf = (sort: Sort, isBrowsing: boolean): MessageKey =>
  isBrowsing && sort === 'relevance' ? 'sort_featured' : `sort_${sort}`;
