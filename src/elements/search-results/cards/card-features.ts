import type {Feature} from '../features.ts';
import {offersBanners, offersTemplates} from '../opt-ins.ts';
import {QuickAdd} from '../quick-add/quick-add.ts';
import {Banners} from './banners.ts';
import {PlatformCards} from './platform-cards.ts';
import {TemplateCards} from './template-cards.ts';

/** What the theme makes of cards, and adds to them. */
export const cardFeatures: Feature[] = [
  {name: 'cards of the theme', when: ({cards}) => cards === 'theme', create: list => new PlatformCards(list)},
  {name: 'content between cards', when: offersBanners, create: list => new Banners(list)},
  {name: 'quick add', when: ({quickAdd}) => quickAdd, create: list => new QuickAdd(list)},
  {name: 'templates of the theme', when: offersTemplates, create: list => new TemplateCards(list)},
];
