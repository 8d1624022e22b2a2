import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** How long keys rest before what they chose is searched for: each of them changes the value. */
const REST_MS = 400;

/**
 * A choice that is shown, but not searched for while the shopper goes on changing it. Back and Forward drop it: it belongs to the page
 * that they leave.
 */
export class HeldChoice<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #search: (choice: T) => void;
  #value: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, search: (choice: T) => void) {
    this.#host = host;
    this.#search = search;
    host.addController(this);
  }

  get value(): T | undefined {
    return this.#value;
  }

  /** Whether it will be searched for when the keys rest. */
  get isResting(): boolean {
    return this.#timer !== undefined;
  }

  hostConnected(): void {
    addEventListener('popstate', this.drop);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.drop);
    this.drop();
  }

  /** Shows a choice. */
  hold(choice: T): void {
    this.#value = choice;
    this.#host.requestUpdate();
  }

  /** Searches for it when no key follows. */
  rest(ms = REST_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.release, ms);
  }

  /** Searches for it now. */
  readonly release = (): void => {
    const choice = this.#value;
    this.#end();
    if (choice !== undefined) this.#search(choice);
  };

  /** Shows what was there before it. */
  readonly drop = (): void => {
    const isHeld = this.#value !== undefined;
    this.#end();
    if (isHeld) this.#host.requestUpdate();
  };

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#value = undefined;
  }
}
