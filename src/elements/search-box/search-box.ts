import {html, LitElement, nothing, type PropertyDeclarations, type PropertyValues} from 'lit';
import {getLocalization, type Localization, page} from '../../store/page.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {removeCopies} from '../shared/copies.ts';
import {Lazy} from '../shared/lazy.ts';
import {numberAttribute} from '../shared/number-attribute.ts';
import {textContent} from '../shared/text-content.ts';
import {Combobox} from './combobox.ts';
import {Keys} from './keys.ts';
import type {ListContent} from './option-list.ts';
import {OverlayController} from './overlay-controller.ts';
import {Popover} from './popover.ts';
import {searchBoxStyles} from './search-box.styles.ts';
import {SearchField} from './search-field.ts';
import {Submission} from './submission.ts';
import {SuggestionsController} from './suggestions-controller.ts';

/**
 * Adds suggestions to the theme's own search form. The input becomes a combobox, and each suggestion is a link. A submit
 * searches in place if the page shows results, and otherwise opens the results page.
 *
 * Renders into light DOM, because the list must share a root with the input for ARIA references to work.
 *
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - The state of the search. Set by the element, for the theme's CSS.
 * @fires {SearchRedirectEvent} search-redirect - Before the page follows a keyword redirect (`url`). If canceled, the results are shown instead; listen on every page for that.
 * @fires {SearchResultClickEvent} search-result-click - The shopper clicked a suggestion (`item`, zero-based `position`). If canceled, the page stays.
 * @fires {SearchStartEvent} search-start - The box requests suggestions (`query`).
 * @fires {SearchResultsEvent} search-results - Suggestions have arrived (`answer`); `kind` is `suggestions`.
 * @fires {SearchErrorEvent} search-error - Suggestions could not be loaded (`code`, `error`).
 * @fires {SearchDegradedEvent} search-degraded - The service answered `degraded` (§3); `reason` is for logs only.
 * @slot - The theme's own `<form role="search">` with `<input type="search" name="q">`; the box adds a form if there is none.
 * @slot suggestion - A `<template>` for a result among the suggestions.
 * @cssprop [--search-panel-background=Canvas] - Background of the list of suggestions.
 * @cssprop [--search-panel-color=CanvasText] - Text color of that list.
 * @cssprop [--search-accent=currentColor] - Focus ring, and the active option.
 * @cssprop [--search-border=currentColor at 25 %] - Color of borders and dividers.
 * @cssprop [--search-radius=8px] - Border radius.
 * @tag search-box
 */
export class SearchBoxElement extends LitElement {
  static override properties: PropertyDeclarations = {
    instance: {reflect: true},
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
    store: {attribute: false, noAccessor: true},
  };

  /** Names the search that a submit goes to; needed if the page has several. */
  declare instance: string | null;
  /** The length, in characters, from which suggestions are requested; 1 or more. */
  declare minChars: number;
  /** Delay between the last key and the request, in milliseconds, 250 to 300 (§8.7). Grows by up to 1,250 ms for a while after a 429. */
  declare debounce: number;
  /** The maximum of results in the list, 1 to 50 (§8.3). */
  declare maxSuggestions: number;
  /** `off` for a box that only submits. */
  declare preview: 'off' | null;
  /** `off` for a box that neither keeps nor shows recent searches. */
  declare recent: 'off' | null;

  readonly #localization = new Lazy(this, getLocalization);
  readonly #field = new SearchField(this, {
    onText: isHeld => this.#suggestions.onText(isHeld),
    onKey: event => this.#keys.press(event),
    onTouch: isPointer => {
      this.#suggestions.open();
      // With Tab, an overlay would cover the page that the shopper moves through.
      if (isPointer) this.#overlay.open();
    },
    onFocus: () => this.#suggestions.offerRecent(),
    onLeave: isKeyboardAway => {
      this.#overlay.cancel();
      // The overlay is left by closing it only.
      if (!isKeyboardAway && !this.#overlay.isOpen) this.#suggestions.leave();
    },
  });
  readonly #combobox = new Combobox(this, this.#field);
  readonly #suggestions = new SuggestionsController(this, this.#field, this.#combobox);
  readonly #overlay = new OverlayController(this, this.#field, this.#combobox, this.#suggestions);
  readonly #popover = new Popover(this, this.#combobox, this.#overlay);
  readonly #keys = new Keys(this.#field, this.#combobox, this.#suggestions, this.#overlay, this.#popover);
  #store: SearchStore | undefined;
  #content: ListContent = {groups: [], isStale: false};
  #hint = '';
  /** The text that the overlay's first row searches for. */
  #row = '';

  constructor() {
    super();
    this.instance = this.preview = this.recent = null;
    this.minChars = 1;
    this.debounce = 250;
    this.maxSuggestions = 6;
    this.addController(new Submission(this, this.#field, this.#suggestions, this.#overlay));
  }

  /** The form's search field. */
  get input(): HTMLInputElement | null {
    return this.#field.input;
  }

  /** The store that a submit goes to, if the page has one yet: the store of the `instance`, or the one that was set. */
  get store(): SearchStore | undefined {
    return this.#store ?? page.stores.get(this.instance ?? 'default');
  }

  set store(store: SearchStore | undefined) {
    const before = this.#store;
    this.#store = store;
    this.requestUpdate('store', before);
  }

  /** @internal The page's language; `undefined` until it is loaded. */
  get localization(): Localization | undefined {
    return this.#localization.value;
  }

  /** @internal Whether the box only submits: the theme wants that, or the service does not serve the shop (§5.3). */
  get onlySubmits(): boolean {
    return this.preview === 'off' || Boolean(this.#suggestions.loaded?.isRefused);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.state ??= 'idle';
    adoptStyles(this, searchBoxStyles);
    this.#localization.load();
    // Moved, the box may have another form.
    this.requestUpdate();
  }

  /** An element beside the theme's form, because the list must share a root with the input. */
  protected override createRenderRoot(): HTMLElement {
    return Object.assign(document.createElement('div'), {className: 'search-root'});
  }

  protected override willUpdate(): void {
    const {localization} = this;
    if (!localization) return;
    this.#content = this.#suggestions.content(localization);
    this.#combobox.options = this.#content.groups.flatMap(({options}) => options);
    this.#hint = this.#suggestions.hint(localization.translate, this.#overlay.isOpen);
    this.#row = this.#overlay.isOpen && this.#field.isSendable ? this.#field.query : '';
    this.#popover.isShown = this.#combobox.isExpanded || this.#hint !== '' || this.#row !== '';
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    removeCopies(this, 'search-root', this.renderRoot);
    // A theme that morphs its header removes what Liquid has not rendered.
    if (this.renderRoot.parentNode !== this) this.append(this.renderRoot);
  }

  protected override render(): unknown {
    const {localization} = this;
    if (!localization) return nothing;
    const {isExpanded, options} = this.#combobox;
    const isCounted = isExpanded && !this.#content.isStale;
    const count = isCounted ? localization.translate('suggestionCount', {count: options.length}) : '';
    const subject = count && options.map(({id}) => id).join();
    return html`
      ${this.#renderPanel(localization)}
      <span class="search-hidden" role="status" ${textContent(`${this.#hint} ${count}`.trim(), subject)}></span>
    `;
  }

  #renderPanel(localization: Localization): unknown {
    const {listId, isExpanded} = this.#combobox;
    const {isStale, controls} = this.#content;
    // A press in the panel leaves the focus in the input.
    return html`
      <div
        class="search-panel"
        popover="manual"
        ?hidden=${!this.#popover.isShown}
        @mousedown=${(event: Event) => event.preventDefault()}
      >
        ${this.#row && this.#suggestions.loaded?.renderRow(this.#row, localization)}
        <p class="search-hint" aria-hidden="true" ?hidden=${!this.#hint} ${textContent(this.#hint)}></p>
        <div
          class="search-list"
          role="listbox"
          id=${listId}
          aria-label=${localization.translate('suggestions')}
          ?data-stale=${isStale}
          ?hidden=${!isExpanded}
        >
          ${this.#suggestions.loaded?.render(this.#content, localization) ?? nothing}
        </div>
        ${controls ?? nothing}
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'search-box': SearchBoxElement;
  }
}
