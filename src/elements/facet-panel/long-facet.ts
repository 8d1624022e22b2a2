import {html, nothing, type TemplateResult} from 'lit';
import {FEW_VALUES, MAX_FACET_VALUES} from '../../core/contract/limits.ts';
import type {Choice, FacetGroup} from '../../core/filters/facet-groups.ts';
import {fold} from '../../core/query/query-text.ts';
import type {Translate} from '../../i18n/translator.ts';

/** How much of a long facet the shopper looks at. */
export interface FacetView {
  /** What is sought among its values, as it is typed. */
  readonly text: string;
  readonly isComposing: boolean;
  /** Whether all values are listed, not only the first few. */
  readonly all: boolean;
}

/** A facet of more than a few values: those that are shown, and what stands around them. */
export interface LongFacet {
  readonly above: TemplateResult;
  readonly choices: readonly Choice[];
  readonly below: unknown;
}

interface LongFacetContext {
  readonly translate: Translate;
  /** Changes the view. @param first the value that focus goes to. */
  readonly show: (view: FacetView, first?: Choice) => void;
}

export function longFacet(
  {choices}: FacetGroup,
  heading: string,
  view: FacetView,
  {translate, show}: LongFacetContext,
): LongFacet {
  const sought = fold(soughtText(view));
  const found = choices.filter(({value}) => fold(value).includes(sought));
  const shown = choices.filter(
    (each, rank) => each.chosen || (sought ? found.includes(each) : view.all || rank < FEW_VALUES),
  );
  const rest = choices.filter(each => !shown.includes(each));
  const type = (event: Event) => {
    const {isComposing = false} = event as InputEvent;
    show({...view, text: (event.target as HTMLInputElement).value, isComposing});
  };
  const name = translate('findIn', {name: heading});
  // Values of the service carry a count, the theme's seeds have none.
  const isCut = choices.filter(({count}) => count !== undefined).length >= MAX_FACET_VALUES;
  return {
    above: html`<input part="find" type="search" aria-label=${name} placeholder=${name} autocomplete="off"
        .value=${view.text} @input=${type} @compositionend=${type}>
      <p part="found" role="status">${sought ? translate('found', {count: found.length}) : ''}</p>`,
    choices: shown,
    below: html`${isCut && (sought || !rest.length) ? html`<p part="hint">${translate('firstValues', {count: MAX_FACET_VALUES})}</p>` : nothing}
      ${sought || !(view.all || rest.length) ? nothing : html`<button part="show-more" @click=${() => show({...view, all: !view.all}, rest[0])}>${view.all ? translate('showLess') : translate('showMore', {count: rest.length})}</button>`}`,
  };
}

/** Letters that an IME has not made kana of yet are no part of a value. */
function soughtText({text, isComposing}: FacetView): string {
  return (isComposing ? text.replace(/[a-zａ-ｚ]+$/i, '') : text).trim();
}
