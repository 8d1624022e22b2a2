import type {TemplateResult} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import {recentSearches} from '../../service/browser/recent-searches.ts';
import type {Localization} from '../../store/page.ts';
import type {BoxHost} from './box-host.ts';
import type {OptionGroup} from './option-list.ts';
import type {RecentList} from './recent-list.ts';
import type {SearchField} from './search-field.ts';
import type {Suggestions} from './suggestions.ts';

/** What there is to choose from at a moment. */
export interface Offer {
  readonly groups: readonly OptionGroup[];
  /** Whether others are on their way. */
  readonly stale: boolean;
  /** What stands below the list. */
  readonly controls?: TemplateResult | undefined;
}

/**
 * What a search box offers: recent searches as long as nothing is typed, suggestions after that. Suggestions are asked
 * for after a rest in typing; where they are here already, they show at once.
 */
export class SuggestionsController {
  suggestions: Suggestions | undefined;
  recentList: RecentList | undefined;
  readonly #box: BoxHost;
  readonly #field: SearchField;
  readonly #show: (open: boolean) => void;
  #loading: Promise<Suggestions | undefined> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param show opens the list, where there is one, or closes it. */
  constructor(box: BoxHost, field: SearchField, show: (open: boolean) => void) {
    this.#box = box;
    this.#field = field;
    this.#show = show;
  }

  /** The suggestions and what answers them are fetched while the first key is on its way; anew each time they could not be. */
  load(): Promise<Suggestions | undefined> {
    this.#loading ??= import('./suggestions.ts').then(
      ({Suggestions}) => {
        this.suggestions = new Suggestions(this.#box);
        return this.suggestions;
      },
      () => {
        this.#loading = undefined;
        return undefined;
      },
    );
    return this.#loading;
  }

  /** What there is to choose from now. @param listId is the beginning of the options' ids. */
  current(listId: string, localization: Localization): Offer {
    const {query} = this.#field;
    const {suggestions} = this;
    if (!query) return {groups: [], stale: false, ...this.recentList?.render(listId)};
    return {
      groups: suggestions?.groups(query, listId, localization) ?? [],
      stale: !suggestions?.isFor(query),
    };
  }

  /** There is another text in the box. @param isHeld says that an IME is composing it still. */
  onText(isHeld = false): void {
    const {query} = this.#field;
    const {preview, minChars, debounce} = this.#box;
    clearTimeout(this.#timer);
    this.#show(query !== '');
    if (isHeld || preview === 'off' || query.length > MAX_QUERY_LENGTH) return;
    if ([...query].length < minChars) {
      this.forget();
      void this.offerRecent();
    } else if (!this.suggestions?.showKnown(query)) {
      const rest = Math.min(Math.max(250, debounce), 300) + (this.suggestions?.typingRest ?? 0);
      this.#timer = setTimeout(() => this.#ask(query), rest);
    }
  }

  /** Something to choose before anything is typed. */
  async offerRecent(): Promise<void> {
    const box = this.#box;
    if (this.#field.query || box.recent === 'off' || box.preview === 'off' || !recentSearches.kept) return;
    this.#show(true);
    const code = await import('./recent-list.ts').catch(() => undefined);
    this.recentList ??= await code?.RecentList.load(box, recentSearches, () => {
      box.input?.focus();
      box.requestUpdate();
    });
    box.requestUpdate();
  }

  /** Suggestions that are shown, or on their way, are not wanted any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#show(false);
    this.suggestions?.reset();
  }

  async #ask(query: string): Promise<void> {
    const suggestions = await this.load();
    if (query === this.#field.query) await suggestions?.ask(query);
  }
}
