import type {ReactiveController} from 'lit';
import {getStore} from '../../store/registry.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';

/** Shows the query of the page's search in the field, but never over what the shopper types. */
export class SearchedText implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  #store: SearchStore | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(host: BoxHost, field: SearchField) {
    this.#host = host;
    this.#field = field;
  }

  hostConnected(): void {
    this.#subscribe();
  }

  /** The box may have another `instance`, or a field that was added late. */
  hostUpdated(): void {
    this.#subscribe();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#store = undefined;
  }

  #subscribe(): void {
    const host = this.#host;
    if (!host.isConnected || !this.#field.input) return;
    const store = host.store ?? getStore(host.instance);
    if (store === this.#store) return;
    this.#unsubscribe?.();
    this.#store = store;
    this.#unsubscribe = store.subscribe(({query}) => this.#show(query.query));
  }

  #show(query: string): void {
    const {input, text} = this.#field;
    const {searched} = this.#host.model;
    if (!input || !this.#store?.acceptsQueries || query === searched) return;
    // A text that was searched for no longer counts as typed.
    const isTyped = text !== (searched || input.defaultValue);
    const isUsed = searched === '' || input.matches(':focus');
    this.#host.change({...this.#host.model, searched: query});
    if (!(isTyped && isUsed)) this.#field.write(query);
  }
}
