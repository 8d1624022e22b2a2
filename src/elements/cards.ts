import type {ProductItem, Variant} from '../core/contract.ts';
import {storeUrl} from '../core/link.ts';
import type {Say} from '../core/messages.ts';
import type {Money} from '../core/money.ts';
import {pictureSources} from '../core/picture.ts';
import {percentOff, regularPrice} from '../core/sale.ts';
import {itemAddress} from '../core/variant.ts';
import {html, nothing, type TemplateResult} from './rendered-element.ts';

/** What a card needs besides its hit. */
export interface CardContext {
  readonly say: Say;
  readonly money: Money;
  readonly locale: string;
  readonly rootUrl: string;
  /** What the theme says of tax, after each price. */
  readonly taxNote: string | undefined;
  /** Parts of a card, for the code of others that is fetched on demand. */
  readonly title: typeof title;
  readonly picture: typeof picture;
}

/** What a product's card shows besides what it shows at once; each in a place kept for it. */
export interface ProductExtras {
  /** The variant whose picture, price and link are shown. */
  readonly variant: Variant | undefined;
  /** Whether it is in the first row, whose pictures come first. */
  readonly first: boolean;
  /** An option's values, to choose from. */
  readonly options: (name: string) => unknown;
  readonly action: unknown;
}

/** A product's card: its link is named after its title. */
export function productCard(item: ProductItem, context: CardContext, extras: ProductExtras): TemplateResult {
  const {say} = context;
  const {variant, first, options, action} = extras;
  const percent = percentOff(item, variant);
  const badge = (text: string, kind: string) =>
    html`<span class="search-badge search-badge-${kind}">${text}</span>`;
  return html`<div class="search-card-media">
      ${picture(variant?.image_url ?? item.image_url, first)}
      ${(variant ?? item).available ? percent && badge(say('sale', {percent}), 'sale') : badge(say('soldOut'), 'sold-out')}
    </div>
    <div class="search-card-body">
      ${title(item.title, itemAddress(item, variant), context)}
      ${price(item, variant, context)}
      ${item.variants[1]?.options.map(({name}) => html`<div class="search-card-options">${options(name)}</div>`)}
      ${action}
    </div>`;
}

/** A card's place while a first answer is on its way. */
export const skeleton = (): TemplateResult =>
  html`<div class="search-card-media"></div><div class="search-card-body"><i></i><i></i></div>`;

/** An address that is not safe to follow leaves a card without a link. */
export function title(text: string, address: string, {rootUrl}: CardContext): TemplateResult {
  const url = storeUrl(address, rootUrl, location.href);
  return html`<a class="search-card-title" href=${url?.href ?? nothing}>${text}</a>`;
}

/** A picture of a size that is known before it comes; those of the first row come first. */
export function picture(address: string | undefined, first: boolean): TemplateResult | undefined {
  const url = address === undefined ? undefined : storeUrl(address, '/', location.href);
  if (!url) return;
  const {src, srcset} = pictureSources(url);
  return html`<img alt="" loading=${first ? 'eager' : 'lazy'} fetchpriority=${first ? 'high' : 'auto'} decoding="async" width="600" height="600"
    sizes="auto, (width < 48rem) 50vw, 25vw" srcset=${srcset ?? nothing} src=${src}>`;
}

function price(
  item: ProductItem,
  variant: Variant | undefined,
  {say, money, taxNote}: CardContext,
): TemplateResult {
  const {price_min, price_max} = item;
  const regular = regularPrice(item, variant);
  return html`<p class="search-card-price">
    <span>${variant ? money.format(variant.price) : money.range(price_min, price_max)}</span>
    ${regular && html`<s><span class="search-hidden">${say('wasPrice', {price: ''})}</span>${money.format(regular)}</s>`}
    ${taxNote && html`<small>${taxNote}</small>`}
  </p>`;
}
