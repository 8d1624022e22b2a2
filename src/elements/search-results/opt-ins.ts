import type {ResultItem} from '../../core/contract/schema.ts';
import {offersColumns} from './shown-columns.ts';

// Which lists have the features that only some have. The code of these features is apart, because the other lists don't load it.

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

/** Of `cards/card-features.ts`. */
export const cardOptIns = {
  banners: (list: Element): boolean => offers(list, 'banner'),
  platformCards: ({cards}: {readonly cards: 'theme' | null}): boolean => cards === 'theme',
  quickAdd: ({quickAdd}: WithQuickAdd): boolean => quickAdd,
  templates: (list: Templated): boolean =>
    Boolean(list.renderItem) || ['product', 'article', 'page', 'empty'].some(slot => offers(list, slot)),
};

/** Of `control-features.ts`. */
export const controlOptIns = {
  columns: offersColumns,
  feed: ({paging}: Paged): boolean => paging === 'infinite',
  pages: ({paging}: Paged): boolean => paging === 'pages',
};

/** Of `page-features.ts`. */
export const pageOptIns = {
  /** An element, or a `<template>` that is copied when the list has nothing to show. */
  browse: (list: Element): boolean => list.querySelector(':scope > [slot=browse]') !== null,
  pictureTransition: ({dataset}: HTMLElement): boolean => Boolean(dataset.pictureTransition),
  viewTransitions: ({dataset}: HTMLElement): boolean => dataset.transition !== undefined,
};

/** The slots of templates for what is in the list. */
const TEMPLATES = ['product', 'article', 'page', 'banner'];

/** The theme's templates of cards, and of what is between them. */
export const cardTemplates = (list: Element): Element[] =>
  [...list.children].filter(child => child.matches('template') && TEMPLATES.includes(child.slot));

/** Whether cards wait for the code of features: for quick add, or because the theme makes them itself, or something between them. */
export const needsCardCode = (list: Templated & WithQuickAdd): boolean =>
  list.quickAdd || Boolean(list.renderItem) || cardTemplates(list).length > 0;
