/** Whom a store tells: listeners of its state, and the hosts its DOM events are dispatched on. */
export class Audience {
  readonly #listeners = new Set<() => void>();
  readonly #hosts = new Set<EventTarget>();
  /** Events told once the listeners have the snapshot they speak of. */
  #news: Event[] = [];

  /** Calls `listener` now and with every change. Returns its undo. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    listener();
    return () => void this.#listeners.delete(listener);
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Has events dispatched on `host`, not on the document. Returns its undo. */
  connect(host: EventTarget): () => void {
    this.#hosts.add(host);
    return () => void this.#hosts.delete(host);
  }

  /** Dispatches an event; `false` where it was prevented. */
  tell(event: Event): boolean {
    const [host = document] = this.#hosts;
    return host.dispatchEvent(event);
  }

  /** Dispatches an event with the next change. */
  tellWithChange(event: Event): void {
    this.#news.push(event);
  }

  /** There is a new snapshot. A listener that throws keeps it from nobody else. */
  change(): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener();
      } catch (error) {
        reportError(error);
      }
    }
    for (const event of this.#news.splice(0)) this.tell(event);
  }
}
