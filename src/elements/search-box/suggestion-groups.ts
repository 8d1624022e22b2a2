import {html, type TemplateResult} from 'lit';
import type {Answer, Hit} from '../../core/contract/answer.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import {searchHref, storeHref} from '../../core/products/link.ts';
import {pictureSources} from '../../core/products/picture.ts';
import {highlight} from '../../core/query/highlight.ts';
import type {Localization} from '../../store/page.ts';
import {onPicture} from '../shared/on-picture.ts';
import type {Option, OptionGroup} from './option-list.ts';

const MAX_KEYWORDS = 4;
/** In pixels: its 48 on a phone of three dots to a pixel, at a width that cards ask for too. */
const PICTURE_WIDTH = 180;

interface Suggesting {
  readonly answer: Answer;
  /** What all results are those of. */
  readonly query: string;
  /** What is marked in the options. */
  readonly typed: string;
  readonly listId: string;
  readonly links: {readonly searchUrl: string; readonly rootUrl: string};
}

/** What the list offers for an answer: where it redirects to, the results by kind, words to try, and all results. */
export function suggestionGroups(
  {answer, query, typed, listId, links}: Suggesting,
  localization: Localization,
): OptionGroup[] {
  const {translate} = localization;
  const {redirect_url: redirect, hits, suggestions, related_keywords: related, total} = answer;
  let rank = 0;
  // Named by what it is, not by its place: what takes the place of the active option is not active.
  const option = (name: string, rest: Omit<Option, 'id'>): Option => ({id: `${listId}-${name}`, ...rest});
  const address = (path: string) => storeHref(path, links.rootUrl, location.href);
  const forTerm = (term: string, content: unknown, name?: string) => {
    const href = searchHref(links.searchUrl, term);
    return option(name ?? href, {href, content, term});
  };
  const forHit = (hit: Hit) => {
    const {product_id, url} = hit.item;
    const content = renderItem(hit.item, typed, localization);
    return option(product_id, {href: address(url), content, hit: {...hit, position: rank++}});
  };
  const words = hits.length ? related.slice(0, MAX_KEYWORDS) : [...suggestions, ...related];
  const href = redirect && address(redirect);
  const groups: OptionGroup[] = [
    {options: href ? [option('redirect', {href, content: translate('goTo', {place: redirect})})] : []},
    ...(['product', 'article', 'page'] as const).map(kind => ({
      heading: `${kind}s` as const,
      options: hits.filter(({item}) => item.content_type === kind).map(forHit),
    })),
    {
      heading: hits.length ? 'related' : 'didYouMean',
      options: [...new Set(words)].map(term => forTerm(term, mark(term, typed))),
    },
    {options: hits.length ? [forTerm(query, translate('seeAll', {count: total}), 'all')] : []},
  ];
  return groups.filter(({options}) => options.length);
}

/** A text with what was typed marked in it, in its own direction. */
function mark(text: string, typed: string): TemplateResult {
  const pieces = highlight(text, typed);
  return html`<bdi>${pieces.map(([piece, matches]) => (matches ? html`<mark>${piece}</mark>` : piece))}</bdi>`;
}

function renderItem(item: ResultItem, typed: string, {translate, money}: Localization): TemplateResult {
  const {title, image_url} = item;
  const picture = pictureSources(image_url, location.href, PICTURE_WIDTH);
  const isProduct = item.content_type === 'product';
  const isOnSale = isProduct && Number(item.compare_at_price) > item.price_min;
  const badge = isProduct && (item.available ? isOnSale && translate('onSale') : translate('soldOut'));
  return html`${picture ? html`<img src=${picture.src} alt="" @error=${onPicture} @load=${onPicture}>` : html`<i></i>`}
    ${mark(title, typed)}
    ${isProduct ? html`<span>${badge ? html`<small>${badge}</small> ` : ''}${money.range(item.price_min, item.price_max)}</span>` : ''}`;
}
