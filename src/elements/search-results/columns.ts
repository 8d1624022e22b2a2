import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Translate} from '../../i18n/translator.ts';
import {device} from '../../service/browser/storage.ts';
import {isAllowed} from '../../service/shopify/platform.ts';
import type {Localization} from '../shared/localize.ts';
import {PlacedFeature} from './placed-feature.ts';
import {columnOptions, shownColumns} from './shown-columns.ts';

/** The choice of the number of cards in a row, for a list that offers several. */
export class ColumnChoice extends PlacedFeature {
  protected readonly places = {columns: ({translate}: Localization) => this.#render(translate)};

  #render(translate: Translate): TemplateResult | typeof nothing {
    const options = [...columnOptions(this.host)].sort((one, other) => Number(one) - Number(other));
    if (options.length < 2) return nothing;
    const shown = shownColumns(this.host);
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
    this.host.chosenColumns = columns;
    // Without consent, the choice holds for this list alone.
    if (isAllowed('preferences')) device.set('columns', columns);
    this.host.requestUpdate();
  }
}
