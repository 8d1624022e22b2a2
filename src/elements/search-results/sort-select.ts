import {html, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Sort, sorts} from '../../core/contract/enums.ts';
import type {Translate} from '../../i18n/translator.ts';
import {HeldChoice} from '../shared/held-choice.ts';
import {leaveOnWheel} from '../shared/leave-on-wheel.ts';
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
    const {status, query} = this.#host.store.state;
    const shown = this.#chosen.value ?? query.sort;
    return html`
      <label part="sort" ?data-nothing-to-sort=${status === 'empty'}>
        ${translate('sort')}
        <select
          .value=${live(shown)}
          @keydown=${this.#onKeydown}
          @pointerdown=${this.#onPointerdown}
          @change=${this.#onChange}
          @blur=${this.#chosen.release}
          @wheel=${leaveOnWheel}
        >
          ${sorts.map(
            sort =>
              html`<option value=${sort} ?selected=${sort === shown}>${translate(`sort_${sort}`)}</option>`,
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
