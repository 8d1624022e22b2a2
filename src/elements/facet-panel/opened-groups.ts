import type {FacetName} from '../../core/filters/facet-groups.ts';
import {tab} from '../../service/browser/storage.ts';
import type {PanelHost} from './panel-host.ts';

/** Which groups are open: what the shopper did in this session, else what the theme's `collapsed` says. */
export class OpenedGroups {
  readonly #host: PanelHost;
  /** By the group's id. */
  #opened: Readonly<Record<string, unknown>>;

  constructor(host: PanelHost) {
    this.#host = host;
    this.#opened = Object(tab.get('facets'));
  }

  isOpen(facet: FacetName, id: string): boolean {
    const opened = this.#opened[id];
    return typeof opened === 'boolean' ? opened : !this.#host.collapsed?.includes(facet);
  }

  set(id: string, isOpen: boolean): void {
    this.#opened = {...this.#opened, [id]: isOpen};
    tab.set('facets', this.#opened);
    this.#host.requestUpdate();
  }
}
