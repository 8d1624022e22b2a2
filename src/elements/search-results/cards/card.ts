import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {ArticleItem, PageItem, ProductItem, ResultItem, Variant} from '../../../core/contract/schema.ts';
import {storeHref} from '../../../core/products/link.ts';
import {type PictureSources, pictureSources} from '../../../core/products/picture.ts';
import {isOnSale, priceText, regularPrice} from '../../../core/products/sale.ts';
import {numericId, withVariant} from '../../../core/products/shown-variant.ts';
import {formatDay} from '../../../i18n/day.ts';
import type {Translate} from '../../../i18n/translator.ts';
import type {Localization} from '../../shared/localize.ts';
import {onPicture} from '../../shared/on-picture.ts';
import type {CardParts} from '../../shared/templates/theme-card.ts';
import {textContent} from '../../shared/text-content.ts';
import {changeCard} from './card-pool.ts';

/** The part of a card's content that all cards of a list share. */
export interface CardContext extends Pick<Localization, 'translate' | 'money' | 'locale' | 'rootUrl'> {
  /** The theme's note on tax, after each price. */
  readonly taxNote: string;
  /** The page's address, for the relative addresses of a response. */
  readonly base: string;
}

/**
 * Renders the choices of an option.
 *
 * @param key the card's key.
 * @param isColour whether only an option whose values are colours or pictures is rendered.
 */
export type RenderOptions = (
  name: string,
  item: ProductItem,
  shown: Variant | undefined,
  key: string,
  isColour?: boolean,
) => unknown;

/** Everything that a card shows. */
export interface CardLook {
  readonly item: ResultItem;
  /** The variant that a product's card shows. */
  readonly variant: Variant | undefined;
  /** Names the card for as long as the item is listed. */
  readonly key: string;
  readonly context: CardContext;
  /** Whether the card is in the first row, whose pictures load first. */
  readonly isFirstRow: boolean;
  /** Renders the choices of one of the product's options. */
  readonly options: RenderOptions | undefined;
  /** Renders a control, such as "Add to cart". */
  readonly action: ((item: ProductItem, shown: Variant | undefined) => unknown) | undefined;
}

/** What the list item of a card says besides its content. */
interface ItemLook {
  /** Whether the content is the theme's own card. */
  readonly isTheme: boolean;
  /** Whether the list is a feed (ARIA practices). */
  readonly isFeed: boolean;
  /** The number of the card among all cards, where the browser would count other items too, or not all. */
  readonly number: number | undefined;
  /** The number of all cards; -1 if it is unknown. */
  readonly total: number | undefined;
}

/** The list item of a card. */
export const listItem = (
  item: ResultItem,
  content: unknown,
  {isTheme, isFeed, number, total}: ItemLook,
): TemplateResult =>
  html`<li
    class="search-card"
    data-type=${item.content_type}
    data-product-id=${productId(item)}
    data-product-gid=${productGid(item)}
    data-handle=${item.handle}
    ?data-theme-card=${isTheme}
    role=${isFeed ? 'article' : nothing}
    tabindex=${isFeed ? 0 : nothing}
    aria-label=${isFeed ? item.title : nothing}
    aria-posinset=${number ?? nothing}
    aria-setsize=${total ?? nothing}
    >${content}</li
  >`;

/** The skeleton of a card whose item is pending. @param isMore whether it follows cards, so that it has their height. */
export const skeletonItem = (isMore: boolean): TemplateResult =>
  html`<li class="search-card search-skeleton" aria-hidden="true" ?data-more=${isMore}>
    <div class="search-card-media"></div>
    <div class="search-card-body"><i></i><i></i></div>
  </li>`;

/** The content of a card; its link is named after the item's title. */
export const card = (look: CardLook): TemplateResult =>
  look.item.content_type === 'product' ? productCard(look.item, look) : contentCard(look.item, look);

/** The item as its card shows it: with the picture, price and address of the variant. */
export const shownItem = ({item, variant}: CardLook): ResultItem =>
  item.content_type === 'product' ? withVariant(item, variant) : item;

/** Renders the list's additions to a theme's card: swatches and an action, for the places that its template may have. */
export function cardParts({item, variant, key, options, action}: CardLook): CardParts | undefined {
  if (item.content_type !== 'product') return undefined;
  const colours = item.variants[1]?.options.map(({name}) => options?.(name, item, variant, key, true));
  return [colours && html`<div class="search-card-options">${colours}</div>`, action?.(item, variant)];
}

/** Renders the content of a product's card. Keeps the places of options while the code of swatches is loading. */
function productCard(item: ProductItem, look: CardLook): TemplateResult {
  const {variant, key, context, isFirstRow, options, action} = look;
  const shown = withVariant(item, variant);
  return html`
    ${media(shown, context, isFirstRow, badge(shown, context))}
    <div class="search-card-body">
      ${titleLink(shown, context)} ${price(shown, context)}
      ${item.variants[1]?.options.map(
        ({name}) => html`<div class="search-card-options">${options?.(name, item, variant, key)}</div>`,
      )}
      ${action?.(item, variant) ?? nothing}
    </div>
  `;
}

function contentCard(item: ArticleItem | PageItem, {context, isFirstRow}: CardLook): TemplateResult {
  const {translate, locale} = context;
  const author = item.content_type === 'article' ? item.author : undefined;
  const details = [formatDay(item.published_at, locale), author && translate('by', {author})].filter(Boolean);
  return html`
    ${media(item, context, isFirstRow)}
    <div class="search-card-body">
      <p class="search-card-kind">${translate(`card_${item.content_type}`)}</p>
      ${titleLink(item, context)}
      ${item.excerpt ? html`<p class="search-card-excerpt">${item.excerpt}</p>` : nothing}
      ${details.length ? html`<p class="search-card-meta">${details.join(' · ')}</p>` : nothing}
    </div>
  `;
}

/**
 * Returns the id of a product only: the contract names the key `product_id` for every kind of result (§2.2), but other apps take its
 * value for a product's.
 */
const productGid = ({content_type, product_id}: ResultItem) =>
  content_type === 'product' ? product_id : nothing;

const productId = ({content_type, product_id}: ResultItem) =>
  (content_type === 'product' && numericId(product_id)) || nothing;

/**
 * Renders the badge, which is hidden while it is empty: the card is reused for the next item, and creating nodes for it would take
 * longer.
 */
function badge(item: ProductItem, {translate}: CardContext): TemplateResult {
  const [kind, text] = badgeText(item, translate);
  return html`<span class="search-badge search-badge-${kind}" ?hidden=${!text} ${textContent(text)}></span>`;
}

function badgeText(item: ProductItem, translate: Translate): [kind: string, text: string] {
  if (!item.available) return ['sold-out', translate('soldOut')];
  if (!isOnSale(item)) return ['', ''];
  const percent = percentOff(item);
  return ['sale', percent ? translate('percentOff', {percent}) : translate('onSale')];
}

/** Returns the saving, rounded down because a sale must not promise more than it gives; 0 if it is unknown. */
function percentOff(item: ProductItem): number {
  const regular = regularPrice(item);
  return regular ? Math.floor(100.00001 - (100 * item.price_min) / regular) : 0;
}

function price(item: ProductItem, context: CardContext): TemplateResult {
  const {translate, money, taxNote} = context;
  const regular = regularPrice(item);
  return html`<p class="search-card-price">
    <span class="search-hidden" ?hidden=${regular === undefined}>${translate('salePrice', {price: ''})}</span>
    <span ${textContent(priceText(item, context))}></span>
    <s ?hidden=${regular === undefined}>
      <span class="search-hidden">${translate('wasPrice', {price: ''})}</span
      ><span ${textContent(regular === undefined ? '' : money.format(regular))}></span>
    </s>
    ${taxNote ? html`<small>${taxNote}</small>` : nothing}
  </p>`;
}

/** Renders a title that links to its item, unless the address is not safe to follow. Its heading is one level below the page's. */
function titleLink({title, url}: ResultItem, {rootUrl, base}: CardContext): TemplateResult {
  const href = storeHref(url, rootUrl, base);
  return html`<div role="heading" aria-level="2"
    ><a class="search-card-title" href=${ifDefined(href)} ${textContent(title)}></a
  ></div>`;
}

/** The picture of an item, or its title in that place, as themes have it. */
function media(
  {title, image_url}: ResultItem,
  {base}: CardContext,
  isFirstRow: boolean,
  badge: unknown = nothing,
): TemplateResult {
  const sources = pictureSources(image_url, base);
  return html`<div class="search-card-media" data-title=${sources ? nothing : title}>
    ${sources ? picture(sources, isFirstRow) : nothing} ${badge}
  </div>`;
}

/** A picture whose size is known before it has loaded. */
const picture = ({src, srcset}: PictureSources, isFirstRow: boolean): TemplateResult =>
  html`<img
    alt=""
    loading=${isFirstRow ? nothing : 'lazy'}
    fetchpriority=${isFirstRow ? 'high' : nothing}
    decoding="async"
    width="600"
    height="600"
    sizes="auto, (width < 48rem) 50vw, 25vw"
    srcset=${ifDefined(srcset)}
    src=${src}
    @error=${onCardPicture}
    @load=${onCardPicture}
  />`;

const onCardPicture = (event: Event): void => changeCard(event.target as Element, () => onPicture(event));
