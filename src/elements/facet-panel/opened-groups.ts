import {tab} from '../../service/browser/storage.ts';
import type {GroupContent, GroupStates} from './facet-group.ts';
import type {PanelHost} from './panel-host.ts';

/** Which groups are open: what the shopper did in this session, else what the theme's `collapsed` says. */
export class OpenedGroups implements GroupStates {
  readonly #host: PanelHost;
  /** By the group's id. */
  #opened: Readonly<Record<string, unknown>>;

  constructor(host: PanelHost) {
    this.#host = host;
    this.#opened = Object(tab.get('facets'));
  }

  isOpen(group: GroupContent): boolean {
    return this.setByShopper(group) ?? !this.isCollapsed(group);
  }

  /** What the shopper did; `undefined` if nothing. */
  setByShopper({id}: GroupContent): boolean | undefined {
    const opened = this.#opened[id];
    return typeof opened === 'boolean' ? opened : undefined;
  }

  /** Whether the theme has it closed at first. */
  isCollapsed({facet}: GroupContent): boolean {
    return this.#host.collapsed?.includes(facet) ?? false;
  }

  set(id: string, isOpen: boolean): void {
    this.#opened = {...this.#opened, [id]: isOpen};
    tab.set('facets', this.#opened);
    this.#host.requestUpdate();
  }
}
