import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {type Choice, choose, drop, type Filters, isChosen, isFull} from '../../core/filters/filters.ts';
import type {Swatch} from '../shared/option-swatches.ts';
import {textContent} from '../shared/text-content.ts';
import type {FilterChange} from './filter-changes.ts';

/** A value of a facet, and the check box that chooses it. */
export interface FacetChoice {
  /** The name of the check boxes of a group. */
  readonly name: string;
  readonly text: string;
  /** The number of results with the value, if that is known, in the page's language. */
  readonly count?: string | undefined;
  /** The look of the value on its control. */
  readonly swatch?: Swatch | undefined;
  readonly choice: Choice;
}

/** The filters of a search, and how a control changes them. */
export interface FiltersContext {
  readonly filters: Filters;
  /** Searches with a change to the filters. */
  readonly refine: (change: FilterChange) => void;
}

/**
 * Renders a checkbox with its text and count. Disables it if the filter has as many values as can be requested.
 *
 * `.style` is a property: `styleMap` sets the attribute at first, which a strict Content-Security-Policy blocks.
 */
export function facetChoice(
  {name, text, count, swatch, choice}: FacetChoice,
  {filters, refine}: FiltersContext,
): TemplateResult {
  const isChecked = isChosen(filters, choice);
  return html`
    <label part="value">
      <input
        type="checkbox"
        .checked=${live(isChecked)}
        ?disabled=${isFull(filters, choice)}
        name=${name}
        value=${text}
        ?data-swatch=${swatch !== undefined}
        .style=${swatch ? `--_swatch: ${backgroundOf(swatch)}` : ''}
        @change=${() => refine(current => (isChecked ? drop : choose)(current, choice))}
      >
      <span ${textContent(text)}></span>
      ${count === undefined ? nothing : html`<span part="count" ${textContent(count)}></span>`}
    </label>
  `;
}

function backgroundOf({colour, picture}: Swatch): string {
  return colour ?? `url("${picture}") center / cover`;
}
