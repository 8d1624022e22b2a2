import {css} from 'lit';
import type {Answer} from '../../../core/contract/answer.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {PlacedFeature} from '../placed-feature.ts';
import type {ResultsHost} from '../results-host.ts';

/** The longest time that an answer waits for the browser's capture of the old state. */
const CAPTURE_MS = 50;

/** The rest of the page stays as it is, and pointer events during the transition are handled. */
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
export class ViewTransitions extends PlacedFeature {
  protected readonly places = {beforeRender: () => this.#capture()};
  #shown = this.host.store.state.answer;

  /** Resolves when the list may be rendered: the old state is captured, or there is nothing to animate. */
  async #capture(): Promise<void> {
    const before = this.#shown;
    this.#shown = this.host.store.state.answer;
    if (isOther(before, this.#shown) && isPossible()) await capture(this.host);
  }
}

/** Whether an answer shows other results, not the same with more of them. */
function isOther(before: Answer | undefined, answer: Answer | undefined): boolean {
  const first = before?.hits[0]?.item;
  return Boolean(answer && first) && !answer?.hits.some(({item}) => item === first);
}

const isPossible = (): boolean =>
  'ViewTransitionTypeSet' in globalThis &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

function capture(host: ResultsHost): Promise<void> {
  const {style} = host.grid;
  adoptStyles(document, styles);
  // Only for now, since a name must be that of one element in every transition of the page.
  style.viewTransitionName = 'search-results';
  return new Promise(resolve => {
    const timer = setTimeout(() => {
      transition.skipTransition();
      resolve();
    }, CAPTURE_MS);
    const update = async () => {
      clearTimeout(timer);
      resolve();
      await host.updateComplete;
    };
    const transition = document.startViewTransition({update, types: ['search-results']});
    const {ready, updateCallbackDone, finished} = transition;
    // Settled also if it is skipped, as by another transition or in a hidden tab.
    void Promise.allSettled([ready, updateCallbackDone, finished]).then(() => {
      style.viewTransitionName = '';
    });
  });
}
