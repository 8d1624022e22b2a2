import {html, LitElement, nothing, type PropertyDeclarations, type TemplateResult} from 'lit';
import {Composition} from '../core/composition.ts';
import {MAX_QUERY_LENGTH} from '../core/limits.ts';
import {getConfig, getTexts, page, type Texts} from '../store/page.ts';
import {SearchController} from '../store/search-controller.ts';
import type {SearchState} from '../store/search-state.ts';
import type {SearchStore} from '../store/search-store.ts';
import {adoptStyles} from './light-styles.ts';
import {searchBoxStyles} from './search-box.styles.ts';
import {createSearchForm} from './search-form.ts';
import type {SuggestionGroup, SuggestionOption} from './suggestions.ts';

let boxes = 0;

/** The code of the list, and the store that answers while typing. */
interface Suggest {
  readonly code: typeof import('./suggest.ts');
  readonly preview: SearchController;
}

/**
 * Search with suggestions while typing, around the theme's own form. The input becomes a combobox; each suggestion is
 * a link. Submitting searches in place where the page has results, and goes to the results page everywhere else.
 *
 * All of it stands in light DOM: the list must share a root with the input for their ids to meet.
 */
export class SearchBoxElement extends LitElement {
  static override properties: PropertyDeclarations = {
    instance: {},
    store: {attribute: false},
    minChars: {attribute: 'min-chars', type: Number},
    debounce: {type: Number},
    maxSuggestions: {attribute: 'max-suggestions', type: Number},
    preview: {},
    open: {state: true},
    activeId: {state: true},
    suggest: {state: true},
  };

  /** Names the search that a submit goes to; `default` unless the page has several. */
  declare instance: string | null;
  /** A store to use in place of the one that `instance` names. */
  declare store: SearchStore | undefined;
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
  declare private suggest: Suggest | undefined;

  readonly #id = `search-suggestions-${++boxes}`;
  readonly #composition = new Composition();
  #texts!: Texts;
  #loading: Promise<Suggest> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #groups: readonly SuggestionGroup[] = [];
  #searched = '';

  constructor() {
    super();
    this.minChars = 1;
    this.debounce = 250;
    this.maxSuggestions = 6;
    this.open = false;
    this.activeId = '';
    this.dataset.state = 'idle';
    // On the element itself, not the input: a theme may replace its form at any time.
    this.addEventListener('input', () => this.#onInput());
    this.addEventListener('compositionupdate', ({data}) => this.#composition.update(data));
    this.addEventListener('compositionend', () => this.#onCompositionEnd());
    this.addEventListener('keydown', event => this.#onKeydown(event));
    this.addEventListener('submit', event => this.#onSubmit(event));
    this.addEventListener(
      'focusout',
      ({relatedTarget}) => this.contains(relatedTarget as Node) || this.#close(),
    );
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
    void this.#load();
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

  #load(): Promise<Suggest> {
    this.#loading ??= import('./suggest.ts').then(code => this.#start(code));
    return this.#loading;
  }

  /** The box previews through a store of its own, so that typing never disturbs the results on the page. */
  #start(code: Suggest['code']): Suggest {
    const own = code.createStore();
    own.connect(this);
    const preview = new SearchController(
      this,
      () => own,
      ({status}) => {
        this.dataset.state = status;
      },
    );
    new SearchController(
      this,
      () => this.store ?? code.getStore(this.instance ?? undefined),
      state => this.#follow(state),
    );
    this.suggest = {code, preview};
    return this.suggest;
  }

  /** The page's search speaks: the box shows what was searched for, but never over what is being typed. */
  #follow({query: {query}}: SearchState): void {
    const {input} = this;
    if (!this.#pageStore?.takesQueries || query === this.#searched) return;
    this.#searched = query;
    if (input && !this.open) input.value = query;
  }

  get #pageStore(): SearchStore | undefined {
    return this.store ?? page.stores.get(this.instance ?? 'default');
  }

  protected override async scheduleUpdate(): Promise<void> {
    this.#texts ??= await getTexts();
    super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    const answer = this.suggest?.preview.state.answer;
    this.#groups =
      (answer && this.suggest?.code.suggestionGroups(answer, this.#texts.say, getConfig(), this.#id)) ?? [];
  }

  protected override firstUpdated(): void {
    if (!this.input) this.prepend(createSearchForm(this.#texts.say, getConfig().searchUrl));
  }

  protected override render(): TemplateResult {
    const {say} = this.#texts;
    const active = this.#active;
    return html`
      <p class="search-hint" role="status" ?hidden=${!this.#hint}>${this.#hint}</p>
      ${this.suggest?.code.suggestionList(this.#groups, {...this.#texts, id: this.#id, open: this.#isOpen, active, onClick: this.#onOption}) ?? nothing}
      <p class="search-hidden" role="status">${this.#isOpen && this.#settled ? `${say('suggestionCount', {count: this.#options.length})} ${say('suggestionHelp')}` : ''}</p>
    `;
  }

  /** What is said in place of a list, or above it. */
  get #hint(): string {
    const {say} = this.#texts;
    const answer = this.suggest?.preview.state.answer;
    if (!this.open) return '';
    if (this.#query.length > MAX_QUERY_LENGTH) return say('tooLong', {count: MAX_QUERY_LENGTH});
    const none = this.#settled && answer && !answer.hits.length && !answer.degraded;
    return none ? say('noSuggestions', {query: answer.request.query}) : '';
  }

  get #settled(): boolean {
    return !/loading|refreshing/.test(this.dataset.state ?? '');
  }

  protected override updated(): void {
    const {input} = this;
    if (!input || this.preview === 'off') return;
    const active = this.#active;
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-controls': this.#id,
      'aria-expanded': `${this.#isOpen}`,
      'aria-activedescendant': active?.id ?? '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (active) document.getElementById(active.id)?.scrollIntoView({block: 'nearest'});
  }

  /** What is typed; full-width spaces around it go too. */
  get #query(): string {
    return this.input?.value.trim() ?? '';
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
    const query = this.#query;
    clearTimeout(this.#timer);
    this.activeId = '';
    this.open = query !== '';
    if (this.preview === 'off' || this.#composition.held || query.length > MAX_QUERY_LENGTH) return;
    if ([...query].length < this.minChars) this.#forget();
    else this.#timer = setTimeout(() => this.#ask(query), Math.min(Math.max(250, this.debounce || 0), 300));
  }

  #onCompositionEnd(): void {
    this.#composition.end();
    this.#onInput();
  }

  async #ask(query: string): Promise<void> {
    const {store} = (await this.#load()).preview;
    store.scope = {...store.scope, pageSize: Math.min(Math.max(1, this.maxSuggestions || 6), 50)};
    if (query === this.#query) await store.search({query}, 'preview');
  }

  /** Suggestions that are shown, or on their way, are not wanted any more. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#close();
    void this.suggest?.preview.store.reset();
  }

  #onKeydown(event: KeyboardEvent): void {
    // Keys that an IME handles are none of ours; Safari tells of the last one after `compositionend`, by keyCode.
    if (event.isComposing || event.keyCode === 229 || event.target !== this.input) return;
    if (this.#act(event.key)) event.preventDefault();
  }

  /** What a key does; `true` where it is used up. Keys for editing text are left to the input. */
  #act(key: string): boolean {
    if (key === 'ArrowDown') return this.#move(1);
    if (key === 'ArrowUp') return this.#move(-1);
    if (key === 'Escape') return this.#escape();
    if (key === 'Tab') this.#close();
    if (key !== 'Enter' || !this.#active) return false;
    document.getElementById(this.activeId)?.click();
    return true;
  }

  /** Through the options and back to the input, around. */
  #move(step: 1 | -1): boolean {
    const ids = ['', ...this.#options.map(option => option.id)];
    if (ids.length === 1) return false;
    const at = this.#isOpen ? ids.indexOf(this.activeId) : 0;
    this.activeId = ids.at((at + step) % ids.length) ?? '';
    this.open = true;
    return true;
  }

  /** Closes; with nothing to close, clears. */
  #escape(): boolean {
    const {input} = this;
    if (this.#isOpen || !input) this.#close();
    else {
      input.value = '';
      this.#forget();
    }
    return true;
  }

  #close(): void {
    this.open = false;
    this.activeId = '';
  }

  /** Enter with no option, or the form's button: a confirmed search. */
  #onSubmit(event: SubmitEvent): void {
    const query = this.#query;
    const sendable = query !== '' && query.length <= MAX_QUERY_LENGTH;
    // Where nothing here takes it, the theme's form goes to the results page, which follows a redirect.
    if (!sendable || this.#answers(query)) event.preventDefault();
    if (sendable) this.#forget();
  }

  /** Whether a confirmed query is dealt with on this page: by a redirect known already, or by its results. */
  #answers(query: string): boolean {
    const {store, state: {answer} = {}} = this.suggest?.preview ?? {};
    if (answer?.request.query === query && store?.followRedirect(answer)) return true;
    if (!this.#pageStore?.takesQueries) return false;
    this.#searched = query;
    void this.#pageStore.search({query});
    return true;
  }

  #onOption = (event: MouseEvent, {hit, term}: SuggestionOption): void => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    const inNewTab = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
    if (hit && !this.suggest?.preview.store.click(hit, event.currentTarget ?? this)) event.preventDefault();
    const {input} = this;
    if (inNewTab || !input) return;
    this.#close();
    if (term === undefined) return;
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
