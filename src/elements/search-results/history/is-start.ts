import {readPageUrl} from '../../../core/query/page-url.ts';
import type {ResultsHost} from '../results-host.ts';

/** Whether the list belongs to a results page that was opened without a search term. */
export function isStart({store: {scope, state}}: ResultsHost): boolean {
  if (state.status !== 'idle' || !scope.followsAddress || state.text) return false;
  return !readPageUrl(new URL(location.href)).pageQuery.query;
}
