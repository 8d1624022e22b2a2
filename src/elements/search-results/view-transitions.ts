import {css} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {Feature, ListHost} from './feature.ts';

/** The longest time that an answer waits for the browser's capture of the old state. */
const CAPTURE_MS = 50;

/** Limits the transition to the list, and handles pointer events meanwhile. */
const styles = css`
  :root:active-view-transition-type(search-results) {
    view-transition-name: none;
    &::view-transition {
      pointer-events: none;
    }
  }
`;

/**
 * Shows other results by a view transition, if a list has `data-transition`, the browser supports it, and the shopper does
 * not prefer reduced motion.
 */
export const viewTransitions: Feature = list => {
  let shown = list.store.state.answer;
  const beforeRender = async () => {
    const before = shown;
    shown = list.store.state.answer;
    if (isOther(before, shown) && isPossible()) await capture(list);
  };
  return {places: {beforeRender}};
};

/** Whether an answer replaces the results, and does not only add to them. */
function isOther(before: Answer | undefined, answer: Answer | undefined): boolean {
  const first = before?.hits[0]?.item;
  return Boolean(answer && first) && !answer?.hits.some(({item}) => item === first);
}

const isPossible = (): boolean =>
  'ViewTransitionTypeSet' in globalThis &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves when the old state is captured, and the list may be rendered. */
function capture(list: ListHost): Promise<void> {
  const {style} = list.grid;
  adoptStyles(document, styles);
  // Set only during the transition, since a name must be unique in every transition of the page.
  style.viewTransitionName = 'search-results';
  return new Promise(resolve => {
    const timer = setTimeout(() => {
      transition.skipTransition();
      resolve();
    }, CAPTURE_MS);
    const update = async () => {
      clearTimeout(timer);
      resolve();
      await list.updateComplete;
    };
    const transition = document.startViewTransition({update, types: ['search-results']});
    const {ready, updateCallbackDone, finished} = transition;
    // The promises also settle if the transition is skipped, as by another one or in a hidden tab.
    void Promise.allSettled([ready, updateCallbackDone, finished]).then(() => {
      style.viewTransitionName = '';
    });
  });
}
