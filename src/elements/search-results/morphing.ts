import type {Feature} from './feature.ts';

/** Restores the cards and `data-state`, which a theme removes when it morphs its section, because Liquid did not render them. */
export const morphing: Feature = (list, signal) => {
  const observer = new MutationObserver(() => {
    list.dataset.state ??= list.store.state.status;
    if (list.grid.parentNode !== list) list.append(list.grid);
  });
  observer.observe(list, {childList: true, attributeFilter: ['data-state']});
  signal.addEventListener('abort', () => observer.disconnect());
};
