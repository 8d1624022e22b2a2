import {isUnavailable} from '../../store/search-state.ts';
import type {ResultsHost} from './results-host.ts';

/** Whether the theme's children are shown, because there is nothing better: no answer yet, or none to be had. */
export function showsFallback({store: {state}, hasFallback}: ResultsHost): boolean {
  return isUnavailable(state) || (!state.answer && (state.status !== 'loading' || hasFallback));
}
