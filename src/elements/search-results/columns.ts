import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Translate} from '../../i18n/translator.ts';
import {device} from '../../service/browser/storage.ts';
import {isAllowed} from '../../service/shopify/platform.ts';
import {adoptFeatureStyles} from './features.styles.ts';
import type {ResultsHost} from './results-host.ts';
import {columnOptions, shownColumns} from './shown-columns.ts';

/** The choice of the number of cards in a row, for a list that offers several. */
export class ColumnChoice implements ReactiveController {
  readonly #host: ResultsHost;
  #undo = () => {};

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    adoptFeatureStyles(this.#host);
    this.#undo = this.#host.fill({columns: ({translate}) => this.#render(translate)});
  }

  hostDisconnected(): void {
    this.#undo();
  }

  #render(translate: Translate): TemplateResult | typeof nothing {
    const options = [...columnOptions(this.#host)].sort((one, other) => Number(one) - Number(other));
    if (options.length < 2) return nothing;
    const shown = shownColumns(this.#host);
    return html`<fieldset part="columns">
      <legend>${translate('columns')}</legend>
      ${options.map(
        columns => html`<label>
          <input
            type="radio"
            name="columns"
            value=${columns}
            aria-label=${translate('columnCount', {count: Number(columns)})}
            .checked=${live(Number(columns) === shown)}
            @change=${() => this.#choose(columns)}
          />
          <span aria-hidden="true">${Array.from({length: Number(columns)}, () => html`<i></i>`)}</span>
        </label>`,
      )}
    </fieldset>`;
  }

  #choose(columns: string): void {
    this.#host.chosenColumns = columns;
    // Without consent, the choice holds for this list alone.
    if (isAllowed('preferences')) device.set('columns', columns);
    this.#host.requestUpdate();
  }
}
