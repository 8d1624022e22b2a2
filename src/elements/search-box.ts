import {html, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import {Composition} from '../core/composition.ts';
import {MAX_QUERY_LENGTH} from '../core/request.ts';
import {SearchController} from '../store/search-controller.ts';
import type {SearchState} from '../store/search-state.ts';
import {SearchStore} from '../store/search-store.ts';
import {adoptStyles} from './light-styles.ts';
import {searchBoxStyles} from './search-box.styles.ts';
import {SearchElement} from './search-element.ts';
import {createSearchForm} from './search-form.ts';
import {
  type SuggestionGroup,
  type SuggestionOption,
  suggestionGroups,
  suggestionList,
} from './suggestions.ts';

let boxes = 0;

/**
 * Search with suggestions while typing, around the theme's own form. The input becomes a combobox; each suggestion is
 * a link. Submitting searches in place where the page has results, and goes to the results page everywhere else.
 *
 * All of it stands in light DOM: the list must share a root with the input for their ids to meet.
 */
export class SearchBoxElement extends SearchElement {
  static override properties: PropertyDeclarations = {
    ...SearchElement.properties,
    minChars: {attribute: 'min-chars', type: Number},
    debounce: {type: Number},
    maxSuggestions: {attribute: 'max-suggestions', type: Number},
    preview: {},
    open: {state: true},
    activeId: {state: true},
  };

  /** Characters from which suggestions are asked for. */
  declare minChars: number;
  /** Milliseconds of rest before they are, 250 to 300 (§8.7). */
  declare debounce: number;
  /** Results in the list, 1 to 50. */
  declare maxSuggestions: number;
  /** `off` for a box that only submits. */
  declare preview: string | null;
  declare private open: boolean;
  declare private activeId: string;

  readonly #id = `search-suggestions-${++boxes}`;
  readonly #composition = new Composition();
  readonly #suggest: SearchController;
  #suggestStore: SearchStore | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #groups: readonly SuggestionGroup[] = [];
  #shownQuery = '';

  constructor() {
    super();
    this.minChars = 1;
    this.debounce = 250;
    this.maxSuggestions = 6;
    this.open = false;
    this.activeId = '';
    // The box previews through a store of its own, so that typing never disturbs the results on the page.
    this.#suggest = new SearchController(
      this,
      () => (this.#suggestStore ??= new SearchStore(this.search.store.services)),
      state => super.follow(state),
    );
    for (const [type, listen] of this.#listeners) this.addEventListener(type, listen as EventListener);
  }

  /** On the element itself, not the input: a theme may replace its form at any time. */
  get #listeners() {
    return [
      ['input', () => this.#onInput()],
      ['compositionupdate', (event: CompositionEvent) => this.#composition.update(event.data)],
      ['compositionend', () => this.#onCompositionEnd()],
      ['keydown', (event: KeyboardEvent) => this.#onKeydown(event)],
      ['submit', (event: SubmitEvent) => this.#onSubmit(event)],
      ['focusout', (event: FocusEvent) => this.#onFocusOut(event)],
    ] as const;
  }

  protected override createRenderRoot(): HTMLElement {
    const panel = document.createElement('div');
    panel.className = 'search-panel';
    this.append(panel);
    return panel;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, searchBoxStyles);
    this.#suggest.store.connect(this);
    // What was typed while this code was on its way.
    const {input} = this;
    if (input && input === document.activeElement && input.value !== input.defaultValue) this.#onInput();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget();
  }

  /** The theme's input; ours where the theme brings none. */
  get input(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('input[type="search"], input[name="q"]');
  }

  /** The results' store speaks: the box shows what the page searched for, but never over what is being typed. */
  protected override follow({query: {query}}: SearchState): void {
    const {input} = this;
    if (!this.search.store.takesQueries || query === this.#shownQuery) return;
    this.#shownQuery = query;
    if (input && !this.open && input.value.trim() !== query) input.value = query;
  }

  protected override willUpdate(): void {
    const {answer} = this.#suggest.state;
    this.#groups = answer
      ? suggestionGroups(answer, this.say, this.search.store.services.config, this.#id)
      : [];
  }

  protected override firstUpdated(): void {
    if (!this.input) this.prepend(createSearchForm(this.say, this.search.store.services.config.searchUrl));
  }

  protected override render(): TemplateResult {
    const {answer, status} = this.#suggest.state;
    const tooLong = this.open && (this.input?.value.trim().length ?? 0) > MAX_QUERY_LENGTH;
    const settled = this.open && status !== 'loading' && status !== 'refreshing';
    const none = settled && answer && !answer.hits.length && !answer.degraded;
    return html`
      <p class="search-hint" role=${tooLong ? 'alert' : 'none'} ?hidden=${!tooLong && !none}>${
        tooLong
          ? this.say('tooLong', {count: MAX_QUERY_LENGTH})
          : none
            ? this.say('noSuggestions', {query: answer.request.query})
            : ''
      }</p>
      ${suggestionList(this.#groups, {
        id: this.#id,
        open: this.#isOpen,
        active: this.#active,
        say: this.say,
        money: this.money,
        onClick: this.#onOption,
      })}
      <p class="search-hidden" role="status">${settled && this.#isOpen ? this.#announcement : ''}</p>
    `;
  }

  get #announcement(): string {
    const count = this.#options.filter(option => option.hit).length;
    return `${this.say('suggestionCount', {count})} ${this.say('suggestionHelp')}`;
  }

  protected override updated(_changed: PropertyValues): void {
    const {input} = this;
    if (!input || this.preview === 'off') return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', this.#id);
    input.setAttribute('aria-expanded', String(this.#isOpen));
    input.autocomplete = 'off';
    if (this.#active) input.setAttribute('aria-activedescendant', this.#active.id);
    else input.removeAttribute('aria-activedescendant');
    if (this.#active)
      this.renderRoot.querySelector(`#${this.#active.id}`)?.scrollIntoView({block: 'nearest'});
  }

  get #options(): readonly SuggestionOption[] {
    return this.#groups.flatMap(group => group.options);
  }

  get #active(): SuggestionOption | undefined {
    return this.#isOpen ? this.#options.find(option => option.id === this.activeId) : undefined;
  }

  /** An empty list is not shown. */
  get #isOpen(): boolean {
    return this.open && this.#groups.length > 0;
  }

  #onInput(): void {
    clearTimeout(this.#timer);
    this.activeId = '';
    const query = this.input?.value.trim() ?? '';
    this.open = query !== '';
    if (this.preview === 'off' || this.#composition.held) return;
    if (query.length > MAX_QUERY_LENGTH) return;
    if ([...query].length < this.minChars) this.#forget();
    else this.#timer = setTimeout(() => this.#ask(query), Math.min(Math.max(250, this.debounce || 0), 300));
  }

  #onCompositionEnd(): void {
    this.#composition.end();
    this.#onInput();
  }

  #ask(query: string): void {
    const {store} = this.#suggest;
    store.scope = {...store.scope, pageSize: Math.min(Math.max(1, this.maxSuggestions || 6), 50)};
    void store.search({query}, 'preview');
  }

  /** Suggestions that are shown, or on their way, are not wanted any more. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.open = false;
    this.activeId = '';
    void this.#suggest.store.reset();
  }

  #onKeydown(event: KeyboardEvent): void {
    // Keys that an IME handles are none of ours; Safari tells of the last one after `compositionend`, by keyCode.
    if (event.isComposing || event.keyCode === 229 || event.target !== this.input) return;
    const act = this.#keys[event.key];
    if (act?.()) event.preventDefault();
  }

  /** What a key does; `true` where it is used up. Keys for editing text are left to the input. */
  readonly #keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => this.#move(1),
    ArrowUp: () => this.#move(-1),
    Enter: () => this.#follow(),
    Escape: () => this.#escape(),
    Tab: () => this.#close() && false,
  };

  /** Through the options and back to the input, around. */
  #move(step: 1 | -1): boolean {
    const options = this.#options;
    if (!options.length) return false;
    const places = options.length + 1;
    const at = this.#active ? options.indexOf(this.#active) : -1;
    this.activeId = options[((at + 1 + step + places) % places) - 1]?.id ?? '';
    this.open = true;
    return true;
  }

  #follow(): boolean {
    const {activeId} = this;
    if (!this.#active) return false;
    this.renderRoot.querySelector<HTMLElement>(`#${activeId}`)?.click();
    return true;
  }

  /** Closes; with nothing to close, clears. */
  #escape(): boolean {
    if (this.#isOpen) return this.#close();
    if (this.input?.value) {
      this.input.value = '';
      this.#forget();
    }
    return true;
  }

  #close(): boolean {
    this.open = false;
    this.activeId = '';
    return true;
  }

  #onFocusOut({relatedTarget}: FocusEvent): void {
    if (!this.contains(relatedTarget as Node | null)) this.#close();
  }

  /** Enter with no option, or the form's button: a confirmed search. */
  #onSubmit(event: SubmitEvent): void {
    const query = this.input?.value.trim() ?? '';
    const sendable = query !== '' && query.length <= MAX_QUERY_LENGTH;
    // Where nothing here takes it, the theme's form goes to the results page, which follows a redirect.
    if (!sendable || this.#answers(query)) event.preventDefault();
    if (sendable) this.#forget();
  }

  /** Whether a confirmed query is dealt with on this page: by a redirect known already, or by its results. */
  #answers(query: string): boolean {
    const {answer} = this.#suggest.state;
    if (answer?.request.query === query && this.#suggest.store.followRedirect(answer)) return true;
    if (!this.search.store.takesQueries) return false;
    this.#shownQuery = query;
    void this.search.store.search({query});
    return true;
  }

  #onOption = (event: MouseEvent, {hit, term}: SuggestionOption): void => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    const inNewTab = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (hit && !this.#suggest.store.click(hit, event.currentTarget ?? this)) event.preventDefault();
    if (inNewTab) return;
    const {input} = this;
    if (term === undefined || !input) return void this.#close();
    event.preventDefault();
    input.value = term;
    input.form?.requestSubmit();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'search-box': SearchBoxElement;
  }
}
