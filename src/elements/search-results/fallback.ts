import {isUnavailable} from '../../store/search-state.ts';
import type {ResultsHost} from './results-host.ts';

/** Whether the theme's children are shown, because there is nothing better: no answer yet, or none to be had. */
export function showsFallback(host: ResultsHost): boolean {
  const {state} = host.store;
  return isUnavailable(state) || (!state.answer && (state.status !== 'loading' || host.fallback !== null));
}
