import type {ReactiveController} from 'lit';
import type {Filters} from '../../core/filters/filters.ts';
import type {PanelHost} from './panel-host.ts';
import {type FilterChange, refine} from './refine.ts';

/** How long keys rest before the panel searches for what they chose: each of them changes the value. */
export const KEYS_REST_MS = 400;

/** Delays the search for radios that the shopper goes through by arrow keys until the keys rest or focus leaves the group. */
export class PacedKeys implements ReactiveController {
  readonly #host: PanelHost;
  /** What the keys have chosen so far. */
  #pending: FilterChange | undefined;
  /** The name of the radios. */
  #group = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: PanelHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#forget);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#forget);
    this.#forget();
  }

  /** Returns the filters with what the keys have chosen. */
  selected(filters: Filters): Filters {
    return this.#pending?.(filters) ?? filters;
  }

  /** Changes the filters by a control: at once, unless keys have led to it. */
  refine(control: HTMLInputElement, change: FilterChange): void {
    if (control.matches('[type=radio]:focus-visible')) this.#delay(control, change);
    else refine(this.#host.store, change);
  }

  #delay(control: HTMLInputElement, change: FilterChange): void {
    const before = this.#pending;
    this.#pending = before ? filters => change(before(filters)) : change;
    this.#group = control.name;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#search, KEYS_REST_MS);
    control.addEventListener('blur', this.#onBlur, {once: true});
    this.#host.requestUpdate();
  }

  readonly #onBlur = ({relatedTarget}: FocusEvent) => {
    if ((relatedTarget as HTMLInputElement | null)?.name !== this.#group) this.#search();
  };

  readonly #search = () => {
    const change = this.#pending;
    this.#end();
    if (change) refine(this.#host.store, change);
  };

  /** Forgets what was chosen but not searched for: it belongs to the page that Back or Forward leaves. */
  readonly #forget = () => {
    if (!this.#pending) return;
    this.#end();
    this.#host.requestUpdate();
  };

  #end(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
  }
}
