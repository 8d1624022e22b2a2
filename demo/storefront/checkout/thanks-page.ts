import {html, raw} from 'hono/html';
import {globalId} from '../global-id.ts';
import type {Language} from '../language.ts';
import {toScriptJson} from '../liquid/core-filters.ts';
import type {Markup} from '../markup.ts';
import {describeCart} from '../objects/cart.ts';
import {checkoutPage, orderSummary} from './checkout-page.ts';
import {checkoutTexts} from './checkout-texts.ts';
import type {Order, OrderLine} from './orders.ts';

/** The page after an order, from which the platform publishes the order to every pixel (§6.1). */
export function thanksPage(order: Order, language: Language): Markup {
  const texts = checkoutTexts(language.locale);
  const {name, email, postal_code, region, street, building} = order.address;
  const place = [postal_code, region, street, building].filter(Boolean).join(' ');
  const content = html`
    <div class="checkout__form">
      <p class="checkout__note">${texts.orderNumber(order.number)}</p>
      <h1>${texts.thanks}</h1>
      <p>${texts.confirmation(email)}</p>
      <section>
        <h2>${texts.delivery}</h2>
        <address>${name}<br>${place}</address>
      </section>
      <div class="checkout__actions">
        <a class="button" href="${language.prefix || '/'}">${texts.goOn}</a>
      </div>
    </div>
    ${orderSummary(
      order.lines.map(line => describeLine(line, language)),
      language,
    )}`;
  return checkoutPage(language, texts.thanks, content, announcement(order, language));
}

function describeLine({variantId, quantity, price}: OrderLine, language: Language) {
  const [item] = describeCart([{variantId, quantity}], language).items;
  return {title: item?.title ?? variantId, image: item?.image ?? null, quantity, total: price * quantity};
}

/** The data of `checkout_completed` in the platform's format, which its script publishes once the pixels listen. */
function announcement({number, lines}: Order, {store}: Language): Markup {
  const data = {
    checkout: {
      order: {id: globalId('Order', number)},
      currencyCode: store.currency,
      lineItems: lines.map(({productId, variantId, quantity, price}) => ({
        quantity,
        variant: {id: variantId, product: {id: productId}},
        finalLinePrice: {amount: (price * quantity) / 100, currencyCode: store.currency},
      })),
    },
  };
  return html`<script type="application/json" data-checkout-completed>${raw(toScriptJson(data))}</script>`;
}
