import type {ResultsHost} from './results-host.ts';
import {offersColumns} from './shown-columns.ts';

// The conditions of the features that only some lists have, apart from their code, which the other lists don't load.

/** The slots of templates for what is in the list. */
const TEMPLATES = ['product', 'article', 'page', 'banner'];

/** Whether a list has a feature of `cards/card-features.ts`. */
export const hasCardFeatures = (list: ResultsHost): boolean =>
  list.cards === 'theme' || needsCardCode(list) || offersTemplates(list);

/** Whether a list has a feature of `control-features.ts`. */
export const hasControlFeatures = (list: ResultsHost): boolean =>
  list.paging !== 'more' || offersColumns(list);

/** Whether a list has a feature of `page/page-features.ts`. */
export const hasPageFeatures = (list: ResultsHost): boolean =>
  hasTransition(list) || hasPictureTransition(list) || offersBrowse(list);

/** Whether cards wait for the code of features: for quick add, or because the theme makes them itself, or something between them. */
export const needsCardCode = (list: ResultsHost): boolean =>
  list.quickAdd || Boolean(list.renderItem) || cardTemplates(list).length > 0;

/** The theme's templates of cards, and of what is between them. */
export const cardTemplates = (list: ResultsHost): Element[] =>
  [...list.children].filter(child => child.matches('template') && TEMPLATES.includes(child.slot));

/** Whether the theme makes cards or the place of no results itself. */
export const offersTemplates = (list: ResultsHost): boolean =>
  Boolean(list.renderItem) ||
  ['product', 'article', 'page', 'empty'].some(slot => offersTemplate(list, slot));

/** Whether a list has content between its cards. */
export const offersBanners = (list: Element): boolean => offersTemplate(list, 'banner');

const offersTemplate = (list: Element, slot: string): boolean =>
  list.querySelector(`:scope > template[slot=${slot}]`) !== null;

/** Whether the theme offers something where the list has nothing to show: an element, or a `<template>` that is copied then. */
export const offersBrowse = (list: Element): boolean => list.querySelector(':scope > [slot=browse]') !== null;

/** Whether new results appear with a view transition. */
export const hasTransition = ({dataset}: HTMLElement): boolean => dataset.transition !== undefined;

/** Whether the clicked card's picture moves to the page that it leads to. */
export const hasPictureTransition = ({dataset}: HTMLElement): boolean => Boolean(dataset.pictureTransition);
