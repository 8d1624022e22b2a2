import type {Analytics} from '../service/analytics/analytics.ts';
import type {Config} from '../service/browser/config.ts';
import type {SearchService} from '../service/search/search-service.ts';

/** The services that a store depends on. */
export interface Services {
  readonly config: Config;
  readonly analytics: Analytics;
  readonly search: Pick<
    SearchService,
    'search' | 'peek' | 'handOver' | 'hasAnswers' | 'isRefused' | 'budget' | 'stopNavigation'
  >;
}

/** The services that all stores of a page share: one configuration, one cache, one event queue. */
export interface PageServices extends Services {
  readonly search: SearchService;
}
