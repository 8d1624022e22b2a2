import type {ResultsHost} from '../results-host.ts';

/** Follows the theme editor: opens facets that the merchant selects, and ends the preview of a section that is removed. */
export class EditorEvents {
  readonly #host: ResultsHost;

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  /** Listens until `signal` is aborted. */
  listen(signal: AbortSignal): void {
    const listen = (type: string, listener: (target: Element) => void) =>
      document.addEventListener(type, ({target}) => listener(target as Element), {signal});
    for (const kind of ['section', 'block']) {
      listen(`shopify:${kind}:select`, selected => toggleFacets(selected, true));
      listen(`shopify:${kind}:deselect`, selected => toggleFacets(selected, false));
    }
    listen('shopify:section:unload', section => this.#onUnload(section));
  }

  #onUnload(section: Element): void {
    if (this.#host.dataset.previewState && section.contains(this.#host)) void this.#host.store.reset();
  }
}

/** Opens or closes the drawer of facets that are alone in the selected section; beside results it would hide them. */
function toggleFacets(selected: Element, isShown: boolean): void {
  const elements = [...selected.querySelectorAll('*')];
  if (elements.some(({localName}) => localName.endsWith('search-results'))) return;
  for (const {localName, shadowRoot} of elements) {
    if (!shadowRoot || !localName.endsWith('facet-panel')) continue;
    shadowRoot.querySelector<HTMLDialogElement>('[part=drawer]')?.close();
    // By its button, as the shopper opens it, because the drawer is empty before.
    if (isShown) shadowRoot.querySelector<HTMLElement>('[part=open]')?.click();
  }
}
