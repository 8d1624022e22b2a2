import type {Hit} from '../core/answer.ts';
import type {ArticleItem, PageItem, ProductItem} from '../core/contract.ts';
import type {Filters} from '../core/filters.ts';
import {storeUrl} from '../core/link.ts';
import type {Say} from '../core/messages.ts';
import type {Money} from '../core/money.ts';
import {itemAddress, matchingVariant} from '../core/variant.ts';
import {html, nothing, type TemplateResult} from './rendered-element.ts';

/** What a card needs besides its hit. */
export interface CardContext {
  readonly say: Say;
  readonly money: Money;
  readonly locale: string;
  readonly rootUrl: string;
  /** With an option filter active, the card shows and links the matching variant. */
  readonly filters: Filters;
  /** The shopper uses the hit's link. */
  readonly onLink: (event: MouseEvent, hit: Hit) => void;
}

/** A result's card, in light DOM: a list item whose link is named after the item's title. */
export function card(hit: Hit, context: CardContext): TemplateResult {
  return hit.item.content_type === 'product'
    ? productCard(hit, hit.item, context)
    : writtenCard(hit, hit.item, context);
}

/** A card's place while a first answer is on its way. */
export const skeleton = (): TemplateResult => html`<li class="search-card search-skeleton" aria-hidden="true">
  <div class="search-card-media"></div><div class="search-card-body"><i></i><i></i></div>
</li>`;

function productCard(hit: Hit, item: ProductItem, context: CardContext): TemplateResult {
  const {say} = context;
  const variant = matchingVariant(item, context.filters);
  const available = variant?.available ?? item.available;
  const onSale = was(item, variant) !== undefined;
  return html`<li class="search-card" data-type="product">
    <div class="search-card-media">
      ${picture(variant?.image_url ?? item.image_url)}
      ${available ? nothing : html`<span class="search-badge search-badge-sold-out">${say('soldOut')}</span>`}
      ${available && onSale ? html`<span class="search-badge search-badge-sale">${say('sale')}</span>` : nothing}
    </div>
    <div class="search-card-body">
      ${title(hit, itemAddress(item, variant), context)}
      ${price(item, variant, context)}
    </div>
  </li>`;
}

function writtenCard(hit: Hit, item: ArticleItem | PageItem, context: CardContext): TemplateResult {
  const {say} = context;
  const author = item.content_type === 'article' ? item.author : undefined;
  const date = dateOf(item.published_at, context.locale);
  return html`<li class="search-card" data-type=${item.content_type}>
    <div class="search-card-media">${picture(item.image_url)}</div>
    <div class="search-card-body">
      <span class="search-card-kind">${say(`kind_${item.content_type}`)}</span>
      ${title(hit, item.url, context)}
      ${item.excerpt ? html`<p class="search-card-excerpt">${item.excerpt}</p>` : nothing}
      ${author || date ? html`<p class="search-card-meta">${date}${date && author ? ' · ' : ''}${author ? say('by', {author}) : ''}</p>` : nothing}
    </div>
  </li>`;
}

/** An address that is not safe to follow leaves a card without a link. */
function title(hit: Hit, address: string, {rootUrl, onLink}: CardContext): TemplateResult {
  const url = storeUrl(address, rootUrl, location.href);
  const use = (event: MouseEvent) => onLink(event, hit);
  return html`<a class="search-card-title" href=${url?.href ?? nothing} @click=${use} @auxclick=${use} @contextmenu=${use}>${hit.item.title}</a>`;
}

function picture(address: string | undefined): TemplateResult | typeof nothing {
  const url = address === undefined ? undefined : storeUrl(address, '/', location.href);
  return url
    ? html`<img src=${url.href} alt="" loading="lazy" decoding="async" width="600" height="600">`
    : nothing;
}

function price(
  item: ProductItem,
  variant: ReturnType<typeof matchingVariant>,
  {say, money}: CardContext,
): TemplateResult {
  const lowest = variant?.price ?? item.price_min;
  const ranged = !variant && item.price_max > item.price_min;
  const regular = was(item, variant);
  const shown = money.format(lowest);
  return html`<p class="search-card-price">
    <span>${ranged ? say('priceFrom', {price: shown}) : shown}</span>
    ${regular === undefined ? nothing : html`<s><span class="search-hidden">${say('wasPrice', {price: ''})}</span>${money.format(regular)}</s>`}
  </p>`;
}

/** The price before the sale, where there is a sale (§2.2 `compare_at_price`). */
function was(item: ProductItem, variant: ReturnType<typeof matchingVariant>): number | undefined {
  const [regular, now] = variant
    ? [variant.compare_at_price, variant.price]
    : [item.compare_at_price, item.price_min];
  return regular && regular > now ? regular : undefined;
}

function dateOf(published: string | undefined, locale: string): string {
  const date = new Date(published ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(locale, {dateStyle: 'medium'});
}
