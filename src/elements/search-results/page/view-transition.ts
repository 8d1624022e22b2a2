import {css} from 'lit';
import type {Answer} from '../../../core/contract/answer.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import type {ResultsHost} from '../results-host.ts';

/** An answer does not wait longer for the picture of what it takes the place of. */
const PATIENCE_MS = 50;

/** The rest of the page stays as it is, and what is pressed meanwhile is heard. */
const styles = css`
  :root:active-view-transition-type(search-results) {
    view-transition-name: none;
    &::view-transition {
      pointer-events: none;
    }
  }
`;

/**
 * Shows another set of results by a view transition, where a list has `data-transition`, the browser knows how, and the
 * shopper has nothing against motion.
 */
export function followTransitions(list: ResultsHost, cards: HTMLElement, leaving: AbortSignal): void {
  let shown = list.store.state.answer;
  list.hold = () => {
    const before = shown;
    shown = list.store.state.answer;
    return isAnother(before, shown) && isWanted(list) ? capture(list, cards) : undefined;
  };
  leaving.addEventListener('abort', () => {
    list.hold = undefined;
  });
}

/** Not the same results with more of them. */
function isAnother(before: Answer | undefined, answer: Answer | undefined): boolean {
  const first = before?.hits[0]?.item;
  return Boolean(answer && first) && !answer?.hits.some(({item}) => item === first);
}

const isWanted = ({dataset}: ResultsHost) =>
  dataset.transition !== undefined &&
  'ViewTransitionTypeSet' in globalThis &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Resolves when the browser has its picture of what is on screen: then the list may be rendered. */
function capture(list: ResultsHost, {style}: HTMLElement): Promise<void> {
  adoptStyles(document, styles);
  // Not for longer: a name must be that of one element in every transition of the page.
  style.viewTransitionName = 'search-results';
  return new Promise(resolve => {
    const timer = setTimeout(() => {
      transition.skipTransition();
      resolve();
    }, PATIENCE_MS);
    const update = () => {
      clearTimeout(timer);
      resolve();
      return list.updateComplete;
    };
    const transition = document.startViewTransition({update, types: ['search-results']});
    // Also where it is skipped, as by another transition, or in a tab that goes out of sight: the results are there.
    void Promise.allSettled([transition.ready, transition.updateCallbackDone, transition.finished]).then(
      () => {
        style.viewTransitionName = '';
      },
    );
  });
}
