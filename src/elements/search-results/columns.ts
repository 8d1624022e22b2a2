import {html, nothing, type TemplateResult} from 'lit';
import type {Translate} from '../../i18n/translator.ts';
import {device} from '../../service/browser/storage.ts';
import type {ResultsHost} from './results-host.ts';

/** How many cards stand in a row, to choose from where the list names several. */
export function columnSwitch(
  list: ResultsHost,
  cards: HTMLElement,
  translate: Translate,
): TemplateResult | typeof nothing {
  const options = list.columns?.match(/\S+/g) ?? [];
  if (!options[1]) return nothing;
  const shown = cards.style.getPropertyValue('--search-columns');
  const choose = (columns: string) => {
    device.set('columns', columns);
    list.requestUpdate();
  };
  return html`<fieldset part="columns"><legend>${translate('columns')}</legend>
    ${options.map(
      each => html`<label>
        <input type="radio" name="columns" value=${each} .checked=${each === shown} aria-label=${translate('columnCount', {count: Number(each)})} @change=${() => choose(each)}>
        <span aria-hidden="true">${Array.from({length: Number(each)}, () => html`<i></i>`)}</span></label>`,
    )}
  </fieldset>`;
}
