import {PanelFacets} from './panel-facets.ts';
import type {PanelHost} from './panel-host.ts';
import {SkipLink} from './skip-link.ts';

/** The parts of a panel that the first paint of its list does not need. Every panel has all of them. */
export interface PanelFeatures {
  readonly facets: PanelFacets;
  readonly skip: SkipLink;
}

export const createFeatures = (panel: PanelHost): PanelFeatures => ({
  facets: new PanelFacets(panel),
  skip: new SkipLink(panel),
});
