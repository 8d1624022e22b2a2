import {Composition} from '../core/composition.ts';
import {MAX_QUERY_LENGTH} from '../core/limits.ts';
import {getConfig, page} from '../store/page.ts';
import type {SearchStore} from '../store/search-store.ts';
import {Combobox} from './combobox.ts';
import {
  adoptStyles,
  html,
  RenderedElement,
  reflectAttributes,
  type TemplateResult,
} from './rendered-element.ts';
import {searchBoxStyles} from './search-box.styles.ts';
import type {SuggestionList} from './suggestion-list.ts';

/**
 * Search with suggestions while typing, around the theme's own form. The input becomes a combobox; each suggestion is
 * a link. Submitting searches in place where the page has results, and goes to the results page everywhere else.
 *
 * All of it stands in light DOM: the list must share a root with the input for their ids to meet.
 * @attr {string} instance - Names the search it belongs to; `default` unless the page has several.
 * @attr {number} min-chars - Characters from which suggestions are asked for; 1.
 * @attr {number} debounce - Milliseconds of rest before they are, 250 to 300 (§8.7); 250.
 * @attr {number} max-suggestions - Results in the list, 1 to 50; 6.
 * @attr {off} preview - A box that only submits.
 * @attr {string} data-state - `idle`, `loading`, `refreshing`, `ready`, `empty`, `degraded`, `limited`, `failed` or `unavailable`; written by the element.
 * @fires search-redirect - A keyword redirect is about to be followed. Cancelable.
 * @fires search-result-click - A suggestion was clicked. Cancelable.
 * @fires search-start - Suggestions are asked for.
 * @fires search-results - Suggestions are here.
 * @fires search-error - There are none, and why (`code`).
 * @fires search-degraded - The service answered `degraded`.
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
  declare preview: string | null;

  protected readonly root = document.createElement('div');
  readonly #composition = new Composition();
  #store: SearchStore | undefined;
  #list: SuggestionList | undefined;
  #loading: Promise<SuggestionList> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #combobox = new Combobox(() => this.requestUpdate());

  constructor() {
    super();
    this.root.className = 'search-panel';
    // On the element itself, not the input: a theme may replace its form at any time.
    this.addEventListener('input', () => this.#onInput());
    this.addEventListener('compositionupdate', ({data}) => this.#composition.update(data));
    this.addEventListener('compositionend', () => this.#onCompositionEnd());
    this.addEventListener('keydown', event => this.#onKeydown(event));
    this.addEventListener('submit', event => this.#onSubmit(event));
    this.addEventListener(
      'focusout',
      ({relatedTarget}) => this.contains(relatedTarget as Node) || this.#combobox.show(false),
    );
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.state ??= 'idle';
    adoptStyles(this, searchBoxStyles);
    this.append(this.root);
    void this.#load();
    // What was typed while this code was on its way.
    const {input} = this;
    if (input && input === document.activeElement && input.value !== input.defaultValue) this.#onInput();
  }

  disconnectedCallback(): void {
    this.#forget();
  }

  /** The theme's input; ours where the theme brings none. */
  get input(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('input[type="search"], input[name="q"]');
  }

  /** The store that a submit goes to, if the page has one yet: that of the `instance`, or the one it is set to. */
  get store(): SearchStore | undefined {
    return this.#store ?? page.stores.get(this.instance ?? 'default');
  }

  set store(store: SearchStore | undefined) {
    this.#store = store;
  }

  /** The list and what answers it are fetched while the first key is on its way. */
  #load(): Promise<SuggestionList> {
    this.#loading ??= import('./suggestion-list.ts').then(({SuggestionList}) => {
      this.#list = new SuggestionList(this, this.#onOption);
      return this.#list;
    });
    return this.#loading;
  }

  protected override update(): void {
    if (!this.input) void this.#addForm();
    super.update();
    if (this.input && this.#list && this.preview !== 'off')
      this.#combobox.describe(this.input, this.#list.id, this.#isOpen);
    this.#activeOption?.scrollIntoView({block: 'nearest'});
  }

  /** Few themes bring no form of their own. */
  async #addForm(): Promise<void> {
    const {createSearchForm} = await import('./search-form.ts');
    if (!this.input) this.prepend(createSearchForm(this.texts.say, getConfig().searchUrl));
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const {say} = this.texts;
    const {open, activeId} = this.#combobox;
    const tooLong = this.#query.length > MAX_QUERY_LENGTH;
    const hint = tooLong ? say('tooLong', {count: MAX_QUERY_LENGTH}) : this.#list?.noneFound(say);
    return html`
      <p class="search-hint" role="status" ?hidden=${!open || !hint}>${open ? hint : ''}</p>
      ${this.#list?.render(this.texts, open, activeId)}
    `;
  }

  /** What is typed; full-width spaces around it go too. */
  get #query(): string {
    return this.input?.value.trim() ?? '';
  }

  /** An empty list is not shown. */
  get #isOpen(): boolean {
    return this.#combobox.open && Boolean(this.#list?.options.length);
  }

  get #activeOption(): HTMLElement | undefined {
    const {activeId} = this.#combobox;
    return (this.#isOpen && activeId && this.root.querySelector<HTMLElement>(`#${activeId}`)) || undefined;
  }

  #onInput(): void {
    const query = this.#query;
    clearTimeout(this.#timer);
    this.#combobox.show(query !== '');
    if (this.preview === 'off' || this.#composition.held || query.length > MAX_QUERY_LENGTH) return;
    if ([...query].length < this.minChars) this.#forget();
    else {
      const rest = Math.min(Math.max(250, this.debounce), 300) + (this.#list?.typingRest ?? 0);
      this.#timer = setTimeout(() => this.#ask(query), rest);
    }
  }

  #onCompositionEnd(): void {
    this.#composition.end();
    this.#onInput();
  }

  async #ask(query: string): Promise<void> {
    const list = await this.#load();
    if (query === this.#query) await list.ask(query, this.maxSuggestions);
  }

  /** Suggestions that are shown, or on their way, are not wanted any more. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#combobox.show(false);
    this.#list?.reset();
  }

  #onKeydown(event: KeyboardEvent): void {
    // Keys that an IME handles are none of ours; Safari tells of the last one after `compositionend`, by keyCode.
    if (event.isComposing || event.keyCode === 229 || event.target !== this.input) return;
    if (this.#act(event.key)) event.preventDefault();
  }

  /** What a key does; `true` where it is used up. Keys for editing text are left to the input. */
  #act(key: string): boolean {
    const ids = this.#list?.options.map(option => option.id) ?? [];
    if (key === 'ArrowDown') return this.#combobox.move(1, ids);
    if (key === 'ArrowUp') return this.#combobox.move(-1, ids);
    if (key === 'Escape') return this.#escape();
    if (key === 'Tab') this.#combobox.show(false);
    if (key !== 'Enter' || !this.#activeOption) return false;
    this.#activeOption.click();
    return true;
  }

  /** Closes; with nothing to close, clears; with nothing to clear, leaves the key to a dialog around the box. */
  #escape(): boolean {
    const {input} = this;
    if (!this.#isOpen && !input?.value) return false;
    if (!this.#isOpen && input) {
      input.value = '';
      this.#forget();
    }
    this.#combobox.show(false);
    return true;
  }

  /** Enter with no option, or the form's button: a confirmed search. */
  #onSubmit(event: SubmitEvent): void {
    const query = this.#query;
    const sendable = query !== '' && query.length <= MAX_QUERY_LENGTH;
    // Where nothing here takes it, the theme's form goes to the results page, which follows a redirect.
    if (!sendable || this.#list?.followRedirect(query) || this.#searchInPlace(query)) event.preventDefault();
    if (sendable) this.#forget();
  }

  #searchInPlace(query: string): boolean {
    if (!this.store?.takesQueries) return false;
    void this.store.search({query});
    return true;
  }

  /** An option was clicked. A term is searched for, unless in a new tab; any other link is followed. */
  #onOption = (event: MouseEvent, term: string | undefined): void => {
    const {input} = this;
    if (!input || event.ctrlKey || event.metaKey || event.shiftKey) return;
    this.#combobox.show(false);
    if (term === undefined) return;
    event.preventDefault();
    input.value = term;
    input.form?.requestSubmit();
  };
}

reflectAttributes(SearchBoxElement, {
  instance: null,
  minChars: 1,
  debounce: 250,
  maxSuggestions: 6,
  preview: null,
});

declare global {
  interface HTMLElementTagNameMap {
    'search-box': SearchBoxElement;
  }
}
