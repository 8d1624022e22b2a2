import {css, html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Translate} from '../../i18n/translator.ts';
import {device} from '../../service/browser/storage.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {Feature, ListHost} from './feature.ts';
import {type ColumnsHost, columnOptions, shownColumns} from './shown-columns.ts';

/** The choice of the number of cards in a row, for a list that offers several. */
export const columnChoice: Feature<ColumnsHost & ListHost> = list => {
  adoptStyles(list.renderRoot, styles);
  const choose = (columns: string) => {
    list.chosenColumns = columns;
    // Without consent, the choice holds for this list alone.
    device.set('columns', columns);
    list.requestUpdate();
  };
  return {places: {columns: ({translate}) => choice(list, choose, translate)}};
};

function choice(
  list: ColumnsHost,
  choose: (columns: string) => void,
  translate: Translate,
): TemplateResult | typeof nothing {
  const options = [...columnOptions(list)].sort((one, other) => Number(one) - Number(other));
  if (options.length < 2) return nothing;
  const shown = shownColumns(list);
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
          @change=${() => choose(columns)}
        />
        <span aria-hidden="true">${Array.from({length: Number(columns)}, () => html`<i></i>`)}</span>
      </label>`,
    )}
  </fieldset>`;
}

const styles = css`
  [part='columns'] {
    display: flex;
    gap: 4px;
    align-items: center;
    margin: 0;
    padding: 0;
    border: 0;
    /* At large text sizes, the legend would be wider than the rest of the page. */
    & legend {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      white-space: nowrap;
      clip-path: inset(50%);
    }
    & label {
      position: relative;
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 32px;
      border-radius: var(--_radius);
      opacity: .6;
      cursor: pointer;
    }
    & label:has(:checked) {
      background: color-mix(in srgb, currentColor 6%, transparent);
      opacity: 1;
    }
    /* Forced colours remove the background of the checked label. */
    @media (forced-colors: active) {
      & label:has(:checked) {
        outline: 1px solid;
      }
    }
    & label:has(:focus-visible) {
      outline: 2px solid var(--_accent);
    }
    & input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }
    /* Outlined columns; four or more become lines. */
    & span {
      display: flex;
      gap: 2px;
      justify-content: space-between;
      inline-size: 16px;
    }
    & i {
      flex: 1;
      block-size: 14px;
      border: 1px solid;
      border-radius: 2px;
    }
    & span:has(:nth-child(4)) {
      gap: 0;
      & i {
        flex: none;
        border-width: 0 0 0 1px;
        border-radius: 0;
      }
    }
  }
  @media (pointer: coarse) {
    [part='columns'] label {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  /* A phone has room for two: a choice of more would change nothing. */
  @media (width < 36rem) {
    [part='columns']:not(:has([value='1'])) {
      display: none;
    }
  }
`;
