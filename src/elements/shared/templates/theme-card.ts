import {render} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import type {ResultItem} from '../../../core/contract/schema.ts';
import {toJson} from '../../../core/json.ts';
import {storeHref} from '../../../core/products/link.ts';
import {isOnSale, regularPrice} from '../../../core/products/sale.ts';
import {numericId} from '../../../core/products/shown-variant.ts';
import {report} from '../../../service/console/report.ts';
import {type TemplateContext, TemplateCopy} from './template-copy.ts';

type RenderItem = ((item: ResultItem) => unknown) | undefined;

/** The content that `renderItem` returned for an item. */
interface Rendered {
  readonly by: RenderItem;
  /** The item as JSON. */
  readonly of: string;
  readonly content: unknown;
}

/** Selectors of the places that a template may have for the additions of the list. */
const PLACES = ['[data-swatches]', '[data-quick-add]'];
/** The additions of the list to a card: the swatches, and the button of quick add. */
export type CardParts = readonly [swatches: unknown, action: unknown];

/** The places of a card's content, in the order of its parts. */
export const placesIn = (content: ParentNode): (Element | null)[] =>
  PLACES.map(place => content.querySelector(place));

/** Renders the additions of the list into their places in a card. */
export function fillPlaces(places: readonly (Element | null)[], parts: CardParts | undefined): void {
  for (const [index, place] of places.entries()) if (place) render(parts?.[index], place as HTMLElement);
}

/** Keeps the content that the theme made for an item for as long as the card shows the item. */
class ThemeCard extends Directive {
  #rendered: Rendered | undefined;
  #copy: TemplateCopy | undefined;
  /** The places in the copy. */
  #places: readonly (Element | null)[] = [];
  /** The end of the copy. */
  #last: ChildNode | null = null;

  override render(
    item: ResultItem,
    context: TemplateContext,
    renderItem: RenderItem,
    template: HTMLTemplateElement | undefined,
    fallback: () => unknown,
    parts?: CardParts,
  ): unknown {
    const content = renderItem && this.#call(renderItem, item, context);
    if (content) {
      this.#copy = undefined;
      return content;
    }
    const filled = template && this.#fill(item, context, template);
    if (filled) fillPlaces(this.#placesFor(parts), parts);
    return filled ?? fallback();
  }

  /**
   * Calls the script again only for an item that has changed, so that the additions of other scripts to the card stay. The
   * script gets the item's address below the root of the shopper's language, as in every other card's link.
   */
  #call(renderItem: NonNullable<RenderItem>, item: ResultItem, {rootUrl}: TemplateContext): unknown {
    const of = toJson(item);
    if (this.#rendered?.by === renderItem && this.#rendered.of === of) return this.#rendered.content;
    let content: unknown;
    try {
      const url = storeHref(item.url, rootUrl, location.href) ?? '';
      content = renderItem({...item, url}) || undefined;
    } catch (error) {
      void report('template', `renderItem failed on ${item.url}: ${error}`);
    }
    this.#rendered = {by: renderItem, of, content};
    return content;
  }

  /** Adds a place for quick add at the end of the card, if the template has none. */
  #placesFor(parts: CardParts | undefined): readonly (Element | null)[] {
    const [swatches = null, action] = this.#places;
    if (!action && parts?.[1]) {
      const place = document.createElement('div');
      this.#last?.after(place);
      this.#places = [swatches, place];
    }
    return this.#places;
  }

  #fill(item: ResultItem, context: TemplateContext, template: HTMLTemplateElement): unknown {
    if (this.#copy?.template !== template) {
      this.#copy = new TemplateCopy(template, context);
      this.#places = placesIn(this.#copy.content);
      this.#last = this.#copy.content.lastChild;
    }
    const {content} = this.#copy;
    if (this.#copy.update(templateRecord(item))) return content;
    this.#copy = undefined;
    return undefined;
  }
}

/**
 * The card of a theme: by the list's `renderItem`, or else by the theme's `<template>`; `fallback` draws the card if neither
 * can.
 */
export const themeCard = directive(ThemeCard);

/**
 * Returns an item's fields with its numeric id, and for products the values that follow from their prices, since a template can't compare
 * two fields.
 */
function templateRecord(item: ResultItem): Readonly<Record<string, unknown>> {
  const record = {...item, numeric_id: numericId(item.product_id)};
  if (item.content_type !== 'product') return record;
  return {
    ...record,
    on_sale: isOnSale(item),
    price_varies: item.price_max > item.price_min,
    regular_price: regularPrice(item),
  };
}
