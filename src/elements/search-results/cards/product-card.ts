import {html, nothing, type TemplateResult} from 'lit';
import {ifDefined} from 'lit/directives/if-defined.js';
import type {ProductItem} from '../../../core/contract/schema.ts';
import {storeHref} from '../../../core/products/link.ts';
import {pictureSources} from '../../../core/products/picture.ts';
import {isOnSale, regularPrice} from '../../../core/products/sale.ts';
import type {Translate} from '../../../i18n/translator.ts';
import type {Localization} from '../../../store/page.ts';
import {onPicture} from '../../shared/on-picture.ts';
import {textContent} from '../../shared/text-content.ts';

/** What a card needs besides its item. */
export interface CardContext extends Localization {
  readonly locale: string;
  readonly rootUrl: string;
  /** What the theme says of tax, after each price. */
  readonly taxNote: string;
}

/** What may be added to a product's card. */
export interface CardAdditions {
  /** Whether the card is in the first row, whose pictures load first. */
  readonly isFirstRow: boolean;
  /** The choices of one of the product's options; its place is kept. */
  readonly options?: (name: string) => unknown;
  readonly action?: unknown;
}

/** The card of a product; its link is named after the product's title. */
export function productCard(
  item: ProductItem,
  context: CardContext,
  {isFirstRow, options, action = nothing}: CardAdditions,
): TemplateResult {
  return html`
    <div class="search-card-media">${picture(item.image_url, isFirstRow)} ${badge(item, context)}</div>
    <div class="search-card-body">
      ${titleLink(item.title, item.url, context)} ${price(item, context)}
      ${item.variants[1]?.options.map(
        ({name}) => html`<div class="search-card-options">${options?.(name) ?? nothing}</div>`,
      )}
      ${action}
    </div>
  `;
}

/** Hidden if there is nothing to say: a card is drawn over for the next item, and creating nodes for it would take longer. */
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

/** Rounded down, since a sale must not promise more than it gives; 0 if the saving is unknown. */
function percentOff(item: ProductItem): number {
  const regular = regularPrice(item);
  return regular ? Math.floor(100.00001 - (100 * item.price_min) / regular) : 0;
}

function price(item: ProductItem, {translate, money, taxNote}: CardContext): TemplateResult {
  const regular = regularPrice(item);
  return html`<p class="search-card-price">
    <span ${textContent(money.range(item.price_min, item.price_max))}></span>
    <s ?hidden=${regular === undefined}>
      <span class="search-hidden">${translate('wasPrice', {price: ''})}</span
      ><span ${textContent(regular === undefined ? '' : money.format(regular))}></span>
    </s>
    ${taxNote ? html`<small>${taxNote}</small>` : nothing}
  </p>`;
}

/** A card while its item is on its way. */
export const skeleton = (): TemplateResult => html`
  <div class="search-card-media"></div>
  <div class="search-card-body"><i></i><i></i></div>
`;

/** A title that links to its item, unless the address is not safe to follow. */
export function titleLink(title: string, address: string, {rootUrl}: CardContext): TemplateResult {
  const href = storeHref(address, rootUrl, location.href);
  return html`<a class="search-card-title" href=${ifDefined(href)} ${textContent(title)}></a>`;
}

/** A picture whose size is known before it has loaded. */
export function picture(address: string | undefined, isFirstRow: boolean): TemplateResult | typeof nothing {
  const sources = pictureSources(address, location.href);
  if (!sources) return nothing;
  return html`<img
    alt=""
    loading=${isFirstRow ? nothing : 'lazy'}
    fetchpriority=${isFirstRow ? 'high' : nothing}
    decoding="async"
    width="600"
    height="600"
    sizes="auto, (width < 48rem) 50vw, 25vw"
    srcset=${ifDefined(sources.srcset)}
    src=${sources.src}
    @error=${onPicture}
    @load=${onPicture}
  />`;
}
