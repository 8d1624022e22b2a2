import type {ReactiveElement} from 'lit';

/** Keeps focus on the same choice: lists are rendered in place, so that its input may show another one after an update. */
export function keepFacetFocus(panel: ReactiveElement): void {
  /** Both name and value are empty for a button. */
  let focused: {readonly name: string; readonly value: string} | undefined;
  panel.addController({
    hostUpdate() {
      const control = panel.shadowRoot?.activeElement as HTMLInputElement | null | undefined;
      focused = control ? {name: control.name, value: control.value} : undefined;
    },
    hostUpdated() {
      const root = panel.shadowRoot;
      if (!root || !focused) return;
      const {name, value} = focused;
      const same = name && value ? findInput(root, name, value) : undefined;
      const next = same ?? root.activeElement ?? closestControl(root);
      if (next !== root.activeElement) (next as HTMLElement | null)?.focus();
    },
  });
}

/** Returns the input of a group's choice. */
export function findInput(root: ParentNode, name: string, value: string): HTMLInputElement | undefined {
  return [...root.querySelectorAll('input')].find(input => input.name === name && input.value === value);
}

/** Returns the closest equivalent of a control that an update removed. */
function closestControl(root: ShadowRoot): Element | null {
  return (
    root.querySelector('dialog:modal [part=show]') ??
    root.querySelector('[part=clear-all]') ??
    root.querySelector('[part=open], button')
  );
}
