import {randomUUID} from 'node:crypto';
import {type Context, Hono} from 'hono';
import {html} from 'hono/html';
import {type Carts, findOffer} from '../carts.ts';
import {globalId} from '../global-id.ts';
import type {Language} from '../language.ts';
import {toSubunits} from '../money.ts';
import {describeCart} from '../objects/cart.ts';
import {identifyVisitor} from '../platform.ts';
import {readAddress} from './address.ts';
import {checkoutForm, type Draft} from './checkout-form.ts';
import {checkoutPage, orderSummary} from './checkout-page.ts';
import {checkoutTexts} from './checkout-texts.ts';
import type {OrderLine, Orders} from './orders.ts';
import {thanksPage} from './thanks-page.ts';

/** `/checkout`, in one language: from the cart to an order. It takes no money. */
export function createCheckout(carts: Carts, orders: Orders, language: Language): Hono {
  const app = new Hono();
  const checkoutUrl = `${language.prefix}/checkout`;

  app.get('/checkout', context => {
    const visitor = identifyVisitor(context);
    const soldOut = carts.fit(visitor, language);
    if (carts.linesOf(visitor).length === 0) return context.redirect(`${language.prefix}/cart`, 303);
    return show(context, {token: randomUUID(), address: {}, problems: new Map(), soldOut});
  });

  app.post('/checkout', async context => {
    const visitor = identifyVisitor(context);
    const form = await context.req.parseBody();
    const token = String(form.token ?? '');
    const {address, problems} = readAddress(form);
    if (isToken(token) && !orders.ofCheckout(token)) {
      const soldOut = carts.fit(visitor, language);
      const lines = linesOf(carts, visitor, language);
      if (lines.length === 0) return context.redirect(`${language.prefix}/cart`, 303);
      if (soldOut || problems.size > 0) return show(context, {token, address, problems, soldOut});
      orders.place({token, visitor, address, lines, placedAt: Date.now()});
      carts.clear(visitor);
    }
    return context.redirect(isToken(token) ? `${checkoutUrl}/${token}/thanks` : checkoutUrl, 303);
  });

  app.get('/checkout/:token/thanks', (context, next) => {
    const order = orders.ofCheckout(context.req.param('token'));
    // An order is shown to who placed it.
    if (order?.visitor !== identifyVisitor(context)) return next();
    context.header('Cache-Control', 'no-store');
    return context.html(thanksPage(order, language));
  });

  function show(context: Context, draft: Draft): Response | Promise<Response> {
    const {items} = describeCart(carts.linesOf(identifyVisitor(context)), language);
    const lines = items.map(({final_line_price: total, ...item}) => ({...item, total}));
    const content = [checkoutForm(draft, language), orderSummary(lines, language)];
    context.header('Cache-Control', 'no-store');
    const {title} = checkoutTexts(language.locale);
    const failed = draft.problems.size > 0 || draft.soldOut;
    return context.html(checkoutPage(language, title, html`${content}`), failed ? 422 : 200);
  }

  return app;
}

function isToken(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** The cart as an order takes it: with the ids and the prices of this moment. */
function linesOf(carts: Carts, visitor: string, language: Language): OrderLine[] {
  return carts.linesOf(visitor).flatMap(({variantId, quantity}) => {
    const offer = findOffer(language, variantId);
    if (!offer) return [];
    const productId = globalId('Product', offer.product.id);
    return [{productId, variantId, quantity, price: toSubunits(offer.variant.price)}];
  });
}
