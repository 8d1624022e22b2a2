import {html, nothing, type ReactiveController, type TemplateResult} from 'lit';
import {describeSearch} from '../../core/contract/request.ts';
import {drop} from '../../core/filters/filter-rules.ts';
import type {FilterEntry} from '../../core/filters/filters.ts';
import {countRefinements} from '../../core/filters/refinements.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import type {SearchState} from '../../store/search-state.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {Backdrop} from '../shared/backdrop.ts';
import {textContent} from '../shared/text-content.ts';
import {drawerPageStyles} from './filter-drawer.styles.ts';
import type {PanelHost} from './panel-host.ts';
import {refine} from './refine.ts';

/** A button and the modal `dialog` it opens; the browser keeps focus inside and returns it to the button. */
export class FilterDrawer implements ReactiveController {
  readonly #host: PanelHost;
  readonly #backdrop = new Backdrop();
  /** Until the drawer is opened, it has no facets in it. */
  #wasOpened = false;

  constructor(host: PanelHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    // After a move in the page it would still be open, but no longer on top.
    this.#dialog?.close();
  }

  hostUpdated(): void {
    const dialog = this.#dialog;
    if (dialog) adoptStyles(this.#host, drawerPageStyles);
    this.#host.toggleAttribute('data-drawer-open', dialog?.open ?? false);
  }

  /** @param facets rendered once the drawer was opened. */
  render(facets: () => TemplateResult, chosen: readonly FilterEntry[], translate: Translate): TemplateResult {
    return html`
      ${this.#openButton(chosen, translate)}
      <dialog
        part="drawer"
        aria-label=${translate('filters')}
        @pointerdown=${this.#backdrop}
        @click=${this.#backdrop}
        @close=${this.#update}
      >
        <div part="drawer-content">
          <header>
            <span>${translate('filters')}</span>
            <button part="close" aria-label=${translate('close')} @click=${this.#close}>×</button>
          </header>
          ${this.#wasOpened ? facets() : nothing}
          ${this.#footer(chosen, translate)}
        </div>
      </dialog>
    `;
  }

  get #dialog(): HTMLDialogElement | null | undefined {
    return this.#host.shadowRoot?.querySelector('dialog');
  }

  #openButton(chosen: readonly FilterEntry[], translate: Translate): TemplateResult {
    const count = countRefinements(chosen);
    return html`
      <button
        part="open"
        ?hidden=${!(this.#host.store.state.answer?.total || count)}
        aria-haspopup="dialog"
        @click=${this.#open}
        ${textContent(count ? translate('filtersChosen', {count}) : translate('filters'))}
      ></button>
    `;
  }

  #footer(chosen: readonly FilterEntry[], translate: Translate): TemplateResult {
    const {state} = this.#host.store;
    const {answer} = state;
    const count = answer?.total ?? 0;
    const trouble = troubleOf(state);
    // A rate limit (§7.3) is retried automatically.
    const offersRetry = state.status === 'failed';
    return html`
      <footer>
        <p
          role="status"
          ?data-trouble=${trouble !== undefined}
          ${textContent(translate(trouble ?? 'resultCount', {count}), answer && describeSearch(answer.request))}
        ></p>
        ${chosen.length ? this.#clearButton(chosen, translate) : nothing}
        <button
          part="show"
          aria-busy=${state.status === 'refreshing'}
          @click=${offersRetry ? this.#retry : this.#close}
          ${textContent(translate(offersRetry ? 'retry' : 'showResults', {count}))}
        ></button>
      </footer>
    `;
  }

  #clearButton(chosen: readonly FilterEntry[], translate: Translate): TemplateResult {
    const clear = () => refine(this.#host.store, filters => drop(filters, chosen));
    return html`<button part="clear" @click=${clear}>${translate('clearAll')}</button>`;
  }

  readonly #open = () => {
    this.#wasOpened = true;
    this.#dialog?.showModal();
    this.#update();
  };

  readonly #close = () => this.#dialog?.close();

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
