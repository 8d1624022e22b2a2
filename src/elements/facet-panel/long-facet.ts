import {css, html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import {MAX_FACET_VALUES} from '../../core/contract/constants.ts';
import {type Facet, type FacetValue, firstValues, isSelected} from '../../core/filters/facets.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {folderOf} from '../../core/query/fold.ts';
import {spellHangul} from '../../core/query/hangul.ts';
import {queryText} from '../../core/query/query-text.ts';
import type {Translate} from '../../i18n/translator.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {CompositionWatch} from '../shared/composition-watch.ts';
import type {Localization} from '../shared/localize.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {textContent} from '../shared/text-content.ts';
import {findInput} from './facet-focus.ts';

/** How much of a long facet the shopper looks at. */
interface FacetView {
  /** The text in the field that finds values. */
  readonly text: string;
  /** The part of it that values are found by: without what an input method has not finished. */
  readonly sought: string;
  /** Whether all values are listed, not only the first few. */
  readonly all: boolean;
}

/** A facet with more than a few values: those that are shown, and the controls around them. */
export interface LongFacet {
  readonly above: TemplateResult;
  readonly values: readonly FacetValue[];
  readonly below: TemplateResult;
}

const firstView: FacetView = {text: '', sought: '', all: false};

/** Facets with more than a few values: a field that finds some, "Show more" and "Show less". */
export class LongFacets implements ReactiveController {
  readonly #host: StoreElement;
  /** By query and facet. */
  readonly #views = new Map<string, FacetView>();
  readonly #composition = new CompositionWatch();
  /** The choice to focus after the update. */
  #next: {readonly group: string; readonly value: string} | undefined;

  constructor(host: StoreElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, styles);
  }

  hostUpdated(): void {
    const {shadowRoot} = this.#host;
    if (shadowRoot && this.#next) findInput(shadowRoot, this.#next.group, this.#next.value)?.focus();
    this.#next = undefined;
  }

  /** @param heading the facet's, in the shopper's language. */
  render(facet: Facet, filters: Filters, heading: string, {translate, locale}: Localization): LongFacet {
    const view = this.#views.get(this.#keyOf(facet)) ?? firstView;
    const {sought, found, shown, rest} = valuesIn(facet, view, filters, locale);
    return {
      above: html`
        ${this.#findField(facet, view, translate('findIn', {name: heading}))}
        <p part="found" role="status" ${textContent(sought ? translate('found', {count: found}) : '', sought)}></p>
      `,
      values: shown,
      below: html`
        ${isCut(facet) && (sought || !rest.length) ? cutHint(translate) : nothing}
        ${sought || !(view.all || rest.length) ? nothing : this.#moreButton(facet, view, rest, translate)}
      `,
    };
  }

  #findField(facet: Facet, view: FacetView, name: string): TemplateResult {
    const onInput = (event: Event) => {
      const input = event.target as HTMLInputElement;
      this.#composition.handleEvent(event);
      this.#show(facet, {...view, text: input.value, sought: this.#composition.finishedText(input)});
    };
    const composition = this.#composition;
    return html`
      <input
        part="find"
        type="search"
        aria-label=${name}
        placeholder=${name}
        autocomplete="off"
        autocorrect="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${live(view.text)}
        @keydown=${composition}
        @compositionstart=${composition}
        @compositionupdate=${composition}
        @input=${onInput}
        @compositionend=${onInput}
      >
    `;
  }

  #moreButton(
    facet: Facet,
    view: FacetView,
    rest: readonly FacetValue[],
    translate: Translate,
  ): TemplateResult {
    const onClick = () => {
      const [next] = rest;
      this.#next = next && {group: facet.id, value: next.value};
      this.#show(facet, {...view, all: !view.all});
    };
    return html`
      <button
        part="show-more"
        @click=${onClick}
        ${textContent(view.all ? translate('showLess') : translate('showMore', {count: rest.length}))}
      ></button>
    `;
  }

  #show(facet: Facet, view: FacetView): void {
    this.#views.set(this.#keyOf(facet), view);
    this.#host.requestUpdate();
  }

  #keyOf({id}: Facet): string {
    return `${this.#host.store.state.answer?.request.query} ${id}`;
  }
}

/** The values that a view lists, and those that it does not. */
function valuesIn(facet: Facet, view: FacetView, filters: Filters, locale: string) {
  const {values} = facet;
  const sought = spell(view.sought, locale);
  const found = values.filter(({value}) => spell(value, locale).includes(sought));
  const few = view.all ? values : firstValues(facet, filters);
  const listed = sought ? found : few;
  const isShown = (each: FacetValue) => isSelected(facet, each.value, filters) || listed.includes(each);
  return {
    sought,
    found: found.length,
    shown: values.filter(isShown),
    rest: values.filter(each => !isShown(each)),
  };
}

const cutHint = (translate: Translate) =>
  html`<p part="hint" ${textContent(translate('firstValues', {count: MAX_FACET_VALUES}))}></p>`;

/** Whether the service may have more values. Its values have a count, the theme's seeds have none. */
const isCut = ({values}: Facet) => values.filter(({count}) => count !== undefined).length >= MAX_FACET_VALUES;

/** A text as it is compared with another one. */
const spell = (text: string, locale: string) => spellHangul(folderOf(locale)(queryText(text)));

/** `facet-panel.styles.ts` reserves 52 px above the values of a long facet, and 44 px below. */
const styles = css`
  [type='search'] {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    block-size: 44px;
    padding: .3em .7em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: transparent;
  }
  /* iOS zooms in on a focused field with less than 16 px. */
  @media (pointer: coarse) {
    [type='search'] {
      font-size: max(1em, 16px);
    }
  }
  ::placeholder {
    color: inherit;
    opacity: .8;
  }
  [part='find'] {
    display: block;
    text-overflow: ellipsis;
    margin-block-end: 8px;
  }
  [part='found'] {
    font-size: .85em;
    opacity: .8;
  }
  [part='show-more'] {
    padding: 0;
    border: 0;
    font-size: .9em;
    text-decoration: underline;
  }
`;
