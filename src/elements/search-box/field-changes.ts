import type {ReactiveController} from 'lit';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';

/**
 * Follows a field whose text changes without an `input` event: by a form's `reset`, by a password manager, which dispatches
 * `change`, and by a script that writes to `value`, for which browsers fire nothing. A script that changes `defaultValue` of a
 * field nobody has typed in is not noticed before the shopper uses the field.
 */
export class FieldChanges implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  #watched: HTMLInputElement | undefined;
  #unwatch: (() => void) | undefined;

  constructor(host: BoxHost, field: SearchField) {
    this.#host = host;
    this.#field = field;
  }

  hostConnected(): void {
    this.#host.addEventListener('change', this.#field.read);
    document.addEventListener('reset', this.#onReset);
  }

  hostUpdated(): void {
    const input = (this.#host.isConnected && !this.#host.onlySubmits ? this.#field.input : null) ?? undefined;
    if (input === this.#watched) return;
    this.#stop();
    this.#watched = input;
    // A script that fills a field in may empty it first.
    if (input) this.#unwatch = watchValue(input, () => queueMicrotask(this.#field.read));
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('change', this.#field.read);
    document.removeEventListener('reset', this.#onReset);
    this.#stop();
  }

  #stop(): void {
    this.#unwatch?.();
    this.#watched = this.#unwatch = undefined;
  }

  /** The event comes before the field has its new text. */
  readonly #onReset = ({target}: Event): void => {
    if (target === this.#field.input?.form) setTimeout(this.#field.read);
  };
}

/** Calls `listener` when a script writes to an input. Returns its undo. */
function watchValue(input: HTMLInputElement, listener: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(input, 'value');
  const {get, set} = own ?? Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  Object.defineProperty(input, 'value', {
    configurable: true,
    enumerable: true,
    get,
    set(text: string) {
      set?.call(input, text);
      listener();
    },
  });
  return () => {
    if (own) Object.defineProperty(input, 'value', own);
    else Reflect.deleteProperty(input, 'value');
  };
}
