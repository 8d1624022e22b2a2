import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Translate} from '../../i18n/translator.ts';
import {device} from '../../service/browser/storage.ts';
import {isAllowed} from '../../service/shopify/platform.ts';
import type {ResultsHost} from './results-host.ts';

/** The number of cards in a row: the shopper's choice, which holds on every page, or else the first that the list offers. */
export class Columns implements ReactiveController {
  readonly #host: ResultsHost;
  #chosen: unknown;

  constructor(host: ResultsHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#chosen ??= device.get('columns');
  }

  hostUpdated(): void {
    this.#host.cards.style.setProperty('--search-columns', `${this.#shown || ''}`);
  }

  /** The choice of the number, if the list offers several. */
  render(translate: Translate): TemplateResult | typeof nothing {
    const options = this.#options;
    if (!options[1]) return nothing;
    return html`<fieldset part="columns">
      <legend>${translate('columns')}</legend>
      ${options.map(
        columns => html`<label>
          <input
            type="radio"
            name="columns"
            value=${columns}
            aria-label=${translate('columnCount', {count: Number(columns)})}
            .checked=${live(Number(columns) === this.#shown)}
            @change=${() => this.#choose(columns)}
          />
          <span aria-hidden="true">${Array.from({length: Number(columns)}, () => html`<i></i>`)}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  get #options(): readonly string[] {
    return this.#host.columns?.match(/\S+/g) ?? [];
  }

  get #shown(): number {
    const [first = '', ...others] = this.#options;
    return Number.parseInt(others.find(each => each === this.#chosen) ?? first, 10);
  }

  #choose(columns: string): void {
    this.#chosen = columns;
    // Without consent, the choice holds for this list alone.
    if (isAllowed('preferences')) device.set('columns', columns);
    this.#host.requestUpdate();
  }
}
