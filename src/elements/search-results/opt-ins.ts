import type {ResultItem} from '../../core/contract/schema.ts';
import {offersColumns} from './shown-columns.ts';

// Conditions of the features that only some lists have. They are apart from the features' code, which the other lists don't load.

export interface Templated extends Element {
  readonly renderItem: ((item: ResultItem) => unknown) | undefined;
}

export interface WithQuickAdd {
  readonly quickAdd: boolean;
}

export interface Paged {
  readonly paging: 'more' | 'pages' | 'infinite';
}

const offers = (list: Element, slot: string): boolean =>
  list.querySelector(`:scope > template[slot=${slot}]`) !== null;

/** Conditions of the features in `cards/card-features.ts`. */
export const cardOptIns = {
  banners: (list: Element): boolean => offers(list, 'banner'),
  platformCards: ({cards}: {readonly cards: 'theme' | null}): boolean => cards === 'theme',
  quickAdd: ({quickAdd}: WithQuickAdd): boolean => quickAdd,
  templates: (list: Templated): boolean =>
    Boolean(list.renderItem) || ['product', 'article', 'page', 'empty'].some(slot => offers(list, slot)),
};

/** Conditions of the features in `control-features.ts`. */
export const controlOptIns = {
  columns: offersColumns,
  feed: ({paging}: Paged): boolean => paging === 'infinite',
  pages: ({paging}: Paged): boolean => paging === 'pages',
};

/** Conditions of the features in `page-features.ts`. */
export const pageOptIns = {
  /** An element, or a `<template>` that is copied when the list has nothing to show. */
  browse: (list: Element): boolean => list.querySelector(':scope > [slot=browse]') !== null,
  pictureTransition: ({dataset}: HTMLElement): boolean => Boolean(dataset.pictureTransition),
  viewTransitions: ({dataset}: HTMLElement): boolean => dataset.transition !== undefined,
};

/** The slots of templates for the items of the list. */
const TEMPLATES = ['product', 'article', 'page', 'banner'];

/** Returns the theme's templates of cards and banners. */
export const cardTemplates = (list: Element): Element[] =>
  [...list.children].filter(child => child.matches('template') && TEMPLATES.includes(child.slot));

/** Whether cards wait for the code of features: for quick add, or because the theme renders cards or banners itself. */
export const needsCardCode = (list: Templated & WithQuickAdd): boolean =>
  list.quickAdd || Boolean(list.renderItem) || cardTemplates(list).length > 0;
