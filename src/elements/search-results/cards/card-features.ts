import {quickAdd} from '../quick-add/quick-add.ts';
import {banners} from './banners.ts';
import {platformCards} from './platform-cards.ts';
import {templateCards} from './template-cards.ts';

/** What the theme makes of cards, and adds to them. */
export const cardFeatures = [banners, platformCards, quickAdd, templateCards];
