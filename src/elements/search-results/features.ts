import {activeFilters} from './active-filters.ts';
import {announcement} from './announcement.ts';
import {cardHeights} from './cards/card-heights.ts';
import {swatches} from './cards/swatches.ts';
import {pageTop} from './history/page-top.ts';
import {linksAhead} from './links-ahead.ts';
import {morphing} from './morphing.ts';
import {listEnd, noResults} from './no-results.ts';
import {notices} from './notices.ts';
import {pageTitle} from './page-title.ts';
import {comingCards, slowAnswers} from './pending-answer.ts';
import {rememberedPageSize, untouchedBoxes} from './search-boxes.ts';
import {themeResults} from './search-links.ts';
import {standardEvents} from './standard-events.ts';

/** The features of every list; `feature-files.ts` has the others. Their order doesn't matter, since no feature depends on another. */
export const features = {
  activeFilters,
  announcement,
  cardHeights,
  comingCards,
  linksAhead,
  listEnd,
  morphing,
  noResults,
  notices,
  pageTitle,
  pageTop,
  rememberedPageSize,
  slowAnswers,
  standardEvents,
  swatches,
  themeResults,
  untouchedBoxes,
};
