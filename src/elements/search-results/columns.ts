import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Translate} from '../../i18n/translator.ts';
import {device} from '../../service/browser/storage.ts';
import {isAllowed} from '../../service/shopify/platform.ts';
import type {ResultsHost} from './results-host.ts';

/** The numbers of cards in a row that a list offers. */
const columnOptions = ({columns}: ResultsHost): string[] => columns?.match(/\S+/g) ?? [];

/** The number of cards in a row: the shopper's choice, which holds on every page, or else the first that the list offers. */
export function chosenColumns(list: ResultsHost): number | undefined {
  const [first = '', ...others] = columnOptions(list);
  const chosen = others[0] && (choices.get(list) ?? device.get('columns'));
  return Number.parseInt(others.find(each => each === chosen) ?? first, 10) || undefined;
}

/** What the shopper chose in each list: without consent to preferences it is not stored. */
const choices = new WeakMap<ResultsHost, string>();

/** The choice of the number of cards in a row, if the list offers several. */
export function columnChoice(list: ResultsHost, translate: Translate): TemplateResult | typeof nothing {
  const options = columnOptions(list);
  if (!options[1]) return nothing;
  const shown = `${chosenColumns(list)}`;
  const choose = (columns: string) => {
    choices.set(list, columns);
    if (isAllowed('preferences')) device.set('columns', columns);
    list.requestUpdate();
  };
  return html`<fieldset part="columns">
    <legend>${translate('columns')}</legend>
    ${options.map(
      columns => html`<label>
        <input
          type="radio"
          name="columns"
          value=${columns}
          aria-label=${translate('columnCount', {count: Number(columns)})}
          .checked=${live(columns === shown)}
          @change=${() => choose(columns)}
        />
        <span aria-hidden="true">${Array.from({length: Number(columns)}, () => html`<i></i>`)}</span>
      </label>`,
    )}
  </fieldset>`;
}
