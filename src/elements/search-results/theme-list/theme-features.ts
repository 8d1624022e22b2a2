import {themeChoice} from './theme-choice.ts';
import {themePages} from './theme-pages.ts';
import {themeReturn} from './theme-return.ts';
import {themeSorts} from './theme-sorts.ts';

/** The features of a list that starts with the theme's results. */
export const themeFeatures = {themeChoice, themePages, themeReturn, themeSorts};
