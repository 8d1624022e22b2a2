import {html, type TemplateResult} from 'lit';
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
