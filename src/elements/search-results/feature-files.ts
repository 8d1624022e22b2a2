import {platform} from '../../service/shopify/platform.ts';
import {startsWithTheme} from './history/list-query.ts';
import {cardOptIns, controlOptIns, needsCardCode, pageOptIns} from './opt-ins.ts';

/** The files of a list's features, for every list and opt-in. */
export const featureFiles = [
  {load: async () => (await import('./features.ts')).features},
  {
    optIns: cardOptIns,
    drawsCards: needsCardCode,
    load: async () => (await import('./cards/card-features.ts')).cardFeatures,
  },
  {
    optIns: controlOptIns,
    isEarly: true,
    load: async () => (await import('./control-features.ts')).controlFeatures,
  },
  {
    optIns: pageOptIns,
    load: async () => (await import('./page-features.ts')).pageFeatures,
  },
  {
    optIns: {startsWithTheme},
    isLast: true,
    load: async () => (await import('./theme-list/theme-features.ts')).themeFeatures,
  },
  {
    optIns: {preview: () => Boolean(platform().designMode)},
    load: async () => [(await import('./theme-editor/preview.ts')).preview],
  },
] as const;
