import {html, nothing} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {MAX_OFFSET} from '../../core/contract/constants.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {Localization} from '../shared/localize.ts';
import type {Feature, PlacesHost} from './feature.ts';
import {featureStyles} from './features.styles.ts';
import {relatedTerms, terms} from './terms.ts';

/** The end of a list: a note that further results can't be reached, and related keywords. */
export const listEnd: Feature<PlacesHost> = {
  name: 'end of the list',
  start(list, signal) {
    adoptStyles(list.renderRoot, featureStyles);
    list.fill({below: localization => below(list.store.state.answer, localization)}, signal);
  },
};

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
