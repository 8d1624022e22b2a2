import type {ReactiveController} from 'lit';
import {platform} from '../../service/shopify/platform.ts';
import {ActiveFilters} from './active-filters.ts';
import {Announcement} from './announcement.ts';
import {CardHeights} from './cards/card-heights.ts';
import {Swatches} from './cards/swatches.ts';
import {startsWithTheme} from './history/list-query.ts';
import {PageTop} from './history/page-top.ts';
import {ListEnd} from './list-end.ts';
import {NoResults} from './no-results.ts';
import {Notices} from './notices.ts';
import {LinksAhead} from './page/links-ahead.ts';
import {Morphing} from './page/morphing.ts';
import {hasSearchTitle, PageTitle} from './page/page-title.ts';
import {RememberedPageSize, UntouchedBoxes} from './page/search-boxes.ts';
import {StandardEvents} from './page/standard-events.ts';
import {ThemeResults} from './page/theme-results.ts';
import {ComingCards, SlowAnswers} from './pending-answer.ts';
import type {ResultsHost} from './results-host.ts';

/** A part of a list that its first paint does not need. */
export interface Feature {
  readonly name: string;
  /** Whether a list has the feature, by its properties, its attributes and the page; never by an answer. */
  readonly when: (list: ResultsHost) => boolean;
  /** Creates the feature. It follows its host while it is connected, and undoes everything when it is disconnected. */
  readonly create: (list: ResultsHost) => ReactiveController | Promise<ReactiveController>;
}

const always = () => true;

/** The features of every list; `opt-ins.ts` lists the others. Their order means nothing: none knows another one. */
export const features: Feature[] = [
  {name: 'active filters', when: always, create: list => new ActiveFilters(list)},
  {name: 'announcement', when: always, create: list => new Announcement(list)},
  {name: 'boxes that are not loaded yet', when: always, create: list => new UntouchedBoxes(list)},
  {name: 'card heights', when: always, create: list => new CardHeights(list)},
  {name: 'coming cards', when: always, create: list => new ComingCards(list)},
  {name: 'end of the list', when: always, create: list => new ListEnd(list)},
  {name: 'links ahead', when: always, create: list => new LinksAhead(list)},
  {name: 'morphing', when: always, create: list => new Morphing(list)},
  {name: 'no results', when: always, create: list => new NoResults(list)},
  {name: 'notices', when: always, create: list => new Notices(list)},
  {name: 'page title', when: hasSearchTitle, create: list => new PageTitle(list)},
  {name: 'preview', when: () => Boolean(platform().designMode), create: createPreview},
  {name: 'remembered page size', when: always, create: list => new RememberedPageSize(list)},
  {name: 'scrolling to the top', when: always, create: list => new PageTop(list)},
  {name: 'slow answers', when: always, create: list => new SlowAnswers(list)},
  {
    name: 'standard events',
    when: ({dataset}) => dataset.standardEvents !== 'off',
    create: list => new StandardEvents(list),
  },
  {name: 'swatches', when: always, create: list => new Swatches(list)},
  {
    name: 'theme choice',
    when: startsWithTheme,
    create: async list => new (await import('./theme-list/theme-choice.ts')).ThemeChoice(list),
  },
  {
    name: 'theme pages',
    when: list => startsWithTheme(list) && list.paging !== 'pages',
    create: async list => new (await import('./paging/theme-pages.ts')).ThemePages(list),
  },
  {name: 'theme results', when: always, create: list => new ThemeResults(list)},
  {
    name: 'theme return',
    when: startsWithTheme,
    create: async list => new (await import('./theme-list/theme-return.ts')).ThemeReturn(list),
  },
  {
    name: 'theme sorts',
    when: startsWithTheme,
    create: async list => new (await import('./theme-list/theme-sorts.ts')).ThemeSorts(list),
  },
];

/** No shopper loads the preview of the theme editor. */
async function createPreview(list: ResultsHost): Promise<ReactiveController> {
  const {Preview} = await import('./theme-editor/preview.ts');
  return new Preview(list);
}
