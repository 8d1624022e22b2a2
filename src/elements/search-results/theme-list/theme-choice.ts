import {filterEntries} from '../../../core/filters/filters.ts';
import {ignoredFilters} from '../../../core/filters/refinements.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {isUnavailable, type SearchState, type SearchStatus} from '../../../store/store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import {DebouncedChoice} from '../../shared/debounced-choice.ts';
import type {ResultsHost} from '../results-host.ts';
import {asksService, dropRivals, findThemeForm, isChanged, liquidAddress, questionOf} from './theme-form.ts';

/**
 * Takes a choice in the theme's own filters or sort over: the service answers what the contract can express; Liquid answers all else,
 * and what the service can't serve.
 */
export class ThemeChoice extends StoreFollower<ResultsHost> {
  readonly #choice = new DebouncedChoice<HTMLFormElement>(page, form => this.#ask(form));
  /** The form with the first question to the service, until that has answered. */
  #first: HTMLFormElement | undefined;
  #status: SearchStatus = 'idle';

  override hostConnected(): void {
    super.hostConnected();
    this.#choice.hostConnected();
  }

  override hostDisconnected(): void {
    super.hostDisconnected();
    this.#choice.hostDisconnected();
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    this.#first = undefined;
    this.#status = 'idle';
    document.addEventListener('change', this.#onChange, {signal});
    document.addEventListener('submit', this.#onSubmit, {signal});
    addEventListener('pageshow', this.#onPageShow, {signal});
    const unsubscribe = store.subscribe(state => this.#onState(state));
    signal.addEventListener('abort', unsubscribe);
    const form = this.#form;
    if (form && this.#status === 'idle' && isChanged(form)) this.#ask(form);
  }

  get #form(): HTMLFormElement | undefined {
    return findThemeForm(this.host.instance);
  }

  readonly #onChange = ({target}: Event): void => {
    const control = target as HTMLInputElement;
    const form = this.#form;
    if (!form || control.form !== form) return;
    dropRivals(control, form);
    if (form.matches(':valid')) this.#choice.choose(form, control);
  };

  readonly #onSubmit = (event: Event): void => {
    const form = this.#form;
    if (!form || event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    this.#choice.drop();
    this.#ask(form);
  };

  /** A page that the browser has kept still has the choice that Liquid answered on another one. */
  readonly #onPageShow = ({persisted}: PageTransitionEvent): void => {
    if (persisted && this.#status === 'idle') this.#form?.reset();
  };

  #ask(form: HTMLFormElement): void {
    const {store} = this.host;
    const {start, startsWithTheme} = store.scope;
    const question = startsWithTheme && start ? questionOf(form, start) : undefined;
    if (question) {
      if (!store.state.answer) this.#first = form;
      void store.search(question);
    } else location.assign(liquidAddress(form));
  }

  #onState(state: SearchState): void {
    const {status} = state;
    const form = this.#first;
    if (!isUndecided(state)) this.#first = undefined;
    // In place of the question's own history entry, to which Back would lead in vain.
    if (form && isRefused(state) && !asksService(form)) location.replace(liquidAddress(form));
    // The theme's results are shown again, which the form as Liquid rendered it belongs to.
    if (status === 'idle' && this.#status !== 'idle') this.#form?.reset();
    this.#status = status;
  }
}

/** The theme's controls are anywhere on the page. They show a choice by themselves. */
const page = {
  get renderRoot() {
    return document.body;
  },
  addController() {},
  removeController() {},
  requestUpdate() {},
  updateComplete: Promise.resolve(true),
};

/** Whether the service may still answer: without a network, Liquid can't answer either. */
const isUndecided = ({status, error}: SearchState): boolean =>
  status === 'loading' || error?.code === 'offline';

/** Whether the service does not answer the question, or not all of it (§4.1 metafield 5). */
function isRefused(state: SearchState): boolean {
  const {status, error, answer, query} = state;
  if (status === 'failed') return error?.code !== 'offline';
  if (status === 'limited' || isUnavailable(state)) return true;
  return answer !== undefined && ignoredFilters(filterEntries(query.filters), answer).length > 0;
}
