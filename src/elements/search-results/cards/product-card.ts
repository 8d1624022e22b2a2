import {html, nothing, type TemplateResult} from 'lit';
import type {ProductItem} from '../../../core/contract/schema.ts';
import {storeHref} from '../../../core/products/link.ts';
import {pictureSources} from '../../../core/products/picture.ts';
import {isOnSale, regularPrice} from '../../../core/products/sale.ts';
import type {Localization} from '../../../store/page.ts';
import {onPicture} from '../../shared/on-picture.ts';

/** What a card needs besides its item. */
export interface CardContext extends Localization {
  readonly locale: string;
  readonly rootUrl: string;
  /** What the theme says of tax, after each price. */
  readonly taxNote: string;
}

/** What a product's card shows in places that it keeps from the start. */
export interface CardExtras {
  /** The values of one of the product's options. */
  readonly options?: (name: string) => unknown;
  readonly action?: unknown;
}

/** A product's card: its link is named after its title. @param first whether it stands in the first row. */
export function productCard(
  item: ProductItem,
  context: CardContext,
  first: boolean,
  {options, action}: CardExtras,
): TemplateResult {
  const {translate, money, taxNote} = context;
  const {price_min, price_max, available, variants} = item;
  const regular = regularPrice(item);
  const was = regular && money.format(regular);
  // Rounded down: a sale must not promise more than it gives.
  const percent = regular ? Math.floor(100.00001 - (100 * price_min) / regular) : 0;
  const sale = isOnSale(item) ? ['sale', translate(percent ? 'percentOff' : 'onSale', {percent})] : [''];
  const [kind, badge] = available ? sale : ['sold-out', translate('soldOut')];
  return html`<div class="search-card-media">
      ${picture(item.image_url, first)}
      <span class="search-badge search-badge-${kind}" ?hidden=${!kind}>${badge}</span>
    </div>
    <div class="search-card-body">
      ${title(item.title, item.url, context)}
      <p class="search-card-price">
        <span>${money.range(price_min, price_max)}</span> <s
          ?hidden=${!was}><span class="search-hidden">${was && translate('wasPrice', {price: ''})}</span>${was}</s> ${taxNote && html`<small>${taxNote}</small>`}
      </p>
      ${variants[1]?.options.map(({name}) => html`<div class="search-card-options"> ${options?.(name)}</div>`)}${action}
    </div>`;
}

/** A card's place while a first answer is on its way. */
export const skeleton = (): TemplateResult =>
  html`<div class="search-card-media"> </div><div class="search-card-body"><i></i><i></i></div>`;

/** An address that is not safe to follow leaves a card without a link. */
export function title(text: string, address: string, {rootUrl}: CardContext): TemplateResult {
  const href = storeHref(address, rootUrl, location.href);
  return html`<a class="search-card-title" href=${href ?? nothing}>${text}</a>`;
}

/** A picture of a size that is known before it comes; those of the first row come first. */
export function picture(address: string | undefined, first: boolean): TemplateResult | undefined {
  const sources = pictureSources(address, location.href);
  if (!sources) return;
  const {src, srcset} = sources;
  return html`<img alt="" loading=${first ? nothing : 'lazy'} fetchpriority=${first ? 'high' : nothing} decoding="async" width="600" height="600"
    sizes="auto, (width < 48rem) 50vw, 25vw" srcset=${srcset ?? nothing} src=${src} @error=${onPicture} @load=${onPicture}>`;
}
