import {writeHistory} from '../../service/browser/history.ts';
import type {Feature} from './feature.ts';
import {STORE_SEARCH} from './history/list-query.ts';

interface FallbackHost {
  readonly urlSync: 'off' | null;
}

/** Removes the fragment that requests the theme's results, so that the next visit shows the list again. */
export const themeResults: Feature<FallbackHost> = ({urlSync}) => {
  if (location.hash === STORE_SEARCH && urlSync !== 'off')
    writeHistory('replace', history.state, location.href.split('#')[0]);
};
