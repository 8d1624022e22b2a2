import type {ResultItem} from '../../core/contract/schema.ts';
import {platform} from '../../service/shopify/platform.ts';
import {cardTemplates} from './cards/card-list.ts';
import {type ListProperties, startsWithTheme} from './history/list-query.ts';
import {offersColumns} from './shown-columns.ts';

/** The properties of a list that its features depend on. */
interface OptingList extends HTMLElement, Omit<ListProperties, 'dataset'> {
  readonly cards: 'theme' | null;
  readonly columns: string | null;
  readonly paging: 'more' | 'pages' | 'infinite';
  readonly quickAdd: boolean;
  readonly renderItem: ((item: ResultItem) => unknown) | undefined;
}

/** Conditions of features, by their names. They are apart from the features' code, which other lists don't load. */
type Conditions = Readonly<Record<string, (list: OptingList) => boolean>>;

const offers = (list: Element, slot: string): boolean =>
  list.querySelector(`:scope > template[slot=${slot}]`) !== null;

/** The files of a list's features, for every list and opt-in. */
export const featureFiles = [
  {load: async () => (await import('./features.ts')).features},
  {
    optIns: {
      banners: list => offers(list, 'banner'),
      platformCards: ({cards}) => cards === 'theme',
      quickAdd: ({quickAdd}) => quickAdd,
      templateCards: list =>
        Boolean(list.renderItem) || ['product', 'article', 'page', 'empty'].some(slot => offers(list, slot)),
    } satisfies Conditions,
    /** Cards wait for the code of quick add, and if the theme renders cards or banners itself. */
    drawsCards: (list: OptingList) =>
      list.quickAdd || Boolean(list.renderItem) || cardTemplates(list).length > 0,
    load: async () => (await import('./cards/card-features.ts')).cardFeatures,
  },
  {
    optIns: {
      columnChoice: offersColumns,
      feed: ({paging}) => paging === 'infinite',
      numberedPages: ({paging}) => paging === 'pages',
    } satisfies Conditions,
    isEarly: true,
    load: async () => (await import('./control-features.ts')).controlFeatures,
  },
  {
    optIns: {
      browse: list => list.querySelector(':scope > [slot=browse]') !== null,
      pictureTransition: ({dataset}) => Boolean(dataset.pictureTransition),
      viewTransitions: ({dataset}) => dataset.transition !== undefined,
    } satisfies Conditions,
    load: async () => (await import('./page-features.ts')).pageFeatures,
  },
  {
    optIns: {
      themeChoice: startsWithTheme,
      themePages: list => startsWithTheme(list) && list.paging !== 'pages',
      themeReturn: startsWithTheme,
      themeSorts: startsWithTheme,
    } satisfies Conditions,
    isLast: true,
    load: async () => (await import('./theme-list/theme-features.ts')).themeFeatures,
  },
  {
    optIns: {preview: () => Boolean(platform().designMode)},
    load: async () => ({preview: (await import('./theme-editor/preview.ts')).preview}),
  },
] as const;
