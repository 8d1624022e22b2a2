import {css, html, type TemplateResult} from 'lit';
import type {Translate} from '../../i18n/translator.ts';
import {textContent} from '../shared/text-content.ts';

interface FilterRow {
  /** The number of chosen filters, as far as it is known. */
  readonly count: number;
  readonly chips: unknown;
  /** Whether there is something to filter, or a filter to remove. */
  readonly isUseful: boolean;
  /** Opens the drawer. */
  readonly open: () => void;
}

/** The button that opens the drawer and the chips of the chosen filters, in one row. */
export function filterRow({count, chips, isUseful, open}: FilterRow, translate: Translate): TemplateResult {
  return html`
    <div class="line">
      <div class="row">
        <button
          part="open"
          ?hidden=${!isUseful}
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
  /* At large text sizes, the button and the chips have rows of their own. */
  @container (width < 14em) {
    .row {
      flex-wrap: wrap;
    }
  }
`;
