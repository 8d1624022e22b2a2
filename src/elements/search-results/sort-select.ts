import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Sort, sorts} from '../../core/contract/constants.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import {HeldChoice} from '../shared/held-choice.ts';
import {leaveOnWheel} from '../shared/leave-on-wheel.ts';
import {textContent} from '../shared/text-content.ts';
import type {ResultsHost} from './results-host.ts';

/** The order of a list. Keys that go through a closed select are one search, when they rest or focus leaves. */
export class SortSelect {
  readonly #host: ResultsHost;
  readonly #chosen: HeldChoice<Sort>;
  /** Whether the latest key changes the select without opening it. */
  #isByKey = false;

  constructor(host: ResultsHost) {
    this.#host = host;
    this.#chosen = new HeldChoice(host, sort => void host.store.search({sort}));
  }

  render(translate: Translate): TemplateResult {
    const {query, isBrowsing} = this.#host.store.state;
    const shown = this.#chosen.value ?? query.sort;
    return html`
      <label part="sort">
        <span>${translate('sort')}</span>
        <select
          .value=${live(shown)}
          @keydown=${this.#onKeydown}
          @pointerdown=${this.#onPointerdown}
          @change=${this.#onChange}
          @blur=${this.#chosen.release}
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

  readonly #onKeydown = ({key, altKey}: KeyboardEvent) => {
    this.#isByKey = key !== 'Enter' && key !== ' ' && !altKey;
  };

  readonly #onPointerdown = () => {
    this.#isByKey = false;
  };

  readonly #onChange = ({target}: Event) => {
    this.#chosen.hold((target as HTMLSelectElement & {value: Sort}).value);
    if (this.#isByKey) this.#chosen.rest();
    else this.#chosen.release();
  };
}

/** What a sort is called. Where no term is searched for, nothing is relevant to it. */
const nameOf = (sort: Sort, isBrowsing: boolean): MessageKey =>
  isBrowsing && sort === 'relevance' ? 'sort_featured' : `sort_${sort}`;
