import {html, nothing, type TemplateResult} from 'lit';
import type {FacetName} from '../../core/filters/facet-groups.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {textContent} from '../shared/text-content.ts';

export interface GroupContent {
  readonly facet: FacetName;
  /** The facet, with the option's or metafield's name if it has one. */
  readonly id: string;
  readonly heading: string;
  /** The part around the content: `long` while a part of that is not loaded. */
  readonly part: 'values' | 'long' | 'price';
  readonly content: () => unknown;
  /** Whether filters choose one of its values. */
  readonly isChosenIn: (filters: Filters) => boolean;
}

/** Which groups are open. */
export interface GroupStates {
  /** @param rank the place of the group among all groups. */
  isOpen(group: GroupContent, rank: number): boolean;
  set(id: string, isOpen: boolean): void;
}

/** A group of controls under a heading that opens and closes it. */
export function facetGroup(group: GroupContent, rank: number, groups: GroupStates): TemplateResult {
  const {id, heading, part, content} = group;
  const isOpen = groups.isOpen(group, rank);
  return html`
    <fieldset part="facet">
      <legend part="heading">
        <button
          part="disclosure"
          aria-expanded=${isOpen}
          @click=${() => groups.set(id, !isOpen)}
          ${textContent(heading)}
        ></button>
      </legend>
      ${isOpen ? html`<div part=${part}>${content()}</div>` : nothing}
    </fieldset>
  `;
}
