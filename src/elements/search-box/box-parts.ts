import type {ReactiveController} from 'lit';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';

/**
 * Starts a part of a connected box. `signal` ends its listeners and subscriptions when the box is disconnected. Returns the hook that
 * runs after each update of the box.
 */
export type BoxPart = (box: BoxHost, field: SearchField, signal: AbortSignal) => () => void;

/** Runs the parts of a box while it is connected. */
export class BoxParts implements ReactiveController {
  readonly #start: (signal: AbortSignal) => readonly (() => void)[];
  #controller = new AbortController();
  #updates: readonly (() => void)[] = [];

  constructor(host: BoxHost, field: SearchField, parts: readonly BoxPart[]) {
    this.#start = signal => parts.map(start => start(host, field, signal));
    host.addController(this);
  }

  hostConnected(): void {
    this.#controller = new AbortController();
    this.#updates = this.#start(this.#controller.signal);
  }

  hostUpdated(): void {
    for (const update of this.#updates) update();
  }

  hostDisconnected(): void {
    this.#controller.abort();
    this.#updates = [];
  }
}
