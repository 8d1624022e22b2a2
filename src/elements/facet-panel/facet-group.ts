import {html, nothing, type TemplateResult} from 'lit';
import type {Filters} from '../../core/filters/filters.ts';
import {tab} from '../../service/browser/storage.ts';
import {textContent} from '../shared/text-content.ts';

export interface GroupContent {
  /** The name of the facet, with the option's or metafield's name if it has one. */
  readonly id: string;
  readonly heading: string;
  /** The part around the content. */
  readonly part?: 'values' | 'price';
  readonly content: () => unknown;
  /** Counts the values of the group that filters choose. */
  readonly countIn: (filters: Filters) => number;
}

/** The open state of groups. */
export interface GroupStates {
  /** @param isFirst whether it is the first of all groups. */
  isOpen(group: GroupContent, isFirst: boolean): boolean;
  set(id: string, isOpen: boolean): void;
  /** The text of a group's button, if that is more than its heading. */
  labelOf?(group: GroupContent): string;
}

/** A group of controls under a heading that opens and closes it. */
export function facetGroup(group: GroupContent, isFirst: boolean, groups: GroupStates): TemplateResult {
  const {id, heading, part, content} = group;
  const isOpen = groups.isOpen(group, isFirst);
  const label = groups.labelOf?.(group) ?? heading;
  return html`
    <fieldset part="facet" data-group=${id} aria-label=${label === heading ? nothing : heading}>
      <legend part="heading">
        <button
          part="disclosure"
          aria-expanded=${isOpen}
          @click=${() => groups.set(id, !isOpen)}
          ${textContent(label)}
        ></button>
      </legend>
      ${isOpen ? html`<div part=${part ?? nothing}>${content()}</div>` : nothing}
    </fieldset>
  `;
}

/** An element with groups, of which the theme has some closed at first. */
interface GroupsHost {
  readonly collapsed: string | null;
  requestUpdate(): void;
}

/** The open state of groups: by the shopper's actions in this session, or else by the theme's `collapsed`. */
export class OpenedGroups implements GroupStates {
  readonly #host: GroupsHost;
  /** By the group's id. */
  #opened: Readonly<Record<string, unknown>>;

  constructor(host: GroupsHost) {
    this.#host = host;
    this.#opened = Object(tab.get('facets'));
  }

  isOpen(group: GroupContent): boolean {
    return this.setByShopper(group) ?? !this.isCollapsed(group);
  }

  /** Returns `true` if the shopper opened the group, `false` if they closed it; `undefined` if neither. */
  setByShopper({id}: GroupContent): boolean | undefined {
    const opened = this.#opened[id];
    return typeof opened === 'boolean' ? opened : undefined;
  }

  /** Whether the theme closes the group at first. */
  isCollapsed({id}: GroupContent): boolean {
    const [facet = ''] = id.split(':');
    return this.#host.collapsed?.includes(facet) ?? false;
  }

  set(id: string, isOpen: boolean): void {
    this.#opened = {...this.#opened, [id]: isOpen};
    tab.set('facets', {...Object(tab.get('facets')), [id]: isOpen});
    this.#host.requestUpdate();
  }

  /** Takes over the open state of the groups in the theme's form; on this page only, since the shopper may not have opened them. */
  adopt(opened: Readonly<Record<string, boolean>>): void {
    this.#opened = {...this.#opened, ...opened};
  }
}
