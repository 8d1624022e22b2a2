import {html, raw} from 'hono/html';
import type {Language} from '../language.ts';
import type {Markup} from '../markup.ts';
import {formatMoney, moneyFormatOf} from '../money.ts';
import type {LiquidImage} from '../objects/image.ts';
import {plainPage} from '../plain-page.ts';
import {contentForHeader} from '../platform.ts';
import {checkoutTexts} from './checkout-texts.ts';

export interface SummaryLine {
  readonly title: string;
  readonly image: LiquidImage | null;
  readonly quantity: number;
  /** In hundredths. */
  readonly total: number;
}

/** A page of the checkout, which is not part of the theme. */
export function checkoutPage(language: Language, title: string, content: Markup, head?: Markup): Markup {
  const {prefix, store} = language;
  const body = html`
    <header class="checkout-header"><a href="${prefix || '/'}">${store.name}</a></header>
    <main id="main" class="checkout">${content}</main>`;
  const tags = html`${raw(contentForHeader(language))} ${head ?? ''}`;
  return plainPage({title, styles: ['checkout'], head: tags, body}, language);
}

export function orderSummary(lines: readonly SummaryLine[], {locale, store}: Language): Markup {
  const texts = checkoutTexts(locale);
  const format = moneyFormatOf(store.currency);
  const sum = lines.reduce((total, line) => total + line.total, 0);
  return html`
    <section class="checkout__summary" aria-labelledby="summary">
      <h2 id="summary">${texts.summary}</h2>
      <ul role="list">
        ${lines.map(line => summaryLine(line, formatMoney(line.total, format)))}
      </ul>
      <dl>
        <dt>${texts.shipping}</dt>
        <dd>${texts.free}</dd>
        <dt class="checkout__total">${texts.total}</dt>
        <dd class="checkout__total">${formatMoney(sum, format)}</dd>
      </dl>
      <p class="checkout__note">${texts.taxIncluded}</p>
    </section>`;
}

function summaryLine({title, image, quantity}: SummaryLine, total: string): Markup {
  const picture = image ? html`<img src="${image.src.valueOf()}" alt="" width="600" height="600">` : '';
  return html`
        <li>
          <span class="checkout__picture">${picture}</span>
          <span>${title} <span class="checkout__quantity">× ${quantity}</span></span>
          <span class="checkout__amount">${total}</span>
        </li>`;
}
