import {columnChoice} from './columns.ts';
import {feed} from './paging/feed.ts';
import {numberedPages} from './paging/pages.ts';

/** The controls around the cards that only some lists have, instead of the usual ones or besides. */
export const controlFeatures = {columnChoice, feed, numberedPages};
