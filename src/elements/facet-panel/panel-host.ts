import type {SearchStore} from '../../store/search-store.ts';

/** What a feature of `<facet-panel>` may ask of its element. */
export interface PanelHost extends HTMLElement {
  readonly store: SearchStore;
  readonly facets: string | null;
  readonly updateComplete: Promise<void>;
  requestUpdate(): void;
}
