import type {ReactiveController} from 'lit';
import type {PanelHost} from './panel-host.ts';

/** The name and the value of a control; both are empty for a button. */
interface Control {
  readonly name: string;
  readonly value: string;
}

/** Keeps focus on the same choice: lists are rendered in place, so that its input may show another one after an update. */
export class FacetFocus implements ReactiveController {
  readonly #host: PanelHost;
  #focused: Control | undefined;

  constructor(host: PanelHost) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    const focused = this.#host.shadowRoot?.activeElement as HTMLInputElement | null | undefined;
    this.#focused = focused ? {name: focused.name, value: focused.value} : undefined;
  }

  hostUpdated(): void {
    const root = this.#host.shadowRoot;
    if (!root || !this.#focused) return;
    const {name, value} = this.#focused;
    const same = name && value ? findInput(root, name, value) : undefined;
    const next = same ?? root.activeElement ?? closestControl(root);
    if (next !== root.activeElement) (next as HTMLElement | null)?.focus();
  }
}

/** Returns the input of a group's choice. */
export function findInput(root: ShadowRoot, name: string, value: string): HTMLInputElement | undefined {
  return [...root.querySelectorAll('input')].find(input => input.name === name && input.value === value);
}

/** Returns what is closest in meaning to a control that an update removed. */
function closestControl(root: ShadowRoot): Element | null {
  return (
    root.querySelector('dialog:modal [part=show]') ??
    root.querySelector('[part=clear-all]') ??
    root.querySelector('[part=open], button')
  );
}
