import {OptionSwatches} from '../shared/option-swatches.ts';
import {LongFacets} from './long-facet.ts';
import type {PanelHost} from './panel-host.ts';
import {PriceFilter} from './price-filter.ts';
import {SkipLink} from './skip-link.ts';

/** The parts of a panel that its first paint does not need. Every panel has all of them. */
export interface PanelFeatures {
  readonly longFacets: LongFacets;
  readonly price: PriceFilter;
  readonly skip: SkipLink;
  readonly swatches: OptionSwatches;
}

export const createFeatures = (panel: PanelHost): PanelFeatures => ({
  longFacets: new LongFacets(panel),
  price: new PriceFilter(panel),
  skip: new SkipLink(panel),
  swatches: new OptionSwatches(panel),
});
