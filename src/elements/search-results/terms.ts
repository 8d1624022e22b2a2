import {html, nothing, type TemplateResult} from 'lit';
import {searchHref} from '../../core/products/link.ts';
import type {Localization} from '../shared/localize.ts';

/** Terms to search for instead (§2.1), as links, so that they open in a new tab too. */
export function terms(
  heading: 'didYouMean' | 'related' | 'recent',
  list: readonly string[],
  {translate, searchUrl}: Localization,
): TemplateResult | typeof nothing {
  if (!list.length) return nothing;
  const text = translate(heading);
  return html`<div part="terms" role="group" aria-label=${text}>
    <span>${text}</span>
    ${list.map(term => html`<a href=${searchHref(searchUrl, term)}>${term}</a>`)}
  </div>`;
}
