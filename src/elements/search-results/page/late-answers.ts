import {css} from 'lit';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import type {ResultsHost} from '../results-host.ts';

/** From here on a shopper wonders whether anything happens. */
const LONG_MS = 400;

const styles = css`
  ul:where(.search-waiting) {
    opacity: .6;
    transition: opacity .2s;
  }
`;

/** What is on screen is dimmed while other results take long, and the count says so. */
export function tellWaits(list: ResultsHost, cards: HTMLElement, leaving: AbortSignal): void {
  const {store} = list;
  let wait: ReturnType<typeof setTimeout> | undefined;
  adoptStyles(list, styles);
  const tell = (isLong: boolean) => {
    cards.classList.toggle('search-waiting', isLong);
    list.requestUpdate();
  };
  const stop = () => {
    clearTimeout(wait);
    wait = undefined;
    tell(false);
  };
  const undo = store.subscribe(({status}) => {
    if (status === 'refreshing' && !store.adds) wait ??= setTimeout(tell, LONG_MS, true);
    else stop();
  });
  leaving.addEventListener('abort', () => {
    undo();
    stop();
  });
}
