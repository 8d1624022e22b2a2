import {css, html, nothing, type PropertyDeclarations, type PropertyValues} from 'lit';
import {recentSearches} from '../../service/browser/kept-lists.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {markOwn} from '../shared/copies.ts';
import {Lazy} from '../shared/lazy.ts';
import {numberAttribute, SearchElement} from '../shared/search-element.ts';
import {statusText} from '../shared/text-content.ts';
import {whileConnected} from '../shared/while-connected.ts';
import {combobox} from './combobox.ts';
import {SearchField} from './search-field.ts';
import {
  closedBox,
  dropped,
  isExpanded,
  isSendable,
  isStale,
  optionsOf,
  type SuggestionsModel,
} from './suggestions-model.ts';

let count = 0;

/**
 * Adds suggestions to the theme's own search form. The input becomes a combobox, and each suggestion is a link. A submit
 * searches in place if the page shows results, and otherwise opens the results page.
 *
 * Renders into light DOM, because the list must share a root with the input for ARIA references to work.
 *
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - The state of the search.
 *   Set by the element, for the theme's CSS.
 * @attr {boolean} platform-suggestions - Offers the collections and searches that the platform suggests for a text, below the results,
 *   and its products while the service can’t answer.
 * @attr {boolean} viewed-products - Offers the products that the shopper viewed last in an empty field. `storefront-search-viewed.js`
 *   stores them.
 * @fires {SearchRedirectEvent} search-redirect - Before the page follows a keyword redirect (`url`). If canceled, the results are shown
 *   instead; listen on every page for that.
 * @fires {SearchResultClickEvent} search-result-click - The shopper clicked a suggestion (`item`, zero-based `position`). If canceled,
 *   the page stays.
 * @fires {SearchStartEvent} search-start - The box requests suggestions (`query`).
 * @fires {SearchResultsEvent} search-results - Suggestions have arrived (`answer`); `kind` is `suggestions`.
 * @fires {SearchErrorEvent} search-error - Suggestions could not be loaded (`code`, `error`).
 * @fires {SearchDegradedEvent} search-degraded - The service answered `degraded` (§3); `reason` is for logs only.
 * @slot - The theme's own `<form role="search">` with `<input type="search" name="q">`; the box adds a form if there is none.
 * @slot suggestion - A `<template>` for a result among the suggestions.
 * @slot start - A `<template>` with headings and links that an empty field offers, such as popular searches. Links with a picture are
 *   for shoppers without a history.
 * @cssprop [--search-panel-background=Canvas] - Background of the list of suggestions.
 * @cssprop [--search-panel-color=CanvasText] - Text color of that list.
 * @cssprop [--search-accent=currentColor] - Focus ring, and the active option.
 * @cssprop [--search-border=currentColor at 25 %] - Color of borders and dividers.
 * @cssprop [--search-radius=8px] - Border radius.
 * @cssprop [--search-start-size=84px + 3em] - Height of the ground behind the field of a phone’s overlay that has nothing to offer yet.
 * @tag search-box
 */
export class SearchBoxElement extends SearchElement {
  static override properties: PropertyDeclarations = {
    minChars: {attribute: 'min-chars', reflect: true, converter: numberAttribute, useDefault: true},
    debounce: {reflect: true, converter: numberAttribute, useDefault: true},
    maxSuggestions: {
      attribute: 'max-suggestions',
      reflect: true,
      converter: numberAttribute,
      useDefault: true,
    },
    preview: {reflect: true},
    recent: {reflect: true},
  };

  /** The length, in characters, from which suggestions are requested; 1 or more. */
  declare minChars: number;
  /**
   * Delay between the last key and the request, in milliseconds, 250 to 300 (§8.7). 300 once the shopper types on before suggestions
   * arrive, or deletes. Grows by up to 1,250 ms for a while after a 429.
   */
  declare debounce: number;
  /** The maximum of results in the list, 1 to 50 (§8.3). */
  declare maxSuggestions: number;
  /** `off` for a box that only submits. */
  declare preview: 'off' | null;
  /** `off` for a box that neither keeps nor shows recent searches. */
  declare recent: 'off' | null;

  #model = closedBox;
  /** The model whose effects are done. */
  #settled = closedBox;
  #isSettling = false;
  readonly #effects = new Set<(before: SuggestionsModel) => void>();
  /** Whether a suggestion's redirect is leaving the page, until another search. */
  #isLeaving = false;
  /** @internal The id of the list of suggestions. */
  readonly listId = `search-suggestions-${++count}`;
  /** @internal The form's search field, as a shopper types in it. */
  readonly field = new SearchField(this);
  readonly #suggestions = new Lazy(this, async () => {
    const {createSuggestions} = await import('./opened-box.ts');
    return createSuggestions(this);
  });

  constructor() {
    super();
    this.preview = this.recent = null;
    this.minChars = 1;
    this.debounce = 250;
    this.maxSuggestions = 6;
    whileConnected(this, signal => combobox(this, signal));
    this.addEventListener('submit', event => this.#onSubmit(event));
  }

  /** The form's search field. */
  get input(): HTMLInputElement | null {
    return this.field.input;
  }

  /** @internal Whether the box only submits: the theme wants that, or there are no suggestions to be had. */
  get onlySubmits(): boolean {
    return this.preview === 'off' || this.#model.isRefused || this.#suggestions.hasFailed;
  }

  /** @internal All that the box shows. */
  get model(): SuggestionsModel {
    return this.#model;
  }

  /** @internal What the box tells the shopper in place of suggestions, or beside them. */
  get hint(): string {
    const {localization} = this;
    return (localization && !this.onlySubmits && this.#suggestions.value?.hint(localization)) || '';
  }

  /**
   * @internal Shows another model, which `step` makes of the present one. An effect that changes it again has its change followed when
   * all effects of this one are done.
   */
  change(step: (model: SuggestionsModel) => SuggestionsModel): void {
    const model = step(this.#model);
    if (model === this.#model) return;
    this.#model = model;
    this.requestUpdate();
    if (!this.#isSettling) this.#settle();
  }

  /** @internal Calls `effect` after each change, with the model before it, until `signal` is aborted. */
  onChange(effect: (before: SuggestionsModel) => void, signal?: AbortSignal): void {
    this.#effects.add(effect);
    signal?.addEventListener('abort', () => this.#effects.delete(effect));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.state ??= 'idle';
    adoptStyles(this, searchBoxStyles);
    // A moved box may have another form.
    this.requestUpdate();
    // After the first render, so that typing is not delayed.
    void this.updateComplete.then(() => this.#suggestions.load());
  }

  #settle(): void {
    this.#isSettling = true;
    try {
      while (this.#settled !== this.#model) {
        const before = this.#settled;
        this.#settled = this.#model;
        for (const effect of this.#effects) effect(before);
      }
    } finally {
      this.#isSettling = false;
    }
  }

  /**
   * Handles a confirmed search, by Enter without an active option or by the form's button: searches in place if the page has a list for
   * it.
   */
  #onSubmit(event: SubmitEvent): void {
    this.field.read();
    const model = this.#model;
    if (!isSendable(model)) {
      event.preventDefault();
      return;
    }
    const {text, search} = model;
    const suggestions = this.#suggestions.value;
    const follows = suggestions?.followRedirect(text) === true;
    // Without results here, the theme's form leads to the results page, which follows a redirect.
    if (follows || this.#searchInPlace(text)) event.preventDefault();
    else suggestions?.handOver(text);
    this.#isLeaving = follows;
    const isFruitless = search.status === 'empty' && !isStale(model);
    if (this.recent !== 'off' && !isFruitless) recentSearches.add(text);
    this.change(dropped);
  }

  #searchInPlace(text: string): boolean {
    const {store} = this;
    const {filters} = this.field;
    if (!store?.acceptsQueries || !filters) return false;
    // Otherwise the redirect's page would replace the new results.
    if (this.#isLeaving) store.stopNavigation();
    this.change(model => ({...model, searched: text}));
    void store.search({query: text, filters});
    return true;
  }

  /** An element beside the theme's form, because the list must share a root with the input. */
  protected override createRenderRoot(): HTMLElement {
    return markOwn(Object.assign(document.createElement('div'), {className: 'search-root'}));
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    // A theme that morphs its header removes nodes that Liquid has not rendered.
    if (this.renderRoot.parentNode !== this) this.append(this.renderRoot);
  }

  protected override render(): unknown {
    const {localization, hint} = this;
    if (!localization) return nothing;
    const model = this.#model;
    const options = optionsOf(model);
    const isCounted = isExpanded(model) && !isStale(model);
    const count = isCounted ? localization.translate('suggestionCount', {count: options.length}) : '';
    const subject = count && options.map(({id}) => id).join();
    return html`
      ${this.#suggestions.value?.render(localization) ?? nothing}
      <span class="search-hidden" role="status" ${statusText(`${hint} ${count}`.trim(), subject)}></span>
    `;
  }
}

/** The place of the panel, in light DOM; see `adoptStyles`. Its looks come with its code. */
const searchBoxStyles = css`
  :where(:has(> .search-root)) {
    display: block;
    anchor-name: --search-box;
    anchor-scope: --search-box;
  }
  div:where(.search-root) {
    display: contents;
  }
  span:where(.search-hidden) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    block-size: 1px;
    clip-path: inset(50%);
  }
`;

declare global {
  interface HTMLElementTagNameMap {
    'search-box': SearchBoxElement;
  }
}
