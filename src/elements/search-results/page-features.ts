import {browse} from './browse.ts';
import {pictureTransition} from './picture-transition.ts';
import {viewTransitions} from './view-transitions.ts';

/** The features that affect the page around a list. */
export const pageFeatures = {browse, pictureTransition, viewTransitions};
