import type {Batch} from '../../../core/contract/answer.ts';
import {SearchError} from '../../../core/contract/errors.ts';
import type {SearchRequest} from '../../../core/contract/request.ts';
import type {RequestBudget} from '../../../service/search/request-budget.ts';
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

/** A search service that is always in one state. */
export class SampleSearch {
  readonly hasAnswers = false;
  readonly isRefused = false;
  readonly budget: RequestBudget;
  readonly #state: string;
  readonly #locale: string;
  readonly #pictures: readonly string[];
  #searches = 0;

  /**
   * @param previewState the state, a value of `data-state` or `degraded-results`.
   * @param live the services that the samples replace.
   * @param pictures addresses of pictures, if the page has some.
   */
  constructor(previewState: string, {config, search}: Services, pictures: readonly string[]) {
    this.#state = previewState;
    this.#locale = config.locale;
    this.#pictures = pictures;
    this.budget = search.budget;
  }

  peek(): undefined {}

  handOver(): undefined {}

  stopNavigation(): void {}

  async search(request: SearchRequest, {signal}: {readonly signal: AbortSignal}): Promise<Batch> {
    const isFirst = this.#searches++ === 0 && showsTwoAnswers(this.#state);
    const code = failures.get(this.#state);
    if (code && !isFirst) throw new SearchError(code);
    if ((this.#state === 'loading' || this.#state === 'refreshing') && !isFirst) return never(signal);
    const isEmpty = this.#state === 'empty' || this.#state === 'degraded';
    const {response, ...page} = isEmpty
      ? sampleNothing(request, this.#locale)
      : samplePage(request, this.#locale, this.#pictures);
    return {...page, response: {...response, degraded: this.#state.startsWith('degraded')}};
  }
}

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
