import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {MAX_FACET_VALUES} from '../../core/contract/constants.ts';
import {type Facet, type FacetValue, firstValues} from '../../core/filters/facets.ts';
import type {Filters} from '../../core/filters/filters.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {textContent} from '../shared/text-content.ts';
import {findInput} from './facet-focus.ts';

/** The values of a facet that are shown, and the control below them. */
export interface ShownValues {
  readonly values: readonly FacetValue[];
  readonly below: unknown;
}

/** Facets with more than a few values: "Show more" and "Show less". */
export class LongFacets implements ReactiveController {
  readonly #host: StoreElement;
  /** The facets whose values are all shown, by query and facet. */
  readonly #open = new Set<string>();
  /** The choice to focus after the update. */
  #next: {readonly group: string; readonly value: string} | undefined;

  constructor(host: StoreElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const {shadowRoot} = this.#host;
    if (shadowRoot && this.#next) findInput(shadowRoot, this.#next.group, this.#next.value)?.focus();
    this.#next = undefined;
  }

  render(facet: Facet, filters: Filters, translate: Translate): ShownValues {
    const {values} = facet;
    const few = firstValues(facet, filters);
    const rest = values.filter(value => !few.includes(value));
    const isOpen = this.#open.has(this.#keyOf(facet));
    const shown = isOpen ? values : few;
    return {
      values: shown,
      below: html`
        ${shown.length === values.length && isCut(facet) ? cutHint(translate) : nothing}
        ${rest.length ? this.#moreButton(facet, isOpen, rest, translate) : nothing}
      `,
    };
  }

  #moreButton(
    facet: Facet,
    isOpen: boolean,
    rest: readonly FacetValue[],
    translate: Translate,
  ): TemplateResult {
    const onClick = () => {
      const key = this.#keyOf(facet);
      const [next] = rest;
      if (isOpen) this.#open.delete(key);
      else this.#open.add(key);
      this.#next = isOpen || !next ? undefined : {group: facet.id, value: next.value};
      this.#host.requestUpdate();
    };
    return html`
      <button
        part="show-more"
        @click=${onClick}
        ${textContent(isOpen ? translate('showLess') : translate('showMore', {count: rest.length}))}
      ></button>
    `;
  }

  #keyOf({id}: Facet): string {
    return `${this.#host.store.state.answer?.request.query} ${id}`;
  }
}

const cutHint = (translate: Translate) =>
  html`<p part="hint" ${textContent(translate('firstValues', {count: MAX_FACET_VALUES}))}></p>`;

/** Whether the service may have more values. Its values have a count, the theme's seeds have none. */
const isCut = ({values}: Facet) => values.filter(({count}) => count !== undefined).length >= MAX_FACET_VALUES;
