import {type ElementPart, html, noChange, nothing, type TemplateResult} from 'lit';
import {Directive, directive} from 'lit/directive.js';
import {guard} from 'lit/directives/guard.js';
import type {ProductItem, ResultItem} from '../../core/contract/schema.ts';
import {searchHref} from '../../core/products/link.ts';
import {type PictureSources, pictureSources} from '../../core/products/picture.ts';
import {isOnSale, priceText, regularPrice} from '../../core/products/sale.ts';
import {highlight} from '../../core/query/highlight.ts';
import {opensNewTab} from '../shared/link-events.ts';
import type {Localization} from '../shared/localize.ts';
import {onPicture} from '../shared/on-picture.ts';
import {textContent} from '../shared/text-content.ts';
import {rowOf} from './opened-model.ts';
import {
  isExpanded,
  isStale,
  type Option,
  type OptionGroup,
  type SuggestionsModel,
} from './suggestions-model.ts';

/** In pixels: 48 on a phone with three dots to a pixel, and a width that cards request too. */
const PICTURE_WIDTH = 180;

/** The data and the callbacks that the panel is rendered with. */
interface View extends Localization {
  readonly model: SuggestionsModel;
  /** The text in place of suggestions, or beside them. */
  readonly hint: string;
  /** The results page. */
  readonly searchUrl: string;
  /** The address of this page. */
  readonly address: string;
  readonly listId: string;
  readonly idOf: (named: {readonly id: string}) => string;
  /** Called with a click of any button on an option, and with `contextmenu`, `pointerover` and `pointerdown`. */
  readonly onPointer: (event: MouseEvent, option: Option) => void;
  /** Called when the text itself is searched for. */
  readonly onSubmit: () => void;
  /** Called with a recent search that is to be forgotten, or with none for all of them. */
  readonly onForget: (query?: string) => void;
  /** Draws the content of a result. @param drawDefault draws it without the theme's template. */
  readonly draw: (item: ResultItem, drawDefault: () => TemplateResult) => unknown;
}

/** Renders the panel: the overlay's first row, a hint, the options, and the buttons beside them. */
export function renderPanel(view: View): TemplateResult {
  const {model, hint} = view;
  const row = rowOf(model);
  // A mousedown in the panel leaves focus in the input.
  return html`
    <div
      class="search-panel"
      popover="manual"
      data-lenis-prevent
      ?data-empty=${!model.text && !isExpanded(model)}
      ?hidden=${!isExpanded(model) && !hint && !row}
      @mousedown=${(event: Event) => event.preventDefault()}
    >
      ${row ? renderRow(view, row) : nothing}
      <p class="search-hint" aria-hidden="true" ?hidden=${!hint} ${textContent(hint)}></p>
      <div
        class="search-list"
        role="listbox"
        id=${view.listId}
        aria-label=${view.translate('suggestions')}
        ?data-stale=${isStale(model)}
        ?hidden=${!isExpanded(model)}
      >
        ${model.groups.map(group => renderGroup(view, group))}
      </div>
      ${isExpanded(model) ? renderControls(view) : nothing}
    </div>
  `;
}

/** Renders the row that searches for the text, also without suggestions. */
function renderRow({searchUrl, onSubmit, translate}: View, text: string): TemplateResult {
  const onClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    onSubmit();
  };
  return html`
    <a class="search-submit" href=${searchHref(searchUrl, text)} @click=${onClick}>
      <bdi ${textContent(translate('searchFor', {query: text}))}></bdi>
    </a>
  `;
}

/** Renders options under a heading that names their kind. */
function renderGroup(view: View, {kind, heading, id: name = kind, options}: OptionGroup): unknown {
  const rendered = options.map(option => renderOption(view, option));
  if (!kind || !name) return rendered;
  const id = view.idOf({id: `group-${name}`});
  return html`
    <div role="group" class="search-${kind}" aria-labelledby=${id}>
      <div class="search-list-heading" id=${id} role="presentation" ${textContent(heading ?? view.translate(kind))}></div>
      ${rendered}
    </div>
  `;
}

/** Renders the buttons that forget recent searches. They are outside the list, because an option can't contain a button. */
function renderControls({model, onForget, translate}: View): unknown {
  const recent = model.groups.find(({kind}) => kind === 'recent')?.options ?? [];
  if (!recent.length) return nothing;
  const buttons = recent.map(
    ({name: query = ''}) => html`
      <button type="button" class="search-cross" aria-label=${translate('forget', {query})} @click=${() => onForget(query)}></button>
    `,
  );
  return html`
    <div class="search-forget">${buttons}</div>
    <button class="search-forget-all" type="button" @click=${() => onForget()}>${translate('forgetAll')}</button>
  `;
}

function renderOption(view: View, option: Option): TemplateResult {
  const on = (event: MouseEvent) => view.onPointer(event, option);
  return html`
    <a
      class="search-option"
      role="option"
      id=${view.idOf(option)}
      tabindex="-1"
      href=${option.href ?? nothing}
      aria-selected=${option.id === view.model.activeId}
      @click=${on}
      @auxclick=${on}
      @contextmenu=${on}
      @pointerover=${on}
      @pointerdown=${on}
    >
      ${renderContent(view, option)}
    </a>
  `;
}

function renderContent(view: View, {kind, item, content, name = ''}: Option): unknown {
  const {translate, model} = view;
  if (content)
    return guard([content], () => [...content.childNodes].map(node => document.importNode(node, true)));
  if (item) return view.draw(item, () => renderItem(view, item));
  if (kind === 'redirect') return renderRedirect(view, name);
  const {total = 0} = model.search.answer ?? {};
  if (kind === 'all') return html`<div ${textContent(translate('seeAll', {count: total}))}></div>`;
  return html`<bdi ${markedText(name, model.text, view.locale)}></bdi>`;
}

/** A redirect is titled after its keyword: a path of the store says nothing to a shopper. Another website is named. */
const renderRedirect = ({translate, model}: View, place: string): TemplateResult => html`
  <div>
    <bdi ${textContent(translate('pageFor', {query: model.text}))}></bdi>
    ${place ? html`<small ${textContent(translate('goTo', {place}))}></small>` : nothing}
  </div>
`;

function renderItem(view: View, item: ResultItem): TemplateResult {
  const picture = pictureSources(item.image_url, view.address, PICTURE_WIDTH);
  return html`
    <i data-title=${picture ? nothing : item.title}>${picture ? renderPicture(picture) : nothing}</i>
    <bdi ${markedText(item.title, view.model.text, view.locale)}></bdi>
    ${item.content_type === 'product' ? renderPrice(view, item) : nothing}
  `;
}

/**
 * Renders a picture in the size of its place, because a theme may show it larger. A browser that does not know `auto` uses
 * `PICTURE_WIDTH`.
 */
const renderPicture = ({src, srcset}: PictureSources): TemplateResult => html`
  <img
    sizes="auto, ${PICTURE_WIDTH}px"
    srcset=${srcset ?? nothing}
    src=${src}
    alt=""
    loading="lazy"
    @error=${onPicture}
    @load=${onPicture}
  >
`;

function renderPrice(localization: Localization, product: ProductItem): TemplateResult {
  const {translate, money} = localization;
  const {price_min, available} = product;
  const regular = available && regularPrice(product);
  const badge = available ? !regular && isOnSale(product) && translate('onSale') : translate('soldOut');
  const label = (key: 'salePrice' | 'wasPrice') =>
    regular ? html`<span class="search-hidden" ${textContent(translate(key, {price: ''}))}></span>` : nothing;
  const was = regular
    ? html`<s>${label('wasPrice')}<span ${textContent(money.format(regular))}></span></s>`
    : nothing;
  return html`
    <span>
      ${badge ? html`<small ${textContent(badge)}></small>` : nothing}
      ${label('salePrice')}
      <data value=${price_min} ${textContent(priceText(product, localization))}></data>
      ${was}
    </span>
  `;
}

/**
 * Shows a text as the only content of an element, with the words of a query marked: `<bdi ${markedText(title, 'linen', 'en')}></bdi>`.
 * Like `textContent`, it replaces the nodes that a browser's translation made of the previous text.
 */
class MarkedText extends Directive {
  #text: string | undefined;
  #query: string | undefined;

  override render(_text: string, _query: string, _locale: string): unknown {
    return noChange;
  }

  override update({element}: ElementPart, [text, query, locale]: [string, string, string]): unknown {
    if (text === this.#text && query === this.#query) return noChange;
    this.#text = text;
    this.#query = query;
    element.replaceChildren(
      ...highlight(text, query, locale).map(([piece, matches]) => (matches ? mark(piece) : piece)),
    );
    return noChange;
  }
}

const mark = (text: string): HTMLElement =>
  Object.assign(document.createElement('mark'), {textContent: text});

const markedText = directive(MarkedText);
