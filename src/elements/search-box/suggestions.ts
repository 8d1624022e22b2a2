import {html, type ReactiveController} from 'lit';
import {answerOf} from '../../core/contract/answer.ts';
import {MAX_LIMIT} from '../../core/contract/constants.ts';
import {searchHref} from '../../core/products/link.ts';
import {cleanQuery} from '../../core/query/page-query.ts';
import {findPrefixAnswer, type PrefixAnswer} from '../../core/query/prefix-answer.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../../store/page.ts';
import {createStore} from '../../store/registry.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {Lazy} from '../shared/lazy.ts';
import {opensNewTab} from '../shared/link-events.ts';
import {textContent} from '../shared/text-content.ts';
import type {BoxHost} from './box-host.ts';
import type {Combobox} from './combobox.ts';
import {OptionClicks} from './option-clicks.ts';
import {optionListStyles} from './option-list.styles.ts';
import {type ListContent, renderGroups} from './option-list.ts';
import {OptionPrefetch} from './option-prefetch.ts';
import {RecentList} from './recent-list.ts';
import type {SearchField} from './search-field.ts';
import {SearchForm} from './search-form.ts';
import {SearchedText} from './searched-text.ts';
import {isAnswerTo, redirectHref, suggestionGroups} from './suggestion-groups.ts';
import type {SuggestionTemplate} from './suggestion-template.ts';

/** The suggestions for a query, from a store of their own, so that typing never disturbs the results of the page. */
export class Suggestions implements ReactiveController {
  readonly recent: RecentList;
  readonly #store = createStore();
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #combobox: Combobox;
  readonly #clicks: OptionClicks;
  readonly #template: Lazy<SuggestionTemplate>;
  /** The query that the suggestions are for. */
  #query = '';
  #undo: (() => void)[] = [];

  /** @param template what the theme's `<template slot="suggestion">` needs; loaded if the box has one. */
  constructor(host: BoxHost, field: SearchField, combobox: Combobox, template: Lazy<SuggestionTemplate>) {
    this.#host = host;
    this.#field = field;
    this.#combobox = combobox;
    this.recent = new RecentList(host, field);
    const prefetch = new OptionPrefetch(combobox);
    this.#clicks = new OptionClicks(field, combobox, this.#store, prefetch, this.recent);
    this.#template = template;
    const others = [prefetch, new SearchForm(host, field), new SearchedText(host, field)];
    for (const controller of [this, this.recent, ...others]) host.addController(controller);
  }

  hostConnected(): void {
    const host = this.#host;
    adoptStyles(host, optionListStyles);
    this.#undo = [
      this.#store.connect(host),
      this.#store.subscribe(({status}) => {
        host.dataset.state = status;
        host.requestUpdate();
      }),
    ];
  }

  hostUpdate(): void {
    if (this.#host.querySelector(':scope > template[slot=suggestion]')) this.#template.load();
  }

  hostDisconnected(): void {
    for (const undo of this.#undo) undo();
  }

  /** Whether the service does not serve the shop (§5.3). */
  get isRefused(): boolean {
    return this.#store.services.search.isRefused;
  }

  /** Whether the service has found nothing for a query. */
  hasFoundNothing(query: string): boolean {
    const {answer} = this.#store.state;
    return isAnswerTo(query, answer) && answer?.hits.length === 0 && !answer.degraded;
  }

  /** Milliseconds that the request budget adds to the debounce. */
  get extraDebounce(): number {
    return this.#store.services.search.budget.extraDebounce;
  }

  /** What to choose from: recent searches for an empty query, otherwise the latest suggestions. */
  content(query: string, localization: Localization): ListContent {
    const {listId} = this.#combobox;
    if (!query) return this.recent.content(listId, localization.translate);
    const {answer} = this.#store.state;
    const isStale = !isAnswerTo(query, answer);
    if (!answer) return {groups: [], isStale};
    const {config} = this.#store.services;
    const context = {...localization, ...config, taxNote: ''};
    const groups = suggestionGroups({
      answer,
      query,
      listId,
      draw: (item, usual) => this.#template.value?.content(item, context, usual) ?? usual(),
      links: {rootUrl: config.rootUrl, searchUrl: this.#field.searchUrl},
      ...localization,
    });
    return {groups, isStale};
  }

  /** Renders the options. */
  render({groups}: ListContent, {translate}: Localization): unknown {
    const {listId: id, active} = this.#combobox;
    const {onPointer} = this.#clicks;
    return renderGroups({id, groups, active, onPointer}, translate);
  }

  /** Renders the overlay's first row: a text can always be searched for, also without suggestions. */
  renderRow(query: string, {translate}: Localization): unknown {
    const onClick = (event: MouseEvent) => {
      if (opensNewTab(event)) return;
      event.preventDefault();
      this.#field.input?.form?.requestSubmit();
    };
    return html`
      <a class="search-submit" href=${searchHref(this.#field.searchUrl, query)} @click=${onClick}>
        <bdi ${textContent(translate('searchFor', {query}))}></bdi>
      </a>
    `;
  }

  /** What to tell the shopper if there are no suggestions; in the overlay, also that they are on their way. */
  hint(translate: Translate, isOverlay: boolean): string {
    const {status, answer, error} = this.#store.state;
    if (status === 'empty') {
      const hasRedirect = answer && redirectHref(answer, this.#store.services.config.rootUrl);
      return hasRedirect ? '' : translate('noSuggestions', {query: this.#query});
    }
    if (error?.code === 'offline' || (isOverlay && !navigator.onLine)) return translate('offline');
    if (status === 'loading' && isOverlay) return translate('loading');
    // While suggestions pause after a 429, nothing has failed: a confirmed search is answered. The list may stay for minutes.
    if (status === 'limited')
      return answer?.hits.length ? translate('resultsFor', {query: answer.request.query}) : '';
    const hasFailed = status === 'failed' || status === 'degraded';
    return hasFailed && !answer?.hits.length ? translate('failed') : '';
  }

  /** Shows the cached answer to a query, or meanwhile to a prefix of it. Returns whether nothing needs to be requested. */
  showCached(query: string): boolean {
    const cached = this.#findCached(query);
    const isAnswered = cached?.query === query;
    if (isAnswered) void this.request(query);
    else if (cached && !this.#isServedBy(cached.query, query))
      this.#store.restore({...cleanQuery, query: cached.query}, answerOf(cached.page));
    return isAnswered;
  }

  /** Requests the suggestions for a query. */
  request(query: string): Promise<void> {
    this.#query = query;
    this.#configure();
    return this.#store.search({query}, 'preview');
  }

  /** Drops the suggestions, and aborts the request under way. */
  reset(): void {
    this.#query = '';
    void this.#store.reset();
  }

  /** Drops a failed search. */
  resetFailure(): void {
    if (this.#store.state.error) this.reset();
  }

  /** Follows the redirect of the answer to a query, if that is the latest. */
  followRedirect(query: string): boolean {
    const {answer} = this.#store.state;
    return answer !== undefined && isAnswerTo(query, answer) && this.#store.followRedirect(answer);
  }

  /** Whether the answer shown is to as much of the query as the answer to a prefix. */
  #isServedBy(prefix: string, query: string): boolean {
    const shown = this.#store.state.answer?.request.query;
    return shown !== undefined && query.startsWith(shown) && prefix.length <= shown.length;
  }

  #findCached(query: string): PrefixAnswer | undefined {
    const store = this.#store;
    this.#configure();
    // Looking for prefixes takes half of the time of a page's first key.
    return store.services.search.hasAnswers
      ? findPrefixAnswer(query, prefix => store.peek({query: prefix}))
      : undefined;
  }

  #configure(): void {
    const pageSize = Math.min(Math.max(1, Math.floor(this.#host.maxSuggestions)), MAX_LIMIT);
    this.#store.configure({pageSize});
  }
}
