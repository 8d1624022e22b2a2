import type {BoxPart} from './box-host.ts';

/**
 * Follows a field whose text changes without an `input` event: by a form's `reset`, by a password manager, which dispatches
 * `change`, and by a script that writes to `value`, for which browsers fire nothing. A script that changes `defaultValue` of a
 * field nobody has typed in is not noticed before the shopper uses the field.
 */
export const fieldChanges: BoxPart = (box, signal) => {
  const {field} = box;
  let watched: HTMLInputElement | null = null;
  let unwatch: (() => void) | undefined;
  const watch = (input: HTMLInputElement | null) => {
    if (input === watched) return;
    unwatch?.();
    watched = input;
    // A script that fills a field in may empty it first.
    unwatch = input ? watchValue(input, () => queueMicrotask(field.read)) : undefined;
  };
  const onReset = ({target}: Event) => {
    // The event comes before the field has its new text.
    if (target === field.input?.form) setTimeout(field.read);
  };
  box.addEventListener('change', field.read, {signal});
  document.addEventListener('reset', onReset, {signal});
  signal.addEventListener('abort', () => watch(null));
  return () => watch(box.onlySubmits ? null : field.input);
};

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
