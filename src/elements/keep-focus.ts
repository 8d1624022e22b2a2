import type {SearchResultsElement} from './search-results.ts';

/** Does what may take away the button that was used: then focus goes to what stands nearest by meaning. */
export function keepFocus(list: SearchResultsElement, act: () => unknown): void {
  act();
  void list.updateComplete.then(() => {
    const root = list.shadowRoot;
    if (root?.activeElement) return;
    const next = root?.querySelector('[part=clear-all]') ?? root?.querySelector('[part=count]');
    (next as HTMLElement | null | undefined)?.focus();
  });
}
