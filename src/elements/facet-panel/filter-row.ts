import {css, html, type TemplateResult} from 'lit';
import type {FilterEntry} from '../../core/filters/filters.ts';
import {countRefinements} from '../../core/filters/refinements.ts';
import type {Translate} from '../../i18n/translator.ts';
import {textContent} from '../shared/text-content.ts';

interface FilterRow {
  readonly chosen: readonly FilterEntry[];
  readonly chips: unknown;
  /** Whether the search has results. */
  readonly hasResults: boolean;
  /** Opens the drawer. */
  readonly open: () => void;
}

/** The button that opens the drawer and the chips of the chosen filters, in one row. */
export function filterRow(
  {chosen, chips, hasResults, open}: FilterRow,
  translate: Translate,
): TemplateResult {
  const count = countRefinements(chosen);
  return html`
    <div class="line">
      <div class="row">
        <button
          part="open"
          ?hidden=${!(hasResults || count)}
          aria-haspopup="dialog"
          @click=${open}
          ${textContent(count ? translate('filtersChosen', {count}) : translate('filters'))}
        ></button>
        ${chips}
      </div>
    </div>
  `;
}

/** The button of the drawer, and the chips beside it. */
export const filterRowStyles = css`
  .line {
    container-type: inline-size;
  }
  .row {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  [part='open'] {
    display: flex;
    flex: none;
    gap: 8px;
    align-items: center;
    /* Three lines, each shorter than the one above. */
    &::before {
      flex: none;
      inline-size: 16px;
      block-size: 11px;
      background: linear-gradient(currentColor 0 0) 0 0 / 16px 1px, linear-gradient(currentColor 0 0) 50% 50% / 10px 1px,
        linear-gradient(currentColor 0 0) 50% 100% / 4px 1px;
      background-repeat: no-repeat;
      content: '';
    }
  }
  /* The chips of any number of filters are one row, beside the button or below the bar, whose ends fade. */
  :is(.row, .bar + .chosen) [part='chips'] {
    flex: 1;
    flex-wrap: nowrap;
    align-items: center;
    min-inline-size: 0;
    margin-inline-start: -8px;
    /* Room for focus rings, which makes the row no higher. */
    margin-block: -5px;
    padding: 5px 20px 5px 12px;
    overflow: auto hidden;
    scrollbar-width: none;
    --_towards: right;
    mask: linear-gradient(to var(--_towards), #0000, #000 12px calc(100% - 20px), #0000);
    &:dir(rtl) {
      --_towards: left;
    }
    & button {
      flex: none;
      max-inline-size: 100%;
    }
  }
  /* Without a button before them, they start where the bar does. */
  .bar + .chosen [part='chips'] {
    margin-inline-start: -12px;
  }
  /* Large text has rows of its own. */
  @container (width < 14em) {
    .row,
    :is(.row, .bar + .chosen) [part='chips'] {
      flex-wrap: wrap;
    }
    :is(.row, .bar + .chosen) [part='chips'] {
      flex: 100%;
      margin: 0;
      padding: 0;
      overflow: visible;
      mask: none;
    }
  }
`;
