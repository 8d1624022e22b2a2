/** An element whose controls are in its shadow root. */
export interface ControlsHost extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

/** Does what may take away the button that was used: then focus goes to what stands nearest by meaning. */
export function keepFocus(element: ControlsHost, act: () => unknown): void {
  act();
  void element.updateComplete.then(() => {
    const root = element.shadowRoot;
    if (root?.activeElement) return;
    const next =
      root?.querySelector('[part=clear-all]') ?? root?.querySelector('p[part=count], [part=open], button');
    (next as HTMLElement | null | undefined)?.focus();
  });
}
