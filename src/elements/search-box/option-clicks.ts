import type {SearchStore} from '../../store/search-store.ts';
import {onHitLink, opensNewTab} from '../shared/link-events.ts';
import type {Combobox} from './combobox.ts';
import type {Option} from './option-list.ts';
import type {OptionPrefetch} from './option-prefetch.ts';
import type {RecentList} from './recent-list.ts';
import type {SearchField} from './search-field.ts';

/** The pointer on the options of a search box. A click searches for the option's term, or follows its link. */
export class OptionClicks {
  readonly #field: SearchField;
  readonly #combobox: Combobox;
  readonly #store: SearchStore;
  readonly #prefetch: OptionPrefetch;
  readonly #recent: RecentList;
  /** The link of the option under the latest `pointerdown`. */
  #pressed: string | undefined;

  constructor(
    field: SearchField,
    combobox: Combobox,
    store: SearchStore,
    prefetch: OptionPrefetch,
    recent: RecentList,
  ) {
    this.#field = field;
    this.#combobox = combobox;
    this.#store = store;
    this.#prefetch = prefetch;
    this.#recent = recent;
  }

  /** Handles `pointerover`, `pointerdown`, `contextmenu`, and the clicks of all buttons. */
  readonly onPointer = (event: MouseEvent, option: Option): void => {
    if (event.type === 'pointerover') this.#prefetch.expect(option);
    else if (event.type === 'pointerdown') this.#pressed = option.href;
    // A new answer may have moved another option under the pointer. A click by key has no `detail`.
    else if (event.detail && option.href !== this.#pressed) event.preventDefault();
    else this.#onClick(event, option);
  };

  #onClick(event: MouseEvent, {hit, term}: Option): void {
    if (hit) onHitLink(event, hit, this.#store);
    if (event.type !== 'click' || opensNewTab(event)) return;
    this.#combobox.show(false);
    if (term === undefined) {
      this.#recent.add(this.#field.query);
      return;
    }
    event.preventDefault();
    this.#field.submit(term);
  }
}
