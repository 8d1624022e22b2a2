import type {ReactiveController} from 'lit';
import {answerOf} from '../../core/contract/answer.ts';
import {MAX_LIMIT} from '../../core/contract/constants.ts';
import {cleanQuery, DEFAULT_PAGE_SIZE} from '../../core/query/page-query.ts';
import {findPrefixAnswer, type PrefixAnswer} from '../../core/query/prefix-answer.ts';
import {resultsPageSize} from '../../service/browser/results-page-size.ts';
import {createStore} from '../../store/registry.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {Lazy} from '../shared/lazy.ts';
import type {Localization} from '../shared/localize.ts';
import type {themeCard} from '../shared/templates/theme-card.ts';
import type {BoxHost} from './box-host.ts';
import type {Combobox} from './combobox.ts';
import {NextPage} from './next-page.ts';
import {OptionLinks} from './option-links.ts';
import {optionListStyles} from './option-list.styles.ts';
import type {SearchField} from './search-field.ts';
import {StartContent} from './start-content.ts';
import {suggestionGroups} from './suggestion-groups.ts';
import {hintOf} from './suggestion-hint.ts';
import {answered, offered, opened, refused, requested, type SuggestionsModel} from './suggestions-model.ts';
import {renderControls, renderGroups, renderRow} from './suggestions-view.ts';

type ThemeCard = typeof themeCard;

/** What a search box offers for its text, from a store of its own, so that typing never disturbs the results of the page. */
export class Suggestions implements ReactiveController {
  readonly #store = createStore();
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #combobox: Combobox;
  readonly #start: StartContent;
  readonly #links: OptionLinks;
  readonly #themeCard: Lazy<ThemeCard>;
  #undo: (() => void)[] = [];

  /** @param themeCard the code of the theme's `<template slot="suggestion">`; loaded if the box has one. */
  constructor(host: BoxHost, field: SearchField, combobox: Combobox, themeCard: Lazy<ThemeCard>) {
    this.#host = host;
    this.#field = field;
    this.#combobox = combobox;
    this.#start = new StartContent(host, field, () => this.#offer());
    this.#links = new OptionLinks(host, field, this.#store);
    this.#themeCard = themeCard;
    new NextPage(host, field, this.#store.services.config.ahead, text => this.handOver(text));
    host.addController(this);
    host.onChange(before => this.#onChange(before));
    this.#onChange();
    this.requestDue();
  }

  hostConnected(): void {
    adoptStyles(this.#host, optionListStyles);
    this.#undo = [
      this.#store.connect(this.#host),
      this.#store.subscribe(state => {
        this.#host.change(answered(this.#host.model, state));
        this.#reflectState();
      }),
    ];
  }

  hostUpdate(): void {
    if (this.#template) this.#themeCard.load();
  }

  hostDisconnected(): void {
    for (const undo of this.#undo) undo();
  }

  /** Milliseconds that the request budget adds to the debounce. */
  get extraDebounce(): number {
    return this.#store.services.search.budget.extraDebounce;
  }

  /** What to tell the shopper in place of suggestions, or beside them. */
  hint({translate}: Localization): string {
    return hintOf(this.#host.model, translate);
  }

  /** Renders the row that searches for the text, in the overlay. */
  renderRow(text: string, {translate}: Localization): unknown {
    return renderRow(text, this.#field.searchUrl, () => this.#field.input?.form?.requestSubmit(), translate);
  }

  /** Renders the options. */
  renderOptions(localization: Localization): unknown {
    const {model} = this.#host;
    const {config} = this.#store.services;
    const context = {...localization, ...config};
    const template = this.#template ?? undefined;
    return renderGroups({
      ...localization,
      model,
      idOf: option => this.#combobox.idOf(option),
      onPointer: this.#links.onPointer,
      draw: (item, usual) =>
        (template && this.#themeCard.value?.(item, context, undefined, template, usual)) ?? usual(),
    });
  }

  get #template(): HTMLTemplateElement | null {
    return this.#host.querySelector(':scope > template[slot=suggestion]');
  }

  /** Renders the buttons beside the list. An option can't hold one. */
  renderControls({translate}: Localization): unknown {
    return renderControls(this.#host.model, query => this.#start.forget(query), translate);
  }

  /** Shows the cached answer to a text, or meanwhile to a prefix of it. Returns whether nothing needs to be requested. */
  showCached(text: string): boolean {
    const cached = this.#findCached(text);
    const isAnswered = cached?.query === text;
    if (isAnswered) this.#request(text);
    else if (cached && !this.#isServedBy(cached.query, text))
      this.#store.restore({...cleanQuery, query: cached.query}, answerOf(cached.batch));
    return isAnswered;
  }

  /** Requests the suggestions for a text whose debounce is over. */
  requestDue(): void {
    const {model} = this.#host;
    if (!model.isDue) return;
    this.#host.change(requested(model));
    this.#request(model.text);
  }

  /** Drops the suggestions, and aborts the request under way. */
  reset(): void {
    void this.#store.reset();
  }

  /** Follows the redirect of the answer to a text, if that is the latest. */
  followRedirect(text: string): boolean {
    const {answer} = this.#store.state;
    return answer?.request.query === text && this.#store.followRedirect(answer);
  }

  /** Leaves the answer to a text to the results page. Returns when the answer arrived; `undefined` if there is none. */
  handOver(text: string): number | undefined {
    this.#configure();
    return this.#store.handOver({query: text});
  }

  /** Once another search of the page was refused, the box sends none, and is as unavailable as that (§5.3). */
  #reflectState(): void {
    const {model, dataset} = this.#host;
    dataset.state = model.isRefused ? 'unavailable' : this.#store.state.status;
  }

  #onChange(before?: SuggestionsModel): void {
    const {text, edits, search, hasFocus, isRefused, isOpen} = this.#host.model;
    const isNew = text !== before?.text || edits !== before.edits;
    const hasCome = hasFocus && !before?.hasFocus;
    if (!isRefused && this.#store.services.search.isRefused) {
      this.#host.change(refused(this.#host.model));
      this.#reflectState();
    }
    // A failed search is not retried for a field that the shopper has left.
    if (before?.hasFocus && !hasFocus && !isOpen && search.error) this.reset();
    if (!isNew && !hasCome && search === before?.search) return;
    this.#offer();
    const {model} = this.#host;
    if (!text && hasFocus && (isNew || hasCome) && model.groups.length) this.#host.change(opened(model));
  }

  #offer(): void {
    const {model, onlySubmits} = this.#host;
    const {searchUrl} = this.#field;
    const {rootUrl} = this.#store.services.config;
    const links = {searchUrl, rootUrl, here: location.href};
    const groups = model.text
      ? suggestionGroups(model.search.answer, model.text, links, this.#maxSuggestions)
      : this.#start.groups(links);
    this.#host.change(offered(model, onlySubmits ? [] : groups));
  }

  #request(text: string): void {
    this.#configure();
    void this.#store.search({query: text}, 'preview');
  }

  /** Whether the answer shown is to as much of the text as the answer to a prefix. */
  #isServedBy(prefix: string, text: string): boolean {
    const shown = this.#store.state.answer?.request.query;
    return shown !== undefined && text.startsWith(shown) && prefix.length <= shown.length;
  }

  #findCached(text: string): PrefixAnswer | undefined {
    const store = this.#store;
    this.#configure();
    // Looking for prefixes takes half of the time of a page's first key.
    return store.services.search.hasAnswers
      ? findPrefixAnswer(text, prefix => store.peek({query: prefix}))
      : undefined;
  }

  get #maxSuggestions(): number {
    return Math.min(Math.max(1, Math.floor(this.#host.maxSuggestions)), MAX_LIMIT);
  }

  /** Requests as many results as the list that a confirmed search leads to, so that one answer serves both. */
  #configure(): void {
    const {store} = this.#host;
    const {pageSize: configured = DEFAULT_PAGE_SIZE} = this.#store.services.config;
    const listed = store?.acceptsQueries ? store.scope.pageSize : (resultsPageSize.read() ?? configured);
    this.#store.configure({pageSize: Math.max(listed, this.#maxSuggestions)});
  }
}
