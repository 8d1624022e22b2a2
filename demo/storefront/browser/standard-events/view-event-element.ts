import {isObject} from '../customer-event.ts';
import {CartViewEvent, CollectionViewEvent, ProductViewEvent} from './events.ts';

type Base = new (
  ...args: never[]
) => HTMLElement & {connectedCallback?(): void; disconnectedCallback?(): void};
type Trigger = 'connect' | 'intersect' | 'dialog' | 'manual';

/**
 * Creates an element that reports a view of the product, collection or cart in its `view-event-payload`: when it is
 * connected, scrolled into view, or shown in a dialog.
 */
export function createViewEventElement(
  Parent: Base = HTMLElement,
  {defaultTrigger = 'connect'}: {readonly defaultTrigger?: Trigger} = {},
) {
  return class extends Parent {
    #abort = new AbortController();

    override connectedCallback(): void {
      super.connectedCallback?.();
      this.#abort = new AbortController();
      const trigger = this.getAttribute('view-event-trigger') ?? defaultTrigger;
      if (trigger === 'connect') queueMicrotask(() => this.dispatchViewEvent());
      if (trigger === 'intersect') dispatchInView(this, () => this.dispatchViewEvent(), this.#abort.signal);
      if (trigger === 'dialog') dispatchInDialog(this, () => this.dispatchViewEvent(), this.#abort.signal);
    }

    override disconnectedCallback(): void {
      super.disconnectedCallback?.();
      this.#abort.abort();
    }

    dispatchViewEvent(): void {
      const payload = readPayload(this);
      const [, ViewEvent] = EVENTS.find(([name]) => name in payload) ?? [];
      if (ViewEvent && this.isConnected) this.dispatchEvent(new ViewEvent(payload));
    }
  };
}

const EVENTS = [
  ['product', ProductViewEvent],
  ['collection', CollectionViewEvent],
  ['cart', CartViewEvent],
] as const;

function readPayload(element: HTMLElement): Readonly<Record<string, unknown>> {
  const script = element.querySelector(':scope > script[data-view-event-payload]');
  try {
    const payload: unknown = JSON.parse(
      element.getAttribute('view-event-payload') ?? script?.textContent ?? '',
    );
    return isObject(payload) ? payload : {};
  } catch {
    return {};
  }
}

function dispatchInView(element: HTMLElement, dispatch: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    dispatch();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function dispatchInDialog(element: HTMLElement, dispatch: () => void, signal: AbortSignal): void {
  const dialog = element.closest('dialog');
  dialog?.addEventListener('toggle', () => dialog.open && dispatch(), {signal});
}
