import {quickAdd} from '../quick-add/quick-add.ts';
import {banners} from './banners.ts';
import {platformCards} from './platform-cards.ts';
import {templateCards} from './template-cards.ts';

/** The features that replace cards, or add content to them or between them. */
export const cardFeatures = {banners, platformCards, quickAdd, templateCards};
