import {Browse} from '../browse.ts';
import type {Feature} from '../features.ts';
import {hasPictureTransition, hasTransition, offersBrowse} from '../opt-ins.ts';
import {PictureTransition} from './picture-transition.ts';
import {ViewTransitions} from './view-transitions.ts';

/** What a search does to the page around its list. */
export const pageFeatures: Feature[] = [
  {
    name: 'picture that moves to its page',
    when: hasPictureTransition,
    create: list => new PictureTransition(list),
  },
  {name: 'products to browse', when: offersBrowse, create: list => new Browse(list)},
  {name: 'view transitions', when: hasTransition, create: list => new ViewTransitions(list)},
];
