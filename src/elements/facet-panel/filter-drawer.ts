import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {describeSearch} from '../../core/contract/request.ts';
import {drop, type FilterEntry, type Filters} from '../../core/filters/filters.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import type {SearchState} from '../../store/store.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {BackCloses} from '../shared/back-closes.ts';
import {Backdrop} from '../shared/backdrop.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {statusText, textContent} from '../shared/text-content.ts';
import type {GroupContent, GroupStates, OpenedGroups} from './facet-group.ts';
import {refine} from './filter-changes.ts';
import {drawerPageStyles, drawerStyles} from './filter-drawer.styles.ts';

/** The modal `dialog` that the button opens; the browser keeps focus inside and returns it to the button. */
export class FilterDrawer implements ReactiveController, GroupStates {
  readonly #host: StoreElement;
  readonly #backdrop = new Backdrop();
  readonly #back = new BackCloses(() => this.#close());
  readonly #groups: OpenedGroups;
  #unfollow = () => {};
  /** The filters with which the drawer was opened. Until then, it has no facets in it. */
  #openedWith: Filters | undefined;

  constructor(host: StoreElement, groups: OpenedGroups) {
    this.#host = host;
    this.#groups = groups;
    host.addController(this);
  }

  hostConnected(): void {
    adoptStyles(this.#host.renderRoot, drawerStyles);
    adoptStyles(this.#host, drawerPageStyles);
  }

  hostDisconnected(): void {
    // After a move within the page, the dialog would still be open, but no longer modal.
    this.#dialog?.close();
    this.#leave();
  }

  hostUpdated(): void {
    const dialog = this.#dialog;
    // A panel that becomes a sidebar removes the dialog, which then closes without an event.
    if (!dialog) this.#leave();
    this.#host.toggleAttribute('data-drawer-open', dialog?.open === true);
  }

  /**
   * Opens the first group and those with a chosen value, unless the shopper or the theme decides otherwise. The headings of the next
   * groups, such as the price, are in view below.
   */
  isOpen(group: GroupContent, isFirst: boolean): boolean {
    const isOpenAtFirst = isFirst && !this.#groups.isCollapsed(group);
    return this.#groups.setByShopper(group) ?? (isOpenAtFirst || group.countIn(this.#openedWith ?? {}) > 0);
  }

  set(id: string, isOpen: boolean): void {
    this.#groups.set(id, isOpen);
  }

  /** @param facets renders the facets, once the drawer has been opened. */
  render(facets: () => unknown, chosen: readonly FilterEntry[], translate: Translate): TemplateResult {
    return html`
      <dialog
        part="drawer"
        data-lenis-prevent
        aria-label=${translate('filters')}
        @pointerdown=${this.#backdrop}
        @click=${this.#backdrop}
        @close=${this.#onClose}
      >
        <div part="drawer-content">
          <header>
            <span>${translate('filters')}</span>
            <button part="close" class="search-cross" aria-label=${translate('close')} @click=${this.#close}></button>
          </header>
          ${this.#openedWith ? facets() : nothing}
          ${this.#footer(chosen, translate)}
        </div>
      </dialog>
    `;
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.#host.shadowRoot?.querySelector('dialog');
  }

  #footer(chosen: readonly FilterEntry[], translate: Translate): TemplateResult {
    const {state} = this.#host.store;
    const {answer} = state;
    const count = answer?.total ?? 0;
    const counted = translate('resultCount', {count});
    const results = answer?.isEstimate ? translate('about', {results: counted}) : counted;
    const trouble = troubleOf(state);
    // A rate limit (§7.3) is retried automatically.
    const offersRetry = state.status === 'failed';
    const clear = () => refine(this.#host.store, filters => drop(filters, chosen));
    return html`
      <footer>
        <p
          role="status"
          ?data-trouble=${trouble !== undefined}
          ${statusText(trouble ? translate(trouble) : results, answer && describeSearch(answer.request))}
        ></p>
        ${chosen.length ? html`<button part="clear" @click=${clear}>${translate('clearAll')}</button>` : nothing}
        <button
          part="show"
          aria-busy=${state.status === 'refreshing'}
          @click=${offersRetry ? this.#retry : this.#close}
          ${textContent(translate(offersRetry ? 'retry' : 'showResults', {count}))}
        ></button>
      </footer>
    `;
  }

  open(): void {
    this.#openedWith = this.#host.store.state.query.filters;
    this.#dialog?.showModal();
    this.#back.open();
    this.#unfollow();
    this.#unfollow = this.#host.store.history.onEnter(() => this.#back.keepAddress());
    this.#update();
  }

  readonly #close = () => this.#dialog?.close();

  readonly #onClose = () => {
    this.#leave();
    this.#update();
  };

  #leave(): void {
    this.#unfollow();
    void this.#back.close();
  }

  readonly #retry = () => {
    void this.#host.store.retry();
    this.#update();
  };

  readonly #update = () => this.#host.requestUpdate();
}

/** The failure that the list behind the drawer names in its banner. */
function troubleOf({status, error}: SearchState): MessageKey | undefined {
  if (error?.code === 'offline') return 'offline';
  return (['failed', 'limited', 'degraded'] as const).find(each => each === status);
}
