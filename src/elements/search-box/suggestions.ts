import type {ReactiveController} from 'lit';
import {answerOf} from '../../core/contract/answer.ts';
import {MAX_LIMIT, MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {cleanQuery, DEFAULT_PAGE_SIZE, type PageQuery} from '../../core/query/page-query.ts';
import {findPrefixAnswer} from '../../core/query/prefix-answer.ts';
import {resultsPageSize} from '../../service/browser/results-page-size.ts';
import {createStore} from '../../store/registry.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {crossStyles} from '../shared/cross.styles.ts';
import {Lazy} from '../shared/lazy.ts';
import type {Localization} from '../shared/localize.ts';
import type {themeCard} from '../shared/templates/theme-card.ts';
import type {BoxHost} from './box-host.ts';
import {optionId} from './combobox.ts';
import {moreSuggestions} from './more-suggestions.ts';
import {expectNextPage} from './next-page.ts';
import {
  answered,
  debounceOf,
  hintOf,
  isUnanswered,
  refused,
  usesPlatform,
  withGroups,
} from './opened-model.ts';
import {optionLinks} from './option-links.ts';
import {optionListStyles} from './option-list.styles.ts';
import {startContent} from './start-content.ts';
import {platformGroups, suggestionGroups} from './suggestion-groups.ts';
import {closedBox, dropped, opened, type SuggestionsModel} from './suggestions-model.ts';
import {renderPanel} from './suggestions-view.ts';

/**
 * Offers suggestions for the text of a search box, after a debounce, or at once if they are cached. Has a store of its own, so that
 * typing never disturbs the results of the page.
 */
export class Suggestions implements ReactiveController {
  readonly #store = createStore();
  readonly #box: BoxHost;
  readonly #start: ReturnType<typeof startContent>;
  readonly #more: ReturnType<typeof moreSuggestions>;
  readonly #onPointer: ReturnType<typeof optionLinks>;
  /** The code of the theme's `<template slot="suggestion">`. */
  readonly #themeCard: Lazy<typeof themeCard>;
  /** The values of the page that the panel is rendered with. */
  #page = {template: null as HTMLTemplateElement | null, searchUrl: '', address: ''};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #undo: (() => void)[] = [];

  constructor(box: BoxHost) {
    this.#box = box;
    this.#start = startContent(box, () => this.#offerLate());
    this.#more = moreSuggestions(box, () => this.#offer());
    this.#onPointer = optionLinks(box, this.#store);
    this.#themeCard = new Lazy(
      box,
      async () => (await import('../shared/templates/theme-card.ts')).themeCard,
    );
    expectNextPage(box, this.#store.services.config.ahead, text => this.handOver(text));
    box.addController(this);
    box.onChange(before => this.#onChange(before));
    // The shopper may have typed while this code was loading.
    this.#onEdit(performance.now() - box.field.editedAt);
    this.#follow(closedBox);
  }

  hostConnected(): void {
    adoptStyles(this.#box, optionListStyles);
    adoptStyles(this.#box, crossStyles);
    this.#undo = [
      this.#store.connect(this.#box),
      this.#store.subscribe(state => {
        this.#box.change(model => answered(model, state));
        this.#reflectState();
      }),
    ];
  }

  hostUpdate(): void {
    const template = this.#box.querySelector<HTMLTemplateElement>(':scope > template[slot=suggestion]');
    if (template) this.#themeCard.load();
    this.#page = {template, searchUrl: this.#box.field.searchUrl, address: location.href};
  }

  hostDisconnected(): void {
    for (const undo of this.#undo) undo();
  }

  /** Returns the text in place of suggestions, or beside them. */
  hint({translate}: Localization): string {
    return hintOf(this.#box.model, translate);
  }

  /** Renders the panel: the options, the hint and the buttons. */
  render(localization: Localization): unknown {
    const {config} = this.#store.services;
    const context = {...localization, ...config};
    const {template, ...page} = this.#page;
    return renderPanel({
      ...localization,
      ...page,
      model: this.#box.model,
      hint: this.#box.hint,
      listId: this.#box.listId,
      idOf: option => optionId(this.#box, option),
      onPointer: this.#onPointer,
      onSubmit: () => this.#box.field.input?.form?.requestSubmit(),
      onForget: this.#start.forget,
      draw: (item, drawDefault) =>
        (template && this.#themeCard.value?.(item, context, undefined, template, drawDefault)) ??
        drawDefault(),
    });
  }

  /** Follows the redirect of the answer to a text, if that is the latest. */
  followRedirect(text: string): boolean {
    const {answer} = this.#store.state;
    return answer?.request.query === text && this.#store.followRedirect(answer);
  }

  /** Hands the answer to a text over to the results page. Returns the time of its arrival; `undefined` if there is none. */
  handOver(text: string): number | undefined {
    return this.#store.handOver(this.#prepare(text));
  }

  #onChange(before: SuggestionsModel): void {
    const {edits, isSuggesting} = this.#box.model;
    if (edits !== before.edits) this.#onEdit();
    else if (before.isSuggesting && !isSuggesting) this.#stop();
    this.#follow(before);
  }

  /** @param elapsed the part of the debounce that is over, in milliseconds. */
  #onEdit(elapsed = 0): void {
    clearTimeout(this.#timer);
    const {model, minChars, onlySubmits} = this.#box;
    const {text, isUnfinished, isSuggesting} = model;
    if (!isSuggesting || isUnfinished || onlySubmits || text.length > MAX_QUERY_LENGTH) return;
    this.#more.prepare();
    if ([...text].length < minChars) this.#box.change(dropped);
    else if (!this.#showCached(text))
      this.#timer = setTimeout(() => this.#onRest(text), this.#debounce - elapsed);
  }

  get #debounce(): number {
    const {model, debounce} = this.#box;
    return debounceOf(model, debounce) + this.#store.services.search.budget.extraDebounce;
  }

  #onRest(text: string): void {
    // A reset may have just changed it.
    if (text !== this.#box.field.text) return;
    this.#request(text);
    // During a pause the service refuses the text at once, and `#follow` requests the platform's products, too.
    if (!this.#store.services.search.budget.isPausing) void this.#more.request(text, false);
  }

  /** Drops the suggestions, and aborts the request under way. */
  #stop(): void {
    clearTimeout(this.#timer);
    this.#more.stop();
    if (!this.#box.model.isRefused) void this.#store.reset();
  }

  /** Updates the options if something that they depend on has changed. */
  #follow(before: SuggestionsModel): void {
    const {text, edits, search, hasFocus, isRefused, isOpen} = this.#box.model;
    const isNew = text !== before.text || edits !== before.edits;
    const hasCome = hasFocus && !before.hasFocus;
    if (!isRefused && this.#store.services.search.isRefused) {
      this.#box.change(refused);
      this.#reflectState();
    }
    // A failed search is not retried for a field that the shopper has left.
    if (before.hasFocus && !hasFocus && !isOpen && search.error) void this.#store.reset();
    if (!isNew && !hasCome && search === before.search) return;
    if (search.answer?.request.query === text) this.#more.onAnswer(text);
    if (isUnanswered(this.#box.model)) void this.#more.request(text, true);
    this.#offer();
    const {model, onlySubmits} = this.#box;
    if (text || !hasFocus || !(isNew || hasCome) || onlySubmits) return;
    if (model.groups.length) this.#box.change(opened);
    void this.#start.load();
  }

  /** Adds late suggestions. Opens the list if the focused field had none before. */
  #offerLate(): void {
    const {text, groups, hasFocus} = this.#box.model;
    this.#offer();
    const {model} = this.#box;
    if (!text && hasFocus && !groups.length && model.groups.length) this.#box.change(opened);
  }

  /**
   * Reflects the state of the search as `data-state`: `unavailable` once the service has refused any search of the page (§5.3), after
   * which the box sends none.
   */
  #reflectState(): void {
    const {model, dataset} = this.#box;
    dataset.state = model.isRefused ? 'unavailable' : this.#store.state.status;
  }

  #offer(): void {
    const {model, onlySubmits} = this.#box;
    const {searchUrl} = this.#box.field;
    const {rootUrl} = this.#store.services.config;
    const links = {searchUrl, rootUrl, here: location.href};
    const more = this.#more.of(model.text);
    const isPlatform = usesPlatform(model, more?.products);
    const groupsOf = () => {
      if (!model.text) return this.#start.groups(links);
      if (more && isPlatform) return platformGroups(more, links);
      return suggestionGroups(model.search.answer, model.text, links, this.#maxSuggestions, more);
    };
    this.#box.change(() => withGroups(model, onlySubmits ? [] : groupsOf(), isPlatform));
  }

  #request(text: string): void {
    void this.#store.search(this.#prepare(text), 'preview');
  }

  /** Shows the cached answer to a text, or meanwhile to a prefix of it. Returns whether nothing needs to be requested. */
  #showCached(text: string): boolean {
    const store = this.#store;
    // Looking for prefixes takes half of the time of a page's first key.
    if (!store.services.search.hasAnswers) return false;
    const search = this.#prepare(text);
    const cached = findPrefixAnswer(text, query => store.peek({...search, query}));
    const isAnswered = cached?.query === text;
    if (isAnswered) this.#request(text);
    else if (cached && !this.#isServedBy(cached.query, text))
      store.restore({...cleanQuery, ...search, query: cached.query}, answerOf(cached.batch));
    return isAnswered;
  }

  /** Whether the answer on screen covers as much of the text as the answer to a prefix. */
  #isServedBy(prefix: string, text: string): boolean {
    const shown = this.#store.state.answer?.request.query;
    return shown !== undefined && text.startsWith(shown) && prefix.length <= shown.length;
  }

  get #maxSuggestions(): number {
    return Math.min(Math.max(1, Math.floor(this.#box.maxSuggestions)), MAX_LIMIT);
  }

  /**
   * Prepares the store for a search, and returns it. It requests as many results as the list that a confirmed search leads to, so that one
   * answer serves both.
   */
  #prepare(query: string): Pick<PageQuery, 'query' | 'filters'> {
    const {store, field} = this.#box;
    const {pageSize: configured = DEFAULT_PAGE_SIZE} = this.#store.services.config;
    const listed = store?.acceptsQueries ? store.scope.pageSize : (resultsPageSize.get() ?? configured);
    this.#store.configure({pageSize: Math.max(listed, this.#maxSuggestions)});
    return {query, filters: field.filters ?? {}};
  }
}
