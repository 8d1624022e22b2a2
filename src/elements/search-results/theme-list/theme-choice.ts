import {filterEntries} from '../../../core/filters/filters.ts';
import {ignoredFilters} from '../../../core/filters/ignored-filters.ts';
import type {SearchState, SearchStatus} from '../../../store/store.ts';
import {DebouncedChoice} from '../../shared/debounced-choice.ts';
import type {Feature, ListHost} from '../feature.ts';
import {asksService, dropRivals, findThemeForm, isChanged, liquidAddress, questionOf} from './theme-form.ts';

/** Handles a choice in the theme's own filters or sort: the service answers if the contract can express the choice, otherwise Liquid. */
export const themeChoice: Feature = (list, signal) => {
  const questions = new Questions(list);
  const choice = new DebouncedChoice<HTMLFormElement>(page, form => questions.ask(form));
  const onChange = ({target}: Event) => {
    const control = target as HTMLInputElement;
    const {form} = questions;
    if (!form || control.form !== form) return;
    dropRivals(control, form);
    if (form.matches(':valid')) choice.choose(form, control);
  };
  const onSubmit = (event: Event) => {
    const {form} = questions;
    if (!form || event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    choice.drop();
    questions.ask(form);
  };
  choice.hostConnected();
  document.addEventListener('change', onChange, {signal});
  document.addEventListener('submit', onSubmit, {signal});
  addEventListener('pageshow', ({persisted}) => persisted && questions.reset(), {signal});
  signal.addEventListener('abort', () => choice.hostDisconnected());
  questions.follow(signal);
};

/** Sends the theme's form to the service or to Liquid. */
class Questions {
  readonly #list: ListHost;
  /** The form of the first search, until the service has answered it. */
  #first: HTMLFormElement | undefined;
  #status: SearchStatus = 'idle';

  constructor(list: ListHost) {
    this.#list = list;
  }

  get form(): HTMLFormElement | undefined {
    return findThemeForm(this.#list.instance);
  }

  follow(signal: AbortSignal): void {
    signal.addEventListener(
      'abort',
      this.#list.store.subscribe(state => this.#onState(state)),
    );
    const {form} = this;
    if (form && this.#status === 'idle' && isChanged(form)) this.ask(form);
  }

  ask(form: HTMLFormElement): void {
    const {store} = this.#list;
    const {start, startsWithTheme} = store.scope;
    const question = startsWithTheme && start ? questionOf(form, start) : undefined;
    if (question) {
      if (!store.state.answer) this.#first = form;
      void store.search(question);
    } else location.assign(liquidAddress(form));
  }

  /** Resets the form on a page from the back/forward cache, which still has the choice that led to another page. */
  reset(): void {
    if (this.#status === 'idle') this.form?.reset();
  }

  #onState(state: SearchState): void {
    const {status} = state;
    const form = this.#first;
    if (!isUndecided(state)) this.#first = undefined;
    // Replaces the history entry of the search, to which Back would lead in vain.
    if (form && isIgnored(state) && !asksService(form)) location.replace(liquidAddress(form));
    // Resets the form to the values that Liquid rendered, because the theme's results are shown again.
    if (status === 'idle' && this.#status !== 'idle') this.form?.reset();
    this.#status = status;
  }
}

/** The host of the debounced choice: the theme's controls may be anywhere on the page, and show a choice without an update. */
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

/** Whether the service ignores a filter of the form (§4.1 metafield 5). */
const isIgnored = ({answer, query}: SearchState): boolean =>
  answer !== undefined && ignoredFilters(filterEntries(query.filters), answer).length > 0;
