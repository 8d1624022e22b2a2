import {html, nothing, type TemplateResult} from 'lit';
import type {Answer, Hit} from '../../core/contract/answer.ts';
import type {ProductItem, ResultItem} from '../../core/contract/schema.ts';
import {otherSite, searchHref, storeHref} from '../../core/products/link.ts';
import {pictureSources} from '../../core/products/picture.ts';
import {isOnSale, priceText, regularPrice} from '../../core/products/sale.ts';
import type {Localization} from '../../store/page.ts';
import {markedText} from '../shared/marked-text.ts';
import {onPicture} from '../shared/on-picture.ts';
import {textContent} from '../shared/text-content.ts';
import type {Option, OptionGroup} from './option-list.ts';

const MAX_KEYWORDS = 4;
/** In pixels: 48 on a phone with three dots to a pixel, and a width that cards request too. */
const PICTURE_WIDTH = 180;

/** An answer, and what its options depend on. */
interface Suggesting extends Localization {
  readonly answer: Answer;
  /** The text in the field, which is marked in the options. */
  readonly query: string;
  readonly listId: string;
  /** Draws the content of a result. @param usual draws it without the theme's template. */
  readonly draw: (item: ResultItem, usual: () => TemplateResult) => unknown;
  readonly links: {readonly searchUrl: string; readonly rootUrl: string};
}

/**
 * The options for an answer: its redirect, the results by kind, other terms to search for, and all results. The answer to
 * another text has results only: its redirect, terms and total are that text's.
 */
export function suggestionGroups(suggesting: Suggesting): OptionGroup[] {
  const {answer, query} = suggesting;
  const groups = isAnswerTo(query, answer)
    ? [{options: redirectOptions(suggesting)}, ...resultGroups(suggesting), ...furtherGroups(suggesting)]
    : resultGroups(suggesting);
  return groups.filter(({options}) => options.length);
}

/** Whether an answer is the one to a text, not to what the text was before. */
export const isAnswerTo = (text: string, answer: Answer | undefined): boolean =>
  answer?.request.query === text;

/** Other terms to search for, and all results. */
function furtherGroups(suggesting: Suggesting): OptionGroup[] {
  const {answer, query, translate} = suggesting;
  const {hits, suggestions, related_keywords: related, total} = answer;
  const terms = hits.length ? related.slice(0, MAX_KEYWORDS) : [...suggestions, ...related];
  return [
    {
      heading: hits.length ? 'related' : 'didYouMean',
      options: [...new Set(terms)].map(term => termOption(suggesting, term, mark(term, suggesting))),
    },
    {options: hits.length ? [termOption(suggesting, query, translate('seeAll', {count: total}), 'all')] : []},
  ];
}

/** The destination of an answer's keyword redirect; `undefined` without one that can be followed. */
export const redirectHref = ({redirect_url: address}: Answer, rootUrl: string): string | undefined =>
  address ? storeHref(address, rootUrl, location.href) : undefined;

/** The redirect, titled after its keyword: a path of the store says nothing to a shopper. Another website is named. */
function redirectOptions({answer, listId, links, translate}: Suggesting): Option[] {
  const href = redirectHref(answer, links.rootUrl);
  if (!href) return [];
  const title = translate('pageFor', {query: answer.request.query});
  const place = otherSite(href, location.href);
  const content = html`
    <div>
      <bdi ${textContent(title)}></bdi>
      ${place ? html`<small ${textContent(translate('goTo', {place}))}></small>` : nothing}
    </div>
  `;
  return [{id: idOf(listId, 'redirect'), href, content}];
}

/** The results by kind, each with its rank in the whole list. */
function resultGroups(suggesting: Suggesting): OptionGroup[] {
  let rank = 0;
  return (['product', 'article', 'page'] as const).map(kind => ({
    heading: `${kind}s` as const,
    options: suggesting.answer.hits
      .filter(({item}) => item.content_type === kind)
      .map(hit => resultOption(suggesting, {...hit, position: rank++})),
  }));
}

function resultOption(suggesting: Suggesting, hit: Hit): Option {
  const {listId, links} = suggesting;
  const {product_id, url} = hit.item;
  return {
    id: idOf(listId, product_id),
    href: storeHref(url, links.rootUrl, location.href),
    content: suggesting.draw(hit.item, () => renderItem(hit.item, suggesting)),
    hit,
  };
}

function termOption({listId, links}: Suggesting, term: string, content: unknown, name?: string): Option {
  const href = searchHref(links.searchUrl, term);
  return {id: idOf(listId, name ?? href), href, content, term};
}

/** Names an option by its target, not by its place: another option in the place of the active one is not active. */
const idOf = (listId: string, name: string): string => `${listId}-${name}`;

/** A text with the query marked in it, in its own direction. */
const mark = (text: string, {query, locale}: Suggesting): TemplateResult =>
  html`<bdi ${markedText(text, query, locale)}></bdi>`;

function renderItem(item: ResultItem, suggesting: Suggesting): TemplateResult {
  const picture = pictureSources(item.image_url, location.href, PICTURE_WIDTH);
  return html`
    <i>${picture ? html`<img src=${picture.src} alt="" @error=${onPicture} @load=${onPicture}>` : nothing}</i>
    ${mark(item.title, suggesting)}
    ${item.content_type === 'product' ? renderPrice(item, suggesting) : nothing}
  `;
}

/** The price, and as on a card the price before the sale, struck, or that there is a sale if that price is unknown. */
function renderPrice(product: ProductItem, localization: Localization): TemplateResult {
  const {translate, money} = localization;
  const {price_min, available} = product;
  const regular = available && regularPrice(product);
  const badge = available ? !regular && isOnSale(product) && translate('onSale') : translate('soldOut');
  return html`
    <span>
      ${badge ? html`<small ${textContent(badge)}></small>` : nothing}
      <data value=${price_min} ${textContent(priceText(product, localization))}></data>
      ${
        regular
          ? html`<s><span class="search-hidden">${translate('wasPrice', {price: ''})}</span>${money.format(regular)}</s>`
          : nothing
      }
    </span>
  `;
}
