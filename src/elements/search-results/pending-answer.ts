import type {SearchState, SearchStatus} from '../../store/store.ts';
import type {Feature} from './feature.ts';

/** Dims the list after this time, in milliseconds. */
const SLOW_MS = 400;

/** Dims the list when other results take long, and says so in place of the count. */
export const slowAnswers: Feature = (list, signal) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSlow = false;
  const set = (isSlowNow: boolean) => {
    if (isSlowNow !== isSlow) list.requestUpdate();
    isSlow = isSlowNow;
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    set(false);
  };
  const unsubscribe = list.store.subscribe(({status, change}) => {
    if (status === 'refreshing' && change === 'replace') timer ??= setTimeout(() => set(true), SLOW_MS);
    else stop();
  });
  for (const end of [unsubscribe, stop]) signal.addEventListener('abort', end);
  return {places: {isSlow: () => isSlow}};
};

/**
 * Counts the cards of the next page from its request on, so that skeletons move the content below right away, and not when the page
 * arrives. Counts none for the retry of a refused request.
 */
export const comingCards: Feature = (list, signal) => {
  const {store} = list;
  let count = 0;
  let before: SearchStatus = store.state.status;
  const unsubscribe = store.subscribe(state => {
    const {status} = state;
    if (status !== 'refreshing') count = 0;
    else if (before !== 'refreshing') count = before === 'limited' ? 0 : countNext(state);
    before = status;
  });
  signal.addEventListener('abort', unsubscribe);
  return {places: {coming: () => count}};
};

function countNext({change, answer}: SearchState): number {
  if (change !== 'append' || answer?.next === undefined) return 0;
  return Math.max(0, Math.min(answer.request.limit, answer.total - answer.next));
}
