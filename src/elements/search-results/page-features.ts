import {browse} from './browse.ts';
import {pictureTransition} from './picture-transition.ts';
import {viewTransitions} from './view-transitions.ts';

/** What a search does to the page around its list. */
export const pageFeatures = [browse, pictureTransition, viewTransitions];
