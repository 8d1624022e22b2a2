import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Debounce of a choice by keys, in milliseconds: long enough to hear or read a value and to go on. */
const REST_MS = 1000;

interface ChoiceHost extends ReactiveControllerHost {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/**
 * Shows a choice at once, and searches for it. Debounces the search after a choice by keys, which step through the values, until the keys
 * rest or focus leaves the control. Back and Forward drop a choice, because it belongs to the page that they leave.
 */
export class DebouncedChoice<T> implements ReactiveController {
  readonly #host: ChoiceHost;
  readonly #search: (choice: T) => void;
  #value: T | undefined;
  /** Whether the latest key steps through values; `undefined` after Tab or a pointer. */
  #isByKey: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening: AbortController | undefined;

  constructor(host: ChoiceHost, search: (choice: T) => void) {
    this.#host = host;
    this.#search = search;
    host.addController(this);
  }

  /** The choice that is not searched for yet. */
  get value(): T | undefined {
    return this.#value;
  }

  hostConnected(): void {
    const {renderRoot} = this.#host;
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    renderRoot.addEventListener('keydown', this.#onKeydown, {capture: true, signal});
    renderRoot.addEventListener('pointerdown', this.#onPointerdown, {capture: true, signal});
    renderRoot.addEventListener('focusout', this.release, {signal});
    addEventListener('popstate', this.drop, {signal});
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.drop();
  }

  /** Shows a choice that the shopper has not made yet, such as the position of a thumb during a drag. */
  hold(choice: T): void {
    this.#value = choice;
    this.#host.requestUpdate();
  }

  /** Shows a choice and searches for it. Call it on `change`. */
  choose(choice: T, control: Element): void {
    this.hold(choice);
    clearTimeout(this.#timer);
    if (this.#isByKey ?? control.matches(':focus-visible')) this.#timer = setTimeout(this.release, REST_MS);
    else this.release();
  }

  /** Searches for the choice now. */
  readonly release = (): void => {
    const choice = this.#value;
    this.#end();
    if (choice !== undefined) this.#search(choice);
  };

  /** Drops the choice, and shows the previous one. */
  readonly drop = (): void => {
    const isPending = this.#value !== undefined;
    this.#end();
    if (isPending) this.#host.requestUpdate();
  };

  #end(): void {
    clearTimeout(this.#timer);
    this.#value = undefined;
  }

  /** Enter and Space choose; other keys step through values, also the digits of a number. */
  readonly #onKeydown = (event: Event): void => {
    const {key, altKey} = event as KeyboardEvent;
    this.#isByKey = key === 'Tab' ? undefined : key !== 'Enter' && key !== ' ' && !altKey;
  };

  readonly #onPointerdown = (): void => {
    this.#isByKey = undefined;
  };
}

/** Blurs a control, so that a wheel over it scrolls the page instead of changing its value. Listens to `wheel`. */
export const leaveOnWheel = {
  passive: true,
  handleEvent: ({currentTarget}: Event): void => (currentTarget as HTMLElement).blur(),
};
