import {html, nothing, type TemplateResult} from 'lit';
import type {FacetName} from '../../core/filters/facet-groups.ts';
import {textContent} from '../shared/text-content.ts';
import type {OpenedGroups} from './opened-groups.ts';

export interface GroupContent {
  readonly facet: FacetName;
  /** The facet, with the option's or metafield's name if it has one. */
  readonly id: string;
  readonly heading: string;
  /** The part around the content: `long` while a part of that is not loaded. */
  readonly part: 'values' | 'long' | 'price';
  readonly content: () => unknown;
}

/** A group of controls under a heading that opens and closes it. */
export function facetGroup(
  {facet, id, heading, part, content}: GroupContent,
  groups: Pick<OpenedGroups, 'isOpen' | 'set'>,
): TemplateResult {
  const isOpen = groups.isOpen(facet, id);
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
