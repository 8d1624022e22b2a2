/** A store's subscribers, and the hosts that its DOM events are dispatched on. */
export class Subscribers {
  readonly #listeners = new Set<() => void>();
  readonly #hosts = new Set<EventTarget>();
  /** Events to dispatch after the listeners have the snapshot they refer to. */
  #deferred: Event[] = [];

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get hasHosts(): boolean {
    return this.#hosts.size > 0;
  }

  /** Calls `listener` now and after every change. Returns its undo. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    listener();
    return () => void this.#listeners.delete(listener);
  }

  /** Dispatches events on `host` instead of the document. Returns its undo. */
  connect(host: EventTarget): () => void {
    this.#hosts.add(host);
    return () => void this.#hosts.delete(host);
  }

  /** Calls every listener, even if one throws, then dispatches the deferred events. */
  notify(): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        reportError(error);
      }
    }
    for (const event of this.#deferred.splice(0)) this.dispatch(event);
  }

  /** Dispatches an event; `false` if a listener prevented it. */
  dispatch(event: Event): boolean {
    const [host = document] = this.#hosts;
    return host.dispatchEvent(event);
  }

  /** Dispatches an event after the next `notify()`. */
  defer(event: Event): void {
    this.#deferred.push(event);
  }
}
