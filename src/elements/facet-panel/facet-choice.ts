import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {choose, drop, type FilterEntry, type Filters, isChosen} from '../../core/filters/filters.ts';
import type {DebouncedChoice} from '../shared/debounced-choice.ts';
import type {Swatch} from '../shared/option-swatches.ts';
import {textContent} from '../shared/text-content.ts';
import type {FilterChange} from './filter-changes.ts';

/** A value of a facet, and the control that chooses it. */
export interface FacetChoice {
  readonly type: 'radio' | 'checkbox';
  /** The control's name, which the radios of a group share. */
  readonly name: string;
  readonly text: string;
  /** How many results have the value, if the service counts them, in the page's language. */
  readonly count?: string | undefined;
  /** What shows the value on its control. */
  readonly swatch?: Swatch | undefined;
  readonly entries: readonly FilterEntry[];
}

/**
 * A radio or a checkbox with its text and count. Listens to `click`, since a click on a chosen radio, which clears it, fires
 * no `change`.
 *
 * - `form` is the panel's: Chromium keeps a radio that leaves a shadow root without a form.
 * - `.checked` precedes `name`: a checked radio that gets another name would uncheck that group's.
 * - `.style` is a property: `styleMap` sets the attribute at first, which a strict Content-Security-Policy blocks.
 */
export function facetChoice(
  {type, name, text, count, swatch, entries}: FacetChoice,
  filters: Filters,
  chosen: DebouncedChoice<FilterChange>,
): TemplateResult {
  const before = chosen.value;
  const isChecked = isChosen(before?.(filters) ?? filters, entries);
  const toggle = ({currentTarget}: Event) => {
    const change = (current: Filters) => (isChecked ? drop : choose)(current, entries);
    // Space on a radio that arrow keys have led to.
    if (before && isChecked) chosen.release();
    else chosen.choose(current => change(before?.(current) ?? current), currentTarget as Element);
  };
  return html`
    <label part="value">
      <input
        form="choices"
        type=${type}
        .checked=${live(isChecked)}
        name=${name}
        value=${text}
        ?data-swatch=${swatch !== undefined}
        .style=${swatch ? `--_swatch: ${backgroundOf(swatch)}` : ''}
        @click=${toggle}
        @keyup=${clickBySpace}
      >
      <span ${textContent(text)}></span>
      ${count === undefined ? nothing : html`<span part="count" ${textContent(count)}></span>`}
    </label>
  `;
}

/** Returns a swatch as CSS writes a background. */
function backgroundOf({colour, picture}: Swatch): string {
  return colour ?? `url("${picture}") center / cover`;
}

/** Space on a checked radio is a click in Firefox only, where this replaces it. */
function clickBySpace(event: KeyboardEvent): void {
  const control = event.currentTarget as HTMLInputElement;
  if (event.key !== ' ' || !control.matches('[type=radio]:checked')) return;
  event.preventDefault();
  control.click();
}
