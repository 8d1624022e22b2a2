/** An element whose controls are in its shadow root. */
export interface ControlsHost extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

/** Runs an action that may remove the focused button, then focuses the closest equivalent control. */
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

/** Whether focus is on another element of the page than this one and its ancestors, also across shadow roots. */
export function hasFocusElsewhere(element: Element): boolean {
  const {activeElement, host} = element.getRootNode() as Partial<ShadowRoot>;
  if (activeElement) return !activeElement.contains(element);
  return host ? hasFocusElsewhere(host) : false;
}
