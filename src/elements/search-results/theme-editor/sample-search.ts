import {SearchError} from '../../../core/contract/errors.ts';
import type {Services} from '../../../store/search-store.ts';
import {sampleNothing, samplePage} from './samples.ts';

const failures = new Map(
  Object.entries({
    limited: 'rate_limited',
    failed: 'bad_response',
    unavailable: 'plan_required',
  }),
);

/** Whether a state shows results while others are requested. */
export const showsTwoAnswers = (previewState: string): boolean =>
  previewState === 'refreshing' || previewState === 'limited';

/**
 * Creates a search service that is always in one state.
 *
 * @param previewState the state, a value of `data-state` or `degraded-results`.
 * @param live the services that the samples replace.
 * @param pictures addresses of pictures, if the page has some.
 */
export function sampleSearch(
  previewState: string,
  {config: {locale}, search: {budget}}: Services,
  pictures: readonly string[],
): Services['search'] {
  let searches = 0;
  return {
    hasAnswers: false,
    isRefused: false,
    budget,
    peek: () => undefined,
    handOver: () => undefined,
    stopNavigation() {},
    async search(request, {signal}) {
      const isFirst = searches++ === 0 && showsTwoAnswers(previewState);
      const code = failures.get(previewState);
      if (code && !isFirst) throw new SearchError(code);
      if ((previewState === 'loading' || previewState === 'refreshing') && !isFirst) return never(signal);
      const isEmpty = previewState === 'empty' || previewState === 'degraded';
      const {response, ...page} = isEmpty
        ? sampleNothing(request, locale)
        : samplePage(request, locale, pictures);
      return {...page, response: {...response, degraded: previewState.startsWith('degraded')}};
    },
  };
}

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
