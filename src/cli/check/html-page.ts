import {DomUtils, parseDocument} from 'htmlparser2';
import type {FoundTemplate, TemplateNode} from '../../conformance/page/check-templates.ts';
import type {Fetched} from './store-client.ts';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

/** A configuration block in a page's markup. */
export interface Block {
  /** Whether it is a `<script type="application/json">`. */
  readonly isTyped: boolean;
  readonly text: string;
}

/** The parts of an HTML page that the check uses. */
export class HtmlPage {
  readonly url: URL;
  readonly status: number;
  readonly #redirected: boolean;
  readonly #document: Document;

  constructor({url, status, redirected, text}: Fetched) {
    this.url = url;
    this.status = status;
    this.#redirected = redirected;
    this.#document = parseDocument(text);
  }

  get title(): string {
    return DomUtils.textContent(this.#all('title')[0] ?? []).trim();
  }

  get language(): string {
    return this.#all('html')[0]?.attribs.lang ?? '';
  }

  get modules(): readonly URL[] {
    return this.#addresses('script', 'src', ({type}) => type === 'module');
  }

  get classicScripts(): readonly URL[] {
    return this.#addresses('script', 'src', ({type}) => type !== 'module');
  }

  /** The addresses of the modules that the markup preloads. */
  get preloads(): readonly URL[] {
    return this.#addresses('link', 'href', ({rel}) => rel === 'modulepreload');
  }

  /** The paths of the links. */
  get links(): readonly string[] {
    const links = this.#addresses('a', 'href').filter(({origin}) => origin === this.url.origin);
    return links.map(({pathname}) => pathname);
  }

  get blocks(): readonly Block[] {
    const isBlock = (element: Element) => 'data-storefront-search' in element.attribs;
    return this.#find(isBlock).map(element => ({
      isTyped: element.name === 'script' && element.attribs.type === 'application/json',
      text: DomUtils.textContent(element),
    }));
  }

  /** The number of app embeds of the elements. */
  get embeds(): number {
    return this.#find(({attribs}) => 'data-storefront-search-embed' in attribs).length;
  }

  /** The app's blocks on the page: `page` lists the page's own results, `list` other products. */
  get appBlocks(): readonly string[] {
    return this.#find(({attribs}) => 'data-storefront-search-app' in attribs).map(
      ({attribs}) => attribs['data-storefront-search-app'] ?? '',
    );
  }

  /** Whether a form of the page leads to its results, and has a field for a search. */
  get hasSearchForm(): boolean {
    const isField = ({name, attribs}: Element) =>
      name === 'input' && (attribs.name === 'q' || attribs.type === 'search');
    const leadsToResults = ({attribs: {action = ''}}: Element) =>
      URL.canParse(action, this.url.href) && SEARCH_PAGE.test(new URL(action, this.url).pathname);
    return this.#all('form').some(
      form => leadsToResults(form) && DomUtils.findAll(isField, form.children).length > 0,
    );
  }

  /** The `filters` attributes of the lists. */
  get filters(): readonly string[] {
    return this.#find(({name}) => /(^|-)search-results$/.test(name)).flatMap(
      ({attribs}) => attribs.filters || [],
    );
  }

  /** The templates that are children of search elements, in the page and in other templates. */
  get templates(): readonly FoundTemplate[] {
    const elements = DomUtils.findAll(({name}) => HOLDERS.test(name), this.#document.children);
    return elements
      .flatMap(({children}) => children.filter(isElement))
      .filter(({name}) => name === 'template')
      .map(template => ({slot: template.attribs.slot ?? '', content: readNodes(template, {line: 1})}));
  }

  /** Whether the page has an element, under its own name or with a prefix. */
  has(tag: string): boolean {
    return this.#find(({name}) => name === tag || name.endsWith(`-${tag}`)).length > 0;
  }

  /** The kind of page that answered instead of the service. */
  get kind(): 'password' | 'login' | 'not found' | 'other' {
    const forms = this.#addresses('form', 'action').map(action => action.pathname);
    const template = this.#all('body')[0]?.attribs.class ?? '';
    const {pathname} = this.url;
    if ([pathname, ...forms].some(path => PASSWORD_PAGE.test(path))) return 'password';
    if (this.status === 404 || /\btemplate-404\b/.test(template) || /\b404\b/.test(this.title))
      return 'not found';
    const hasPasswordField = this.#find(({attribs}) => attribs.type === 'password').length > 0;
    const isLogin = /\/(log_?in|sign_?in|authorize|challenge)\b/.test(pathname) || hasPasswordField;
    return this.#redirected && isLogin ? 'login' : 'other';
  }

  #addresses(
    tag: string,
    attribute: string,
    is: (attributes: Readonly<Record<string, string>>) => boolean = () => true,
  ): readonly URL[] {
    const found = this.#all(tag).filter(({attribs}) => is(attribs));
    const addresses = found.flatMap(({attribs}) => attribs[attribute] ?? []);
    return addresses.filter(each => URL.canParse(each, this.url.href)).map(each => new URL(each, this.url));
  }

  #all(tag: string): Element[] {
    return this.#find(({name}) => name === tag);
  }

  /** Finds elements of the page, except in the content of a `<template>`. */
  #find(is: (element: Element) => boolean): Element[] {
    return DomUtils.findAll(is, this.#document.children).filter(element => !isInTemplate(element));
  }
}

/** Matches the elements that have templates. */
const HOLDERS = /(^|-)search-(results|box)$/;

type Child = Element['children'][number];

const isElement = (node: Child): node is Element => 'attribs' in node;

/** Reads the elements in a node. Counts the lines of the texts and comments that it passes. */
function readNodes({children}: Element, count: {line: number}): TemplateNode[] {
  return children.flatMap(child => {
    if ('data' in child) count.line += child.data.split('\n').length - 1;
    if (!isElement(child)) return [];
    const {line} = count;
    return [{name: child.name, attributes: child.attribs, line, children: readNodes(child, count)}];
  });
}

/** Matches the path of a store's results, with or without the root of a language; not the path of another app's results. */
const SEARCH_PAGE = /^(\/[a-z]{2}(-[a-z]{2,4})?)?\/search\/?$/i;

/** Matches the path of a store's password page, with or without the root of a language. */
const PASSWORD_PAGE = /^(\/[a-z]{2}(-[a-z]{2})?)?\/password$/i;

function isInTemplate({parent}: Element): boolean {
  if (!parent || !('attribs' in parent)) return false;
  return parent.name === 'template' || isInTemplate(parent);
}
