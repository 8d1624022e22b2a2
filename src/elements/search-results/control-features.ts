import {ColumnChoice} from './columns.ts';
import type {Feature} from './features.ts';
import {Feed} from './paging/feed.ts';
import {NumberedPages} from './paging/pages.ts';
import {offersColumns} from './shown-columns.ts';

/** The controls around the cards that a list has instead of the usual ones, or besides. */
export const controlFeatures: Feature[] = [
  {name: 'choice of columns', when: offersColumns, create: list => new ColumnChoice(list)},
  {name: 'feed', when: ({paging}) => paging === 'infinite', create: list => new Feed(list)},
  {name: 'numbered pages', when: ({paging}) => paging === 'pages', create: list => new NumberedPages(list)},
];
