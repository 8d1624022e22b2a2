import {html, type TemplateResult} from 'lit';
import {recentSearches} from '../../service/browser/recent-searches.ts';
import {page} from '../../store/page.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {RenderedElement, reflectAttributes} from '../shared/rendered-element.ts';
import {Combobox} from './combobox.ts';
import {type Option, renderOptions} from './option-list.ts';
import type {Overlay} from './overlay.ts';
import {Panel} from './popover.ts';
import {searchBoxStyles} from './search-box.styles.ts';
import {SearchField} from './search-field.ts';
import {SuggestionsController} from './suggestions-controller.ts';

/** Screens of phones, where suggestions take the whole of it. */
const PHONE = '(max-width: 40rem)';

let boxes = 0;

/**
 * Search with suggestions while typing, around the theme's own form. The input becomes a combobox; each suggestion is
 * a link. Submitting searches in place where the page has results, and goes to the results page everywhere else.
 *
 * All of it stands in light DOM: the list must share a root with the input for their ids to meet.
 *
 * @attr {string} [instance=default] - Names the search that a submit goes to, where the page has several.
 * @attr {number} [min-chars=1] - Fewest characters for which suggestions are asked for, 1 or more.
 * @attr {number} [debounce=250] - Pause in typing before they are, in milliseconds, 250 to 300 (§8.7); up to 625 more within 5 s of
 *   others, so that what a visitor may ask lasts; up to 1,250 more after a 429.
 * @attr {number} [max-suggestions=6] - Results in the list, 1 to 50 (§8.3).
 * @attr {off} preview - A box that only submits.
 * @attr {off} recent - A box that neither keeps nor shows recent searches.
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - What the search is up to; written by the element, for the theme's CSS.
 * @fires {SearchRedirectEvent} search-redirect - A keyword redirect is about to be followed (`url`). Cancelable: the results are shown instead, which takes a listener on every page.
 * @fires {SearchResultClickEvent} search-result-click - A suggestion was clicked (`item`, zero-based `position`). Cancelable: the page stays.
 * @fires {SearchStartEvent} search-start - Suggestions are asked for (`query`).
 * @fires {SearchResultsEvent} search-results - Suggestions are here (`answer`).
 * @fires {SearchErrorEvent} search-error - There are none, and why (`code`, `error`).
 * @fires {SearchDegradedEvent} search-degraded - The service answered `degraded` (§3); `reason` is for logs only.
 * @slot - The theme's own `<form role="search">` with `<input type="search" name="q">`; one is made where there is none.
 * @cssprop [--search-panel-background=Canvas] - Ground of the list of suggestions.
 * @cssprop [--search-panel-color=CanvasText] - Its text.
 * @cssprop [--search-accent=currentColor] - Focus, and the option that is active.
 * @cssprop [--search-border=currentColor at 25 %] - Lines.
 * @cssprop [--search-radius=8px] - Corners.
 * @tag search-box
 */
export class SearchBoxElement extends RenderedElement {
  /** Names the search that a submit goes to; `default` unless the page has several. */
  declare instance: string | null;
  /** Characters from which suggestions are asked for. */
  declare minChars: number;
  /** Milliseconds of rest before they are, 250 to 300 (§8.7). */
  declare debounce: number;
  /** Results in the list, 1 to 50. */
  declare maxSuggestions: number;
  /** `off` for a box that only submits. */
  declare preview: 'off' | null;
  /** `off` for a box that neither keeps nor shows recent searches. */
  declare recent: 'off' | null;

  protected readonly root = document.createElement('div');
  readonly #id = `search-suggestions-${++boxes}`;
  readonly #combobox = new Combobox(() => this.requestUpdate());
  readonly #panel = new Panel(this, () => this.#combobox.show(false));
  readonly #field = new SearchField(this, {
    onText: isHeld => this.#offers.onText(isHeld),
    onKey: event => this.#onKey(event),
    onTouch: () => this.#onTouch(true),
  });
  readonly #offers = new SuggestionsController(this, this.#field, open => this.#combobox.show(open));
  #store: SearchStore | undefined;
  #sheet: Overlay | undefined;
  /** Whether the shopper is in the field, and has not searched since. */
  #isTouched = false;
  #options: readonly Option[] = [];
  /** Where the option leads that was pressed last. */
  #pressed: string | undefined;
  /** Whether a suggestion's redirect is taking the page elsewhere, until something else is searched for. */
  #isLeaving = false;

  constructor() {
    super();
    this.root.className = 'search-root';
    this.addEventListener('submit', event => this.#onSubmit(event));
    this.addEventListener('focusin', ({target}) => target === this.input && void this.#offers.offerRecent());
    this.addEventListener('focusout', ({relatedTarget}) => {
      if (this.contains(relatedTarget as Node)) return;
      this.#isTouched = false;
      this.#combobox.show(false);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.state ??= 'idle';
    adoptStyles(this, searchBoxStyles);
    // A box that answers to keys comes first.
    void this.updateComplete.then(() => this.#offers.load());
    const {input} = this;
    if (!input?.matches(':focus')) return;
    // What was typed and touched while this code was on its way.
    if (input.value !== input.defaultValue) this.#offers.onText();
    if (!input.autofocus) this.#onTouch(this.matches(':hover'));
  }

  disconnectedCallback(): void {
    void this.#sheet?.close();
    this.#offers.forget();
    this.#offers.suggestions?.leave();
    this.#panel.show(undefined, false);
  }

  /** The form's search field. */
  get input(): HTMLInputElement | null {
    return this.#field.input;
  }

  /** The store that a submit goes to, if the page has one yet: that of the `instance`, or the one it is set to. */
  get store(): SearchStore | undefined {
    return this.#store ?? page.stores.get(this.instance ?? 'default');
  }

  set store(store: SearchStore | undefined) {
    this.#store = store;
    this.requestUpdate();
  }

  protected override update(): void {
    const {input} = this;
    const {suggestions} = this.#offers;
    // Few themes bring no form of their own.
    if (!input?.form)
      void import('./search-form.ts').then(({addSearchForm}) => addSearchForm(this)).catch(() => {});
    // A theme that morphs its header takes away what Liquid has not rendered.
    if (this.root.parentNode !== this) {
      this.#panel.show(undefined, false);
      this.append(this.root);
    }
    super.update();
    if (input && this.preview !== 'off') this.#combobox.describe(input, this.#id, this.#isOpen);
    if (input) suggestions?.join();
    const active = this.#activeLink;
    active?.scrollIntoView({block: 'nearest'});
    suggestions?.expect(active?.href);
  }

  protected override render(): TemplateResult {
    const {localization} = this;
    const {translate} = localization;
    const {groups, stale, controls} = this.#offers.current(this.#id, localization);
    this.#options = groups.flatMap(({options}) => options);
    const isOpen = this.#isOpen;
    const {open, activeId} = this.#combobox;
    const {suggestions} = this.#offers;
    const hint = (open && (this.#field.hint(translate) || suggestions?.note(translate, this.#sheet))) || '';
    const isShown = isOpen || hint !== '';
    this.#showPanel(isShown && !this.#sheet);
    const count = isOpen && !stale ? translate('suggestionCount', {count: this.#options.length}) : '';
    const list = {
      id: this.#id,
      groups,
      open: isOpen,
      activeId,
      stale,
      onPointer: this.#onPointer,
    };
    // A press in the list leaves the focus in the input. What is read is there before it has something to say,
    // in an element that themes don't hide while it is empty.
    return html`<div class="search-panel" popover="manual" ?hidden=${!isShown}
        @mousedown=${(event: Event) => event.preventDefault()}>
        <p class="search-hint" aria-hidden="true" ?hidden=${!hint}>${hint}</p>${renderOptions(list, translate)}${controls}
      </div>
      <span class="search-hidden" role="status">${`${hint} ${count}`.trim()}</span>`;
  }

  /** Before it is filled: what is shown is laid out at once, in the task that fills it. */
  #showPanel(isShown: boolean): void {
    const panel = this.root.firstElementChild as HTMLElement | null;
    if (panel) this.#panel.show(panel, isShown);
    else if (isShown) this.requestUpdate();
  }

  /** An empty list is not shown. */
  get #isOpen(): boolean {
    return this.#combobox.open && this.#options.length > 0;
  }

  get #activeLink(): HTMLAnchorElement | null {
    return this.root.querySelector('[aria-selected="true"]');
  }

  /** @param isTouch whether it was: Tab must not open a sheet over the page that is stepped through. */
  #onTouch(isTouch: boolean): void {
    this.#isTouched = true;
    this.#combobox.show(true);
    void this.#offers.offerRecent();
    if (isTouch && this.preview !== 'off' && matchMedia(PHONE).matches)
      void this.#openSheet().catch(() => {});
  }

  async #openSheet(): Promise<void> {
    const {Overlay} = await import('./overlay.ts');
    // It takes its time: the shopper may have left, or have searched, since.
    if (this.#sheet || !this.isConnected || !this.#isTouched) return;
    this.#sheet = new Overlay(this, this.#field);
    this.requestUpdate();
    // A field with something in it, as on a results page, opens with what that suggests.
    if (this.#field.query) this.#offers.onText();
    await this.#sheet.closed;
    this.#sheet = undefined;
    this.#combobox.show(false);
  }

  /** What a key does; `true` where it is used up. */
  #onKey(event: KeyboardEvent): boolean {
    const {key} = event;
    const active = this.#activeLink;
    if (key === 'Enter' && active) {
      // With the keys that open a link in a new tab, if they are down.
      active.dispatchEvent(new MouseEvent('click', event));
      return true;
    }
    // Beside recent searches are buttons to go to.
    if (key === 'Tab' && this.#field.query) this.#combobox.show(false);
    if (key === 'Tab' || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    if (key === 'Escape') return this.#escape(event.target === this.input);
    if (key === 'ArrowDown' && this.#field.query && !this.#options.length) this.#offers.onText();
    if (key === 'Delete' && active && !this.#field.query)
      return Boolean(this.#offers.recentList?.forget(active.textContent ?? ''));
    return this.#combobox.press(
      event,
      this.#options.map(({id}) => id),
    );
  }

  /** Closes; with nothing to close, clears; with nothing to clear, leaves the key to a dialog around the box. */
  #escape(isInField: boolean): boolean {
    const {input} = this;
    const isShown = this.root.firstElementChild?.checkVisibility();
    if (this.#sheet) void this.#sheet.close().then(() => input?.focus());
    else if (!isShown && isInField && input?.value) {
      input.value = '';
      input.dispatchEvent(new InputEvent('input', {bubbles: true}));
    } else if (!isShown) return false;
    // From a button beside the list, which goes with it.
    else input?.focus();
    this.#combobox.show(false);
    return true;
  }

  /** Enter with no option, or the form's button: a confirmed search. */
  #onSubmit(event: SubmitEvent): void {
    const {query, isSendable} = this.#field;
    const follows = isSendable && Boolean(this.#offers.suggestions?.followRedirect(query));
    // Where nothing here takes it, the theme's form goes to the results page, which follows a redirect.
    if (!isSendable || follows || this.#searchInPlace(query)) event.preventDefault();
    if (!isSendable) return;
    this.#isLeaving = follows;
    this.#isTouched = false;
    if (this.recent !== 'off') recentSearches.add(query);
    this.#offers.forget();
  }

  #searchInPlace(query: string): boolean {
    const {input, store} = this;
    if (!store?.acceptsQueries) return false;
    if (this.#isLeaving) stop();
    // It is typed no more: Back may show another text in its place.
    if (input) input.defaultValue = query;
    void store.search({query});
    return true;
  }

  /** An option was pointed at, or clicked. A term is searched for, unless in a new tab; any other link is followed. */
  #onPointer = (event: MouseEvent, option: Option): void => {
    const {input} = this;
    if (event.type === 'pointerover')
      return void this.#offers.suggestions?.expect((event.currentTarget as HTMLAnchorElement).href);
    if (event.type === 'pointerdown') {
      this.#pressed = option.href;
      return;
    }
    // Other options may have come under the pointer since: what was not meant is not opened. Keys press nothing.
    if (event.detail && option.href !== this.#pressed) return void event.preventDefault();
    this.#offers.suggestions?.use(event, option);
    if (event.type !== 'click' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    this.#combobox.show(false);
    if (option.term === undefined || !input) return;
    event.preventDefault();
    input.value = option.term;
    input.form?.requestSubmit();
  };
}

reflectAttributes(SearchBoxElement, {
  instance: null,
  minChars: 1,
  debounce: 250,
  maxSuggestions: 6,
  preview: null,
  recent: null,
});

declare global {
  interface HTMLElementTagNameMap {
    'search-box': SearchBoxElement;
  }
}
