import {css} from 'lit';
import type {Answer} from '../../../core/contract/answer.ts';
import {listedWords, termKey} from '../../../core/query/query-text.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {type Banner, type Feature, type ListHost, onceFor} from '../feature.ts';

export interface BannersHost extends ListHost {
  readonly collection: string | null;
  readonly paging: 'more' | 'pages' | 'infinite';
}

type BannerTemplate = HTMLTemplateElement & {readonly dataset: BannerData};

/** The attributes of a `<template slot="banner">`. */
interface BannerData {
  /** The number of results before it, in the whole list. */
  readonly after?: string;
  /** The queries that it is for, separated by commas. */
  readonly query?: string;
  /** The handle of the collection that it is for. */
  readonly collection?: string;
  /** `2` for the width of two cards. */
  readonly span?: string;
}

/**
 * Shows the theme's content between the cards, from its templates in the slot `banner`. Copies each template once. A banner is no result:
 * its place counts the results of the whole list, whichever pages are shown.
 */
export const banners: Feature<BannersHost> = list => {
  adoptStyles(list, bannerStyles);
  return {places: {banners: () => shownIn(list)}};
};

function shownIn(list: BannersHost): readonly Banner[] {
  const {answer} = list.store.state;
  if (!answer) return [];
  const templates = list.querySelectorAll<BannerTemplate>(':scope > template[slot=banner]');
  return [...templates].flatMap(template => {
    const place = isFor(template.dataset, answer, list) ? placeOf(template.dataset, answer) : undefined;
    if (place === undefined) return [];
    const banner = copyOf(template);
    // A feed consists of articles.
    banner.element.role = list.paging === 'infinite' ? 'article' : null;
    return [{...banner, place}];
  });
}

let count = 0;
/**
 * Returns the copy of a template. It stays the same for as long as the template is there, so that nothing in it is loaded or started
 * again.
 */
const copyOf = onceFor((template: BannerTemplate): Banner => {
  const element = document.createElement('li');
  element.className = 'search-banner';
  if (template.dataset.span === '2') element.dataset.span = '2';
  element.append(document.importNode(template.content, true));
  return {place: 0, key: `banner-${count++}`, element};
});

function isFor({query, collection}: BannerData, {request}: Answer, list: BannersHost): boolean {
  const queries = listedWords(query ?? '').map(termKey);
  const isOfQuery = queries.length === 0 || queries.includes(termKey(request.query));
  return isOfQuery && (!collection || collection === list.collection);
}

/**
 * Returns the number of shown cards before a banner; `undefined` if it belongs to a page that is not shown. A banner after more results
 * than there are ends a complete list.
 */
function placeOf({after}: BannerData, {hits, next}: Answer): number | undefined {
  const first = hits[0]?.position;
  if (first === undefined) return undefined;
  const place = Math.max(0, Math.floor(Number(after)) || 0) - first;
  if (place < 0) return undefined;
  if (place < hits.length) return place;
  return next === undefined ? hits.length : undefined;
}

/** Styles of banners, in light DOM; see `adoptStyles`. */
const bannerStyles = css`
  /* A card fills the place before a wide banner that did not fit its row. */
  ul:where(.search-grid:has(> [data-span])) {
    grid-auto-flow: dense;
  }
  li:where(.search-banner) {
    display: grid;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    /* Like cards, banners are laid out when they come into view. */
    content-visibility: auto;
    contain-intrinsic-height: auto var(--_card, 352px);
    overflow-clip-margin: 6px;
  }
  /* A list of one column would get a second one. */
  li:where(.search-banner[data-span]) {
    grid-column: span min(2, var(--search-columns, 2));
  }
`;
