import type {Answer} from '../../core/contract/answer.ts';
import {MAX_OFFSET} from '../../core/contract/constants.ts';
import {filterEntries} from '../../core/filters/filters.ts';
import type {SearchStatus} from '../../store/search-state.ts';
import type {ResultsHost} from './results-host.ts';

const STATUSES: readonly SearchStatus[] = ['empty', 'degraded', 'limited', 'failed'];

/** Whether a list shows what most first paints do not, so that its extras are loaded at once. */
export function needsExtras({store: {state}, paging, columns}: ResultsHost): boolean {
  return (
    STATUSES.includes(state.status) ||
    paging === 'pages' ||
    paging === 'infinite' ||
    Boolean(columns?.includes(' ')) ||
    filterEntries(state.query.filters).length > 0 ||
    (state.answer !== undefined && hasExtras(state.answer))
  );
}

function hasExtras({related_keywords, previous, hits, request: {offset, limit}}: Answer): boolean {
  return (
    related_keywords.length > 0 ||
    previous !== undefined ||
    offset + limit >= MAX_OFFSET ||
    hits.some(({item}) => item.content_type === 'product' && item.variants.length > 1)
  );
}
