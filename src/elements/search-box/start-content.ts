import {leadsTo, parseAddress} from '../../core/products/link.ts';
import {recentSearches, viewedProducts} from '../../service/browser/kept-lists.ts';
import {Lazy} from '../shared/lazy.ts';
import type {BoxHost} from './box-host.ts';
import {type Links, productGroup, termOption} from './suggestion-groups.ts';
import {activeOption, type Option, type OptionGroup} from './suggestions-model.ts';

const MAX_VIEWED = 4;
const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * Offers the content of an empty search box: the recent searches on this device, newest first, the theme's links, and, with the attribute
 * `viewed-products`, the products that the shopper viewed last. The products are at the end, because they load late. The theme's links
 * with a picture are for shoppers who have neither searched nor viewed anything.
 *
 * @param onChange called when there is something else to offer.
 */
export function startContent(box: BoxHost, onChange: () => void) {
  const products = new Lazy(box, async () => new (await import('./viewed-products.ts')).ViewedProducts());
  /** Forgets a recent search, or all of them. */
  const forget = (query?: string) => {
    recentSearches.remove(query);
    onChange();
    box.field.input?.focus();
  };
  box.addEventListener('keydown', event => {
    const option = activeOption(box.model);
    if (event.key !== 'Delete' || !option?.id.startsWith('recent-')) return;
    event.preventDefault();
    forget(option.term);
  });
  return {
    forget,

    groups(links: Links): OptionGroup[] {
      const handles = viewedHandles(box);
      const recent = recentGroup(box, links);
      const isNew = recent.options.length + handles.length === 0;
      const proposed = themeGroups(box, links).filter(({kind}) => isNew || kind !== 'products');
      const viewed = productGroup('viewed', products.value?.of(handles) ?? [], links);
      return [recent, ...proposed, viewed].filter(({options}) => options.length);
    },

    /** Requests the missing products, for a field that has received focus. */
    async load() {
      const handles = viewedHandles(box);
      if (handles.length === 0) return;
      const viewed = await products.ready().catch(() => undefined);
      if (await viewed?.load(handles)) onChange();
    },
  };
}

/** The products viewed last, without the one of this page. */
function viewedHandles(box: HTMLElement): readonly string[] {
  if (!box.hasAttribute('viewed-products')) return [];
  const others = viewedProducts.read().filter(handle => !leadsTo(location, handle));
  return others.slice(0, MAX_VIEWED);
}

function recentGroup(box: BoxHost, {searchUrl}: Links): OptionGroup {
  const queries = box.recent === 'off' ? [] : recentSearches.read();
  return {
    kind: 'recent',
    options: queries.map((query, index) => ({...termOption(query, searchUrl), id: `recent-${index}`})),
  };
}

/** The links of the theme's `<template slot="start">`, a group under each of its headings. */
function themeGroups(box: HTMLElement, {searchUrl}: Links): OptionGroup[] {
  const template = box.querySelector<HTMLTemplateElement>(':scope > template[slot=start]');
  const parts = [...(template?.content.querySelectorAll<HTMLElement>(`${HEADING}, a[href]`) ?? [])];
  const groups: {heading: string; options: Option[]}[] = [];
  for (const [index, part] of parts.entries()) {
    const isHeading = part.matches(HEADING);
    if (isHeading || !groups[0])
      groups.push({heading: (isHeading && part.textContent?.trim()) || '', options: []});
    if (!isHeading) groups.at(-1)?.options.push(...themeOption(part, `start-${index}`, searchUrl));
  }
  return groups.map(({heading, options}, index) => {
    const kind = options.some(({content}) => content) ? 'products' : 'popular';
    return {kind, id: `start-${index}`, ...(heading && {heading}), options};
  });
}

/**
 * Returns the option of a theme's link; none if no browser follows its address. A link to the results page is a term to search for, in
 * place if the page has results. A link with a picture, or with the `<i>` that holds one in a suggestion, keeps the theme's content.
 */
function themeOption(link: HTMLElement, id: string, searchUrl: string): Option[] {
  const href = link.getAttribute('href') ?? '';
  const name = link.textContent?.trim() ?? '';
  const url = parseAddress(href, document.baseURI);
  if (!url) return [];
  const isSearch = url.pathname === parseAddress(searchUrl, document.baseURI)?.pathname;
  const term = isSearch && url.searchParams.size === 1 ? url.searchParams.get('q') : null;
  const hasPicture = link.querySelector('img, i') !== null;
  return [{id, kind: 'term', href, name, ...(term && {term}), ...(hasPicture && {content: link})}];
}
