import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {searchHref} from '../../core/products/link.ts';
import {distinctTerms} from '../../core/query/query-text.ts';
import type {Localization} from '../shared/localize.ts';

/** The related keywords (§2.1) that are another search than the answer's, each once. */
export const relatedTerms = ({related_keywords, request}: Answer): string[] =>
  distinctTerms(related_keywords, [request.query]);

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
