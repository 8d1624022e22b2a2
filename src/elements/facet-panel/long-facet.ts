import {html, nothing, type TemplateResult} from 'lit';
import {FEW_VALUES, MAX_FACET_VALUES} from '../../core/contract/constants.ts';
import {type Facet, type FacetValue, isSelected} from '../../core/filters/facets.ts';
import type {Filters} from '../../core/filters/filters.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {textContent} from '../shared/text-content.ts';
import {findInput} from './facet-focus.ts';

/** Renders the values of a facet, or the first few and a button for the rest. */
export type FacetValues = (
  facet: Facet,
  filters: Filters,
  translate: Translate,
  choice: (value: FacetValue) => TemplateResult,
) => TemplateResult;

/** Returns a renderer that remembers which facets of its host show all their values. */
export function facetValues(host: StoreElement): FacetValues {
  const opened = new Set<string>();
  const keyOf = ({id}: Facet) => `${host.store.state.answer?.request.query} ${id}`;

  return (facet, filters, translate, choice) => {
    const {values} = facet;
    const few = values.filter(({value}, rank) => rank < FEW_VALUES || isSelected(facet, value, filters));
    const rest = values.filter(value => !few.includes(value));
    // A single further value is shown, because a button would take as much space.
    const isLong = rest.length > 1;
    const isOpen = opened.has(keyOf(facet));
    const isWhole = isOpen || !isLong;
    const toggle = async () => {
      if (isOpen) opened.delete(keyOf(facet));
      else opened.add(keyOf(facet));
      host.requestUpdate();
      await host.updateComplete;
      const [next] = rest;
      if (!isOpen && next) findInput(host.renderRoot, facet.id, next.value)?.focus();
    };
    const label = isOpen ? translate('showLess') : translate('showMore', {count: rest.length});
    return html`
      ${(isWhole ? values : few).map(choice)}
      ${isWhole && isCut(facet) ? cutHint(translate) : nothing}
      ${isLong ? html`<button part="show-more" @click=${toggle} ${textContent(label)}></button>` : nothing}
    `;
  };
}

const cutHint = (translate: Translate) =>
  html`<p part="hint" ${textContent(translate('firstValues', {count: MAX_FACET_VALUES}))}></p>`;

/** Whether the service may have more values. Its values have a count, the theme's seeds have none. */
const isCut = ({values}: Facet) => values.filter(({count}) => count !== undefined).length >= MAX_FACET_VALUES;
