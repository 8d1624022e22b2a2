import {answerOf} from '../../core/contract/answer.ts';
import {MAX_LIMIT} from '../../core/contract/limits.ts';
import {cleanQuery} from '../../core/query/page-query.ts';
import {findPrefixAnswer, type PrefixAnswer} from '../../core/query/prefix-answer.ts';
import {queryText} from '../../core/query/query-text.ts';
import type {Translate} from '../../i18n/translator.ts';
import {onHitLink} from '../../store/hit-link.ts';
import type {Localization} from '../../store/page.ts';
import {createStore, getStore} from '../../store/registry.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {BoxHost} from './box-host.ts';
import type {Option, OptionGroup} from './option-list.ts';
import type {Overlay} from './overlay.ts';
import {suggestionGroups} from './suggestion-groups.ts';

/** What a search box suggests, and the store that answers while typing, so that typing never disturbs a page's results. */
export class Suggestions {
  readonly #store = createStore();
  readonly #box: BoxHost;
  /** What was typed when the list was last asked for, and what it was that was asked. */
  #typed = '';
  #asked = '';
  /** What the page searched for when that was last told. */
  #searched = '';
  #joined: SearchStore | undefined;
  /** What the box subscribes to while it is on the page, its own store too: a store that is listened to keeps its box. */
  readonly #undo: (() => void)[] = [];
  /** The page that the shopper seems about to open. */
  #expected: string | undefined;

  constructor(box: BoxHost) {
    this.#box = box;
    this.#store.connect(box);
    this.#undo.push(this.#follow());
    // What failed is not asked again for nobody.
    box.addEventListener('focusout', () => {
      if (this.#store.state.error) this.reset();
    });
    // The first look into storage, and the first run of what looks: no key has to wait for them.
    this.#known(' ');
  }

  /**
   * Takes part in the page: until `leave`, the box shows what is searched for there, but never over what is being typed,
   * or was typed before this code came. Once searched for, a text counts as typed no more.
   */
  join(): void {
    const {store = getStore(this.#box.instance ?? undefined)} = this.#box;
    if (store === this.#joined) return;
    this.leave();
    this.#joined = store;
    const showSearched = store.subscribe(({query: {query}}) => {
      const {input} = this.#box;
      const searched = this.#searched;
      if (!input || !store.acceptsQueries || query === searched) return;
      const isTyped = queryText(input.value) !== (searched || input.defaultValue);
      this.#searched = query;
      if (!isTyped || (searched && !input.matches(':focus'))) input.value = query;
    });
    this.#undo.push(this.#follow(), showSearched);
  }

  leave(): void {
    for (const undo of this.#undo.splice(0)) undo();
    this.#joined = undefined;
  }

  /** Has the box show the state of its own store. Returns its undo. */
  #follow(): () => void {
    return this.#store.subscribe(({status}) => {
      this.#box.dataset.state = status;
      this.#box.requestUpdate();
    });
  }

  /** Milliseconds of rest that a box has to add to its own. */
  get typingRest(): number {
    return this.#store.services.search.budget.extraDebounce;
  }

  /** Whether the suggestions are those for a text. */
  isFor(text: string): boolean {
    return queryText(text) === this.#typed && this.#store.state.answer?.request.query === this.#asked;
  }

  /** What to choose from, with what is typed now marked in it. */
  groups(typed: string, listId: string, localization: Localization): OptionGroup[] {
    const {answer} = this.#store.state;
    const links = this.#store.services.config;
    if (!answer) return [];
    const query = this.isFor(typed) ? typed : answer.request.query;
    return suggestionGroups({answer, query, typed, listId, links}, localization);
  }

  /** What is said in place of a list, or of a newer one; while it is waited for too, in a sheet. */
  note(translate: Translate, sheet: Overlay | undefined): string {
    const {status, answer, error} = this.#store.state;
    if (status === 'empty') return translate('noSuggestions', {query: this.#typed});
    if (status === 'loading' && sheet) return translate('loading');
    if (error?.code === 'offline') return translate('offline');
    // Suggestions that rest after a 429 are nothing that fails: what is confirmed is answered.
    return /failed|degraded/.test(status) && !answer?.hits.length ? translate('failed') : '';
  }

  /** Shows what is here already. Returns whether there is nothing more to ask. */
  showKnown(text: string): boolean {
    const query = queryText(text);
    const known = this.#known(query);
    if (known?.suffices) void this.#search(query, known.query);
    // The answer to a beginning, until the answer itself comes. Not in place of what is as good, or is under way.
    else if (known && !(query.startsWith(this.#asked) && known.query.length <= this.#asked.length)) {
      this.#asked = known.query;
      this.#store.restore({...cleanQuery, query: known.query}, answerOf(known.page));
    }
    return Boolean(known?.suffices);
  }

  /** Has a text answered, from what is here already where that will do. */
  ask(text: string): Promise<void> {
    const query = queryText(text);
    const known = this.#known(query);
    return this.#search(query, known?.suffices ? known.query : query);
  }

  /** Nothing is suggested, and nothing is asked any more. */
  reset(): void {
    this.#typed = this.#asked = '';
    void this.#store.reset();
  }

  /** Follows the redirect of a query that was answered already. */
  followRedirect(text: string): boolean {
    const {answer} = this.#store.state;
    return answer?.request.query === queryText(text) && this.#store.followRedirect(answer);
  }

  /** The shopper seems about to open a page, or none any more: it is fetched ahead. */
  expect(href: string | undefined): void {
    this.#expected = href;
    if (href)
      void import('../../service/browser/prefetch.ts').then(
        ({prefetch}) => prefetch(() => this.#expected),
        () => {},
      );
  }

  /** A click on a result is published (§6). */
  use(event: MouseEvent, {hit}: Option): void {
    if (hit) onHitLink(event, hit, this.#store);
  }

  #search(typed: string, query: string): Promise<void> {
    this.#typed = typed;
    this.#asked = query;
    return this.#store.search({query}, 'preview');
  }

  #known(query: string): PrefixAnswer | undefined {
    const store = this.#store;
    const pageSize = Math.min(Math.max(1, Math.floor(this.#box.maxSuggestions)), MAX_LIMIT);
    store.configure({pageSize});
    return findPrefixAnswer(
      query,
      beginning => store.peek({query: beginning}),
      store.services.search.budget.isResting,
    );
  }
}
