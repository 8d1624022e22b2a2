import {writeHistory} from '../../../service/browser/history.ts';
import type {StoreHost} from '../../../store/store-controller.ts';
import type {Feature} from '../feature.ts';
import {type Position, readPosition, restorePosition, untilInteraction} from '../history/position.ts';
import {isGridOfAddress, themeGrid} from './theme-list.ts';

/**
 * Restores the shopper's position when Back returns from the service's results to the theme's, which stay on the page meanwhile. Reloads
 * the page if Liquid rendered them for another address.
 */
export const themeReturn: Feature = (list, signal) => {
  const {store} = list;
  let isShown = store.state.status === 'idle';
  const undo = store.history.onLeave(() => {
    if (isShown) keepPosition(list);
  });
  const unsubscribe = store.subscribe(({status}) => {
    const isReturn = status === 'idle' && !isShown;
    isShown = status === 'idle';
    if (isReturn) void returnTo(list);
  });
  for (const end of [undo, unsubscribe]) signal.addEventListener('abort', end);
};

/** Keeps the position in the state of the history entry, which survives a reload. */
function keepPosition(list: Element): void {
  const grid = themeGrid(list);
  if (grid) writeHistory('replace', {...history.state, [POSITION]: readPosition(grid)});
}

async function returnTo(list: StoreHost): Promise<void> {
  const grid = themeGrid(list);
  if (!grid) return;
  if (!isGridOfAddress(grid)) return location.reload();
  const position: Partial<Position> | undefined = history.state?.[POSITION];
  if (!position) return;
  const interaction = untilInteraction();
  const {href} = location;
  await list.updateComplete;
  const isCurrent = () => location.href === href;
  restorePosition(grid, position, interaction, isCurrent, () => grid.checkVisibility());
}

/** The name of the position in the state of a history entry. */
const POSITION = 'storefrontSearchTheme';
