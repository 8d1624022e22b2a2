import type {ReactiveController} from 'lit';
import {recentSearches} from '../../service/browser/recent-searches.ts';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';
import {type Links, termOption} from './suggestion-groups.ts';
import {activeOption, type Option, type OptionGroup} from './suggestions-model.ts';

/** What an empty search box offers: the recent searches on this device, newest first, and what the theme proposes. */
export class StartContent implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #onForget: () => void;

  constructor(host: BoxHost, field: SearchField, onForget: () => void) {
    this.#host = host;
    this.#field = field;
    this.#onForget = onForget;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('keydown', this.#onKeydown);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('keydown', this.#onKeydown);
  }

  groups(links: Links): OptionGroup[] {
    return [this.#recentGroup(links), this.#themeGroup(links)].filter(({options}) => options.length);
  }

  /** Forgets a recent search, or all of them. */
  forget(query?: string): void {
    recentSearches.remove(query);
    this.#onForget();
    this.#field.input?.focus();
  }

  #recentGroup({searchUrl}: Links): OptionGroup {
    const queries = this.#host.recent === 'off' ? [] : recentSearches.read();
    return {
      kind: 'recent',
      options: queries.map((query, index) => ({...termOption(query, searchUrl), id: `recent-${index}`})),
    };
  }

  /** The links of the theme's `<template slot="start">`, under its heading. */
  #themeGroup({searchUrl}: Links): OptionGroup {
    const template = this.#host.querySelector<HTMLTemplateElement>(':scope > template[slot=start]');
    const links = [...(template?.content.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
    const heading = template?.content.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim();
    return {
      kind: 'popular',
      ...(heading && {heading}),
      options: links.map((link, index) => ({...themeOption(link, searchUrl), id: `start-${index}`})),
    };
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const option = activeOption(this.#host.model);
    if (event.key !== 'Delete' || !option?.id.startsWith('recent-')) return;
    event.preventDefault();
    this.forget(option.term);
  };
}

/** A link of the theme. One to the results page is a term to search for, in place where the page has results. */
function themeOption(link: HTMLAnchorElement, searchUrl: string): Omit<Option, 'id'> {
  const href = link.getAttribute('href') ?? '';
  const name = link.textContent?.trim() ?? '';
  const url = new URL(href, document.baseURI);
  const isSearch = url.pathname === new URL(searchUrl, document.baseURI).pathname;
  const term = isSearch && url.searchParams.size === 1 ? url.searchParams.get('q') : null;
  return {kind: 'term', href, name, ...(term && {term})};
}
