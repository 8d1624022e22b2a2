import type {StoreHost} from '../../store/store-follower.ts';

/** What a feature of `<facet-panel>` may ask of its element. */
export interface PanelHost extends StoreHost {
  readonly collapsed: string | null;
  readonly renderRoot: HTMLElement | DocumentFragment;
}
