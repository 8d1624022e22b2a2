import type {Answer, Hit} from '../../core/contract/answer.ts';
import type {ProductItem} from '../../core/contract/schema.ts';
import {otherSite, searchHref, storeHref} from '../../core/products/link.ts';
import {asSearched} from '../../core/products/shown-variant.ts';
import {distinctTerms} from '../../core/query/query-text.ts';
import type {PlatformSuggestions, SuggestedCollection} from '../../service/shopify/platform-suggestions.ts';
import type {Option, OptionGroup} from './suggestions-model.ts';

const MAX_KEYWORDS = 4;

/** The addresses that the links of options depend on. */
export interface Links {
  /** The results page. */
  readonly searchUrl: string;
  readonly rootUrl: string;
  /** The address of this page. */
  readonly here: string;
}

/**
 * Returns the options for a text: the redirect of its answer, the first results by kind, other terms to search for, the platform's
 * suggestions, and all results. The answer to another text gives results only: its redirect, terms and total belong to that text.
 *
 * @param more the platform's suggestions for the text.
 */
export function suggestionGroups(
  answer: Answer | undefined,
  text: string,
  links: Links,
  maxResults?: number,
  more?: PlatformSuggestions,
): OptionGroup[] {
  if (!answer) return [];
  const results = resultGroups(answer, links, maxResults);
  const groups =
    answer.request.query === text
      ? [
          redirectGroup(answer, links),
          ...results,
          ...furtherGroups(answer, links, answer.degraded ? undefined : more),
        ]
      : results;
  return groups.filter(({options}) => options.length);
}

/** Returns the platform's suggestions for a text that the service has not answered. */
export function platformGroups(more: PlatformSuggestions, links: Links): OptionGroup[] {
  const groups = [productGroup('products', more.products ?? [], links), ...ownGroups(more, links)];
  return groups.filter(({options}) => options.length);
}

/** Returns a group of products that are no hits: their clicks are not counted (§6). */
export const productGroup = (
  kind: 'products' | 'viewed',
  items: readonly ProductItem[],
  {rootUrl, here}: Links,
): OptionGroup => ({
  kind,
  options: items.map(item => ({
    id: `product-${item.handle}`,
    kind: 'product',
    href: storeHref(item.url, rootUrl, here),
    item,
  })),
});

/** The destination of the keyword redirect. Another website is named. */
function redirectGroup({redirect_url: address}: Answer, {rootUrl, here}: Links): OptionGroup {
  const href = address ? storeHref(address, rootUrl, here) : undefined;
  return {options: href ? [{id: 'redirect', kind: 'redirect', href, name: otherSite(href, here) ?? ''}] : []};
}

/** The first results by kind, each with its rank in the whole list. */
function resultGroups(answer: Answer, links: Links, maxResults?: number): OptionGroup[] {
  const hits = answer.hits.slice(0, maxResults);
  let rank = 0;
  return (['product', 'article', 'page'] as const).map(kind => ({
    kind: `${kind}s` as const,
    options: hits
      .filter(({item}) => item.content_type === kind)
      .map(hit => resultOption({...hit, position: rank++}, answer, links)),
  }));
}

/** Returns the option of a result; a product is shown as the searched variant. */
function resultOption(hit: Hit, answer: Answer, {rootUrl, here}: Links): Option {
  const item = asSearched(hit.item, answer);
  return {id: item.product_id, kind: 'result', href: storeHref(item.url, rootUrl, here), hit, item};
}

/** Returns other terms to search for, the platform's suggestions without repetitions, and all results. */
function furtherGroups(answer: Answer, links: Links, more?: PlatformSuggestions): OptionGroup[] {
  const {searchUrl} = links;
  const {hits, suggestions, related_keywords: related, request} = answer;
  const terms = hits.length
    ? distinctTerms(related, [request.query]).slice(0, MAX_KEYWORDS)
    : distinctTerms([...suggestions, ...related]);
  const all: Option = {...termOption(request.query, searchUrl), id: 'all', kind: 'all'};
  return [
    {
      kind: hits.length ? 'related' : 'didYouMean',
      options: terms.map(term => termOption(term, searchUrl)),
    },
    ...(more ? ownGroups(more, links, [request.query, ...terms]) : []),
    {options: hits.length ? [all] : []},
  ];
}

/** The searches and collections that the platform suggests. @param known the texts that are offered already. */
const ownGroups = (
  {queries, collections}: PlatformSuggestions,
  links: Links,
  known: readonly string[] = [],
): OptionGroup[] => [
  {kind: 'queries', options: distinctTerms(queries, known).map(term => termOption(term, links.searchUrl))},
  {kind: 'collections', options: collections.flatMap(each => collectionOption(each, links))},
];

/** A collection, unless its address is no page. */
function collectionOption({title, url}: SuggestedCollection, {rootUrl, here}: Links): Option[] {
  const href = storeHref(url, rootUrl, here);
  return href ? [{id: `collection-${href}`, kind: 'term', href, name: title}] : [];
}

/** A term to search for. */
export function termOption(term: string, searchUrl: string): Option {
  const href = searchHref(searchUrl, term);
  return {id: href, kind: 'term', href, term, name: term};
}
