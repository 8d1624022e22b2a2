import type {ReactiveController} from 'lit';
import {leadsTo, parseAddress} from '../../core/products/link.ts';
import {recentSearches, viewedProducts} from '../../service/browser/kept-lists.ts';
import {Lazy} from '../shared/lazy.ts';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';
import {type Links, termOption} from './suggestion-groups.ts';
import {activeOption, type Option, type OptionGroup} from './suggestions-model.ts';
import type {ViewedProducts} from './viewed-products.ts';

const MAX_VIEWED = 4;
const HEADING = 'h1, h2, h3, h4, h5, h6';

/**
 * The content of an empty search box: the recent searches on this device, newest first, the theme's links, and, with the attribute
 * `viewed-products`, the products that the shopper viewed last. The products are at the end, because they load late. The theme's links
 * with a picture are for shoppers who have neither searched nor viewed anything.
 */
export class StartContent implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #onChange: () => void;
  readonly #viewed: Lazy<ViewedProducts>;

  /** @param onChange called when there is something else to offer. */
  constructor(host: BoxHost, field: SearchField, onChange: () => void) {
    this.#host = host;
    this.#field = field;
    this.#onChange = onChange;
    this.#viewed = new Lazy(host, async () => new (await import('./viewed-products.ts')).ViewedProducts());
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown);
  }

  groups(links: Links): OptionGroup[] {
    const handles = this.#viewedHandles;
    const recent = this.#recentGroup(links);
    const isNew = recent.options.length + handles.length === 0;
    const proposed = this.#themeGroups(links).filter(({kind}) => isNew || kind !== 'products');
    const viewed = this.#viewed.value?.group(handles, links);
    return [recent, ...proposed, ...(viewed ? [viewed] : [])].filter(({options}) => options.length);
  }

  /** Requests the missing products, for a field that has received focus. */
  async load(): Promise<void> {
    const handles = this.#viewedHandles;
    if (handles.length === 0) return;
    const viewed = await this.#viewed.ready().catch(() => undefined);
    if (await viewed?.load(handles)) this.#onChange();
  }

  /** The products viewed last, without the one of this page. */
  get #viewedHandles(): readonly string[] {
    if (!this.#host.hasAttribute('viewed-products')) return [];
    const others = viewedProducts.read().filter(handle => !leadsTo(location, handle));
    return others.slice(0, MAX_VIEWED);
  }

  /** Forgets a recent search, or all of them. */
  forget(query?: string): void {
    recentSearches.remove(query);
    this.#onChange();
    this.#field.input?.focus();
  }

  #recentGroup({searchUrl}: Links): OptionGroup {
    const queries = this.#host.recent === 'off' ? [] : recentSearches.read();
    return {
      kind: 'recent',
      options: queries.map((query, index) => ({...termOption(query, searchUrl), id: `recent-${index}`})),
    };
  }

  /** The links of the theme's `<template slot="start">`, a group under each of its headings. */
  #themeGroups({searchUrl}: Links): OptionGroup[] {
    const template = this.#host.querySelector<HTMLTemplateElement>(':scope > template[slot=start]');
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

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const option = activeOption(this.#host.model);
    if (event.key !== 'Delete' || !option?.id.startsWith('recent-')) return;
    event.preventDefault();
    this.forget(option.term);
  };
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
