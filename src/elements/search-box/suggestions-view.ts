import {html, nothing, type TemplateResult} from 'lit';
import type {ProductItem, ResultItem} from '../../core/contract/schema.ts';
import {searchHref} from '../../core/products/link.ts';
import {pictureSources} from '../../core/products/picture.ts';
import {isOnSale, priceText, regularPrice} from '../../core/products/sale.ts';
import type {Translate} from '../../i18n/translator.ts';
import {opensNewTab} from '../shared/link-events.ts';
import type {Localization} from '../shared/localize.ts';
import {markedText} from '../shared/marked-text.ts';
import {onPicture} from '../shared/on-picture.ts';
import {textContent} from '../shared/text-content.ts';
import type {Option, OptionGroup, SuggestionsModel} from './suggestions-model.ts';

/** In pixels: 48 on a phone with three dots to a pixel, and a width that cards request too. */
const PICTURE_WIDTH = 180;

/** What the options are rendered with. */
interface View extends Localization {
  readonly model: SuggestionsModel;
  readonly idOf: (named: {readonly id: string}) => string;
  /** Called with a click of any button on an option, and with `contextmenu`, `pointerover` and `pointerdown`. */
  readonly onPointer: (event: MouseEvent, option: Option) => void;
  /** Draws the content of a result. @param usual draws it without the theme's template. */
  readonly draw: (item: ResultItem, usual: () => TemplateResult) => unknown;
}

/** Renders the options, in groups named after their kind. */
export function renderGroups(view: View): unknown {
  return view.model.groups.map(({kind, heading, options}: OptionGroup) => {
    const rendered = options.map(option => renderOption(view, option));
    if (!kind) return rendered;
    const id = view.idOf({id: kind});
    return html`
      <div role="group" class="search-${kind}" aria-labelledby=${id}>
        <div class="search-list-heading" id=${id} role="presentation" ${textContent(heading ?? view.translate(kind))}></div>
        ${rendered}
      </div>
    `;
  });
}

/** Renders the overlay's first row: a text can always be searched for, also without suggestions. */
export function renderRow(
  text: string,
  searchUrl: string,
  submit: () => void,
  translate: Translate,
): TemplateResult {
  const onClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    submit();
  };
  return html`
    <a class="search-submit" href=${searchHref(searchUrl, text)} @click=${onClick}>
      <bdi ${textContent(translate('searchFor', {query: text}))}></bdi>
    </a>
  `;
}

/** Renders the buttons that forget recent searches. */
export function renderControls(
  {groups}: SuggestionsModel,
  forget: (query?: string) => void,
  translate: Translate,
): unknown {
  const recent = groups.find(({kind}) => kind === 'recent')?.options ?? [];
  if (!recent.length) return nothing;
  const buttons = recent.map(
    ({name: query = ''}) => html`
      <button type="button" aria-label=${translate('forget', {query})} @click=${() => forget(query)}>×</button>
    `,
  );
  return html`
    <div class="search-forget">${buttons}</div>
    <button class="search-forget-all" type="button" @click=${() => forget()}>${translate('forgetAll')}</button>
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

function renderContent(view: View, {kind, hit, name = ''}: Option): unknown {
  const {translate, model} = view;
  if (hit) return view.draw(hit.item, () => renderItem(view, hit.item));
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
  const picture = pictureSources(item.image_url, location.href, PICTURE_WIDTH);
  return html`
    <i>${picture ? html`<img src=${picture.src} alt="" @error=${onPicture} @load=${onPicture}>` : nothing}</i>
    <bdi ${markedText(item.title, view.model.text, view.locale)}></bdi>
    ${item.content_type === 'product' ? renderPrice(view, item) : nothing}
  `;
}

function renderPrice(localization: Localization, product: ProductItem): TemplateResult {
  const {translate, money} = localization;
  const {price_min, available} = product;
  const regular = available && regularPrice(product);
  const badge = available ? !regular && isOnSale(product) && translate('onSale') : translate('soldOut');
  const was = regular
    ? html`<s
        ><span class="search-hidden" ${textContent(translate('wasPrice', {price: ''}))}></span
        ><span ${textContent(money.format(regular))}></span
      ></s>`
    : nothing;
  return html`
    <span>
      ${badge ? html`<small ${textContent(badge)}></small>` : nothing}
      <data value=${price_min} ${textContent(priceText(product, localization))}></data>
      ${was}
    </span>
  `;
}
