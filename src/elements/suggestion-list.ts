import {MAX_LIMIT} from '../core/limits.ts';
import type {Say} from '../core/messages.ts';
import {standIn} from '../core/stand-in.ts';
import {onHitLink} from '../store/hit-link.ts';
import type {Texts} from '../store/page.ts';
import {createStore, getStore} from '../store/registry.ts';
import {html, nothing, type TemplateResult} from './rendered-element.ts';
import type {SearchBoxElement} from './search-box.ts';
import {type SuggestionGroup, type SuggestionOption, suggestionGroups} from './suggestion-groups.ts';

let lists = 0;

/** The list under a search box, and the store that answers while typing, so that typing never disturbs a page's results. */
export class SuggestionList {
  readonly id = `search-suggestions-${++lists}`;
  readonly #store = createStore();
  readonly #onClick: (event: MouseEvent, term: string | undefined) => void;
  /** What was typed when the answer was asked for. */
  #typed = '';
  #groups: readonly SuggestionGroup[] = [];

  constructor(box: SearchBoxElement, onClick: (event: MouseEvent, term: string | undefined) => void) {
    this.#onClick = onClick;
    this.#store.connect(box);
    this.#store.subscribe(({status}) => {
      box.dataset.state = status;
      box.requestUpdate();
    });
    this.#showSearched(box);
  }

  /** The box shows what the page searched for, but never over what is being typed, nor at first over what was. */
  #showSearched(box: SearchBoxElement): void {
    let searched = '';
    const store = box.store ?? getStore(box.instance ?? undefined);
    store.subscribe(({query: {query}}) => {
      if (!store.takesQueries || query === searched) return;
      const {input} = box;
      const wasTyped = !searched && input?.value !== input?.defaultValue;
      searched = query;
      if (input && !wasTyped && !input.matches(':focus')) input.value = query;
    });
  }

  get options(): readonly SuggestionOption[] {
    return this.#groups.flatMap(group => group.options);
  }

  /** Milliseconds of rest that a box has to add to its own. */
  get typingRest(): number {
    return this.#store.services.search.budget.typingRest;
  }

  /** Has a query answered, from what is here already where that will do. */
  async ask(query: string, size: number): Promise<void> {
    const {search, config} = this.#store.services;
    const limit = Math.min(Math.max(1, size), MAX_LIMIT);
    const request = {filters: {}, sort: 'relevance', limit, offset: 0, locale: config.requestLocale} as const;
    const known = standIn(
      query,
      beginning => search.peek({...request, query: beginning}),
      search.budget.isResting,
    );
    this.#typed = query;
    this.#store.scope = {...this.#store.scope, pageSize: limit};
    await this.#store.search({query: known ?? query}, 'preview');
  }

  reset(): void {
    void this.#store.reset();
  }

  /** Follows the redirect of a query that was answered already. */
  followRedirect(query: string): boolean {
    const {answer} = this.#store.state;
    return answer?.request.query === query && this.#store.followRedirect(answer);
  }

  /** What is said in place of a list. */
  noneFound(say: Say): string {
    return this.#store.state.status === 'empty' ? say('noSuggestions', {query: this.#typed}) : '';
  }

  /** The listbox. A named group holds the options of a kind; the active option is the one that Enter follows. */
  render({say, money}: Texts, wanted: boolean, activeId: string): TemplateResult {
    const {answer, status} = this.#store.state;
    this.#groups = answer ? suggestionGroups(answer, say, this.#store.services.config, this.id) : [];
    const open = wanted && this.#groups.length > 0;
    const option = ({id, href, text, hit, term}: SuggestionOption) => {
      const item = hit?.item;
      const use = (event: MouseEvent) => {
        if (hit) onHitLink(event, hit, this.#store);
        if (event.type === 'click') this.#onClick(event, term);
      };
      return html`<a class="search-option" role="option" id=${id} tabindex="-1" href=${href ?? nothing}
        aria-selected=${id === activeId} @click=${use} @auxclick=${use} @contextmenu=${use}>
        ${item && (item.image_url ? html`<img src=${item.image_url} alt="" width="48" height="48" decoding="async">` : html`<i></i>`)}
        <span>${text}</span>
        ${item?.content_type === 'product' ? html`<b>${item.available ? money.format(item.price_min) : say('soldOut')}</b>` : nothing}
      </a>`;
    };
    const group = ({heading, options}: SuggestionGroup) =>
      heading
        ? html`<div role="group" aria-labelledby="${this.id}-${heading}">
            <div class="search-list-heading" id="${this.id}-${heading}" role="presentation">${say(heading)}</div>${options.map(option)}
          </div>`
        : options.map(option);
    const settled = open && status !== 'loading' && status !== 'refreshing';
    return html`<div class="search-list" role="listbox" id=${this.id} aria-label=${say('suggestions')} ?hidden=${!open}>${this.#groups.map(group)}</div>
      <p class="search-hidden" role="status">${settled ? `${say('suggestionCount', {count: this.options.length})} ${say('suggestionHelp')}` : ''}</p>`;
  }
}
