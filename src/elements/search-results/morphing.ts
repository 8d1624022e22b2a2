import type {StoreHost} from '../../store/store-controller.ts';
import type {Feature} from './feature.ts';

export interface MorphedHost extends StoreHost {
  readonly grid: HTMLElement;
}

/** Restores the cards and `data-state`, which a theme removes when it morphs its section, because Liquid did not render them. */
export const morphing: Feature<MorphedHost> = (list, signal) => {
  const observer = new MutationObserver(() => {
    list.dataset.state ??= list.store.state.status;
    if (list.grid.parentNode !== list) list.append(list.grid);
  });
  observer.observe(list, {childList: true, attributeFilter: ['data-state']});
  signal.addEventListener('abort', () => observer.disconnect());
};
