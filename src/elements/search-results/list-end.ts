import {html, nothing} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {MAX_OFFSET} from '../../core/contract/constants.ts';
import type {Localization} from '../shared/localize.ts';
import {PlacedFeature} from './placed-feature.ts';
import {relatedTerms, terms} from './terms.ts';

/** The end of a list: a note that further results can't be reached, and related keywords. */
export class ListEnd extends PlacedFeature {
  protected readonly places = {
    below: (localization: Localization) => below(this.host.store.state.answer, localization),
  };
}

function below(answer: Answer | undefined, localization: Localization): unknown {
  if (!answer) return undefined;
  return html`
    ${endsEarly(answer) ? html`<p>${localization.translate('ceiling')}</p>` : nothing}
    ${answer.hits.length ? terms('related', relatedTerms(answer), localization) : nothing}
  `;
}

/** Whether the list ends before its results do (§4.1 paging 3). */
function endsEarly({next, total, request: {offset, limit}}: Answer): boolean {
  return next === undefined && offset + limit >= MAX_OFFSET && offset + limit < total;
}
