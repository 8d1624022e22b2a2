import {writeHistory} from '../../../service/browser/history.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import {type Position, readPosition, restorePosition, untilInteraction} from '../history/position.ts';
import type {ResultsHost} from '../results-host.ts';
import {isGridOfAddress, themeGrid} from './theme-grid.ts';

/**
 * Returns to the theme's results, which stay on the page while those of the service are shown: with Back, to where the shopper was in
 * them. If Liquid rendered them for another address, reloads the page.
 */
export class ThemeReturn extends StoreFollower<ResultsHost> {
  #isShown = true;

  protected follow(store: SearchStore, signal: AbortSignal): void {
    this.#isShown = store.state.status === 'idle';
    const undo = store.onNavigate('leave', () => this.#keepPosition());
    const unsubscribe = store.subscribe(({status}) => {
      const isReturn = status === 'idle' && !this.#isShown;
      this.#isShown = status === 'idle';
      const grid = isReturn && themeGrid(this.host);
      if (grid) void this.#return(grid);
    });
    signal.addEventListener('abort', () => {
      undo();
      unsubscribe();
    });
  }

  /** Keeps the position in the history entry, which a reload of the page leaves as it is. */
  #keepPosition(): undefined {
    const grid = this.#isShown && themeGrid(this.host);
    if (grid) writeHistory('replace', {...history.state, [POSITION]: readPosition(grid)});
  }

  async #return(grid: HTMLElement): Promise<void> {
    if (!isGridOfAddress(grid)) return location.reload();
    const position: Partial<Position> | undefined = history.state?.[POSITION];
    if (!position) return;
    const interaction = untilInteraction();
    const {href} = location;
    await this.host.updateComplete;
    const isCurrent = () => location.href === href;
    restorePosition(grid, position, interaction, isCurrent, () => grid.checkVisibility());
  }
}

/** The name of the position in the state of a history entry. */
const POSITION = 'storefrontSearchTheme';
