import {html, type ReactiveController, render} from 'lit';
import {BROWSE} from '../../core/contract/constants.ts';
import {createStore} from '../../store/registry.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {textContent} from '../shared/text-content.ts';
import {browseListStyles} from './browse-list.styles.ts';
import {isStart} from './history/is-start.ts';
import type {ResultsHost} from './results-host.ts';

const MAX_PRODUCTS = 12;

/** A section after the list, and the search in it. */
interface Browsing {
  readonly section: HTMLElement;
  readonly list: HTMLElement;
  readonly store: SearchStore;
  readonly unsubscribe: () => void;
}

/**
 * Products to browse where the list has nothing to show (`empty-list`). They are a list of their own, so that their clicks are
 * counted for the search that found them, and after the other one, so that its cards are always its results.
 */
export class BrowseList implements ReactiveController {
  readonly #host: ResultsHost;
  #browsing: Browsing | undefined;

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    adoptStyles(this.#host, browseListStyles);
  }

  hostDisconnected(): void {
    this.#remove();
  }

  hostUpdated(): void {
    const next = this.#host.nextElementSibling;
    // One that came with copied markup.
    if (next?.matches('.search-browse') && next !== this.#browsing?.section) next.remove();
    if (this.#isNeeded) this.#show();
    else this.#remove();
  }

  get #isNeeded(): boolean {
    const {isConnected, store} = this.#host;
    const {status, answer} = store.state;
    const isEmpty = status === 'empty' && answer?.request.query !== BROWSE;
    return isConnected && (isEmpty || isStart(this.#host));
  }

  #show(): void {
    if (!this.#browsing?.section.isConnected) this.#add();
    const {localization} = this.#host;
    if (!this.#browsing || !localization) return;
    const {section, list, store} = this.#browsing;
    const {status, answer} = store.state;
    section.hidden = !answer?.hits.length && status !== 'idle' && status !== 'loading';
    render(html`<h2 ${textContent(localization.translate('featured'))}></h2>${list}`, section);
  }

  #add(): void {
    this.#remove();
    const store = createStore(this.#host.store.services);
    const section = Object.assign(document.createElement('section'), {className: 'search-browse'});
    const unsubscribe = store.subscribe(() => this.#host.requestUpdate());
    this.#browsing = {section, list: createList(this.#host, store), store, unsubscribe};
    this.#host.after(section);
  }

  #remove(): void {
    this.#browsing?.unsubscribe();
    this.#browsing?.section.remove();
    this.#browsing = undefined;
  }
}

/** Creates a list that browses, with the cards of another one. Its tag is its own: scripts and styles look for the other one. */
function createList(host: ResultsHost, store: SearchStore): HTMLElement {
  const {localName, pageSize, columns, quickAdd, renderItem, dataset, children} = host;
  const tag = `${localName}-browse`;
  if (!customElements.get(tag))
    customElements.define(tag, class extends (host.constructor as CustomElementConstructor) {});
  const list = Object.assign(document.createElement(tag), {
    store,
    query: BROWSE,
    urlSync: 'off',
    pageSize: Math.min(pageSize, MAX_PRODUCTS),
    columns,
    quickAdd,
    renderItem,
  });
  // The theme editor's preview of an empty list shows samples here.
  if (dataset.previewState) list.dataset.previewState = 'ready';
  for (const child of children)
    if (child.matches('template[slot=product], [slot=tax-note]')) list.append(child.cloneNode(true));
  return list;
}
