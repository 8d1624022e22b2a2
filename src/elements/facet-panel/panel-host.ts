import type {StoreHost} from '../../store/store-controller.ts';
import type {Localization} from '../shared/localize.ts';

/** What a feature of `<facet-panel>` may ask of its element. */
export interface PanelHost extends StoreHost {
  readonly facets: string | null;
  readonly collapsed: string | null;
  readonly swatchOptions: string | null;
  readonly localization: Localization | undefined;
  readonly renderRoot: HTMLElement | DocumentFragment;
}
