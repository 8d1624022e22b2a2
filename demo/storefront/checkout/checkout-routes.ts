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

/** Serves `/checkout` in one language, from the cart to the order, without any payment. */
export function createCheckout(carts: Carts, orders: Orders, language: Language): Hono {
  const checkout = new Checkout(carts, orders, language);
  const app = new Hono();
  app.get('/checkout', context => checkout.open(context));
  app.post('/checkout', async context => checkout.submit(context, await context.req.parseBody()));
  app.get('/checkout/:token/thanks', (context, next) => {
    return checkout.showThanks(context, context.req.param('token')) ?? next();
  });
  return app;
}

type Answer = Response | Promise<Response>;

class Checkout {
  readonly #carts: Carts;
  readonly #orders: Orders;
  readonly #language: Language;

  constructor(carts: Carts, orders: Orders, language: Language) {
    this.#carts = carts;
    this.#orders = orders;
    this.#language = language;
  }

  open(context: Context): Answer {
    const visitor = identifyVisitor(context);
    const soldOut = this.#carts.limitToStock(visitor, this.#language);
    if (this.#carts.linesOf(visitor).length === 0) return this.#redirect(context, '/cart');
    return this.#show(context, visitor, {token: randomUUID(), address: {}, problems: new Map(), soldOut});
  }

  submit(context: Context, form: Readonly<Record<string, unknown>>): Answer {
    const visitor = identifyVisitor(context);
    const token = String(form.token ?? '');
    if (!isToken(token)) return this.#redirect(context, '/checkout');
    const thanks = `/checkout/${token}/thanks`;
    if (this.#orders.ofCheckout(token)) return this.#redirect(context, thanks);
    const {address, problems} = readAddress(form);
    const soldOut = this.#carts.limitToStock(visitor, this.#language);
    const lines = linesOf(this.#carts, visitor, this.#language);
    if (lines.length === 0) return this.#redirect(context, '/cart');
    if (soldOut || problems.size > 0)
      return this.#show(context, visitor, {token, address, problems, soldOut});
    this.#orders.place({token, visitor, address, lines, placedAt: Date.now()});
    this.#carts.clear(visitor);
    return this.#redirect(context, thanks);
  }

  /** Shows an order only to the visitor who placed it. */
  showThanks(context: Context, token: string): Answer | undefined {
    const order = this.#orders.ofCheckout(token);
    if (order?.visitor !== identifyVisitor(context)) return undefined;
    context.header('Cache-Control', 'no-store');
    return context.html(thanksPage(order, this.#language));
  }

  #show(context: Context, visitor: string, draft: Draft): Answer {
    const {items} = describeCart(this.#carts.linesOf(visitor), this.#language);
    const lines = items.map(({final_line_price: total, ...item}) => ({...item, total}));
    const content = html`${checkoutForm(draft, this.#language)} ${orderSummary(lines, this.#language)}`;
    const {title} = checkoutTexts(this.#language.locale);
    const failed = draft.problems.size > 0 || draft.soldOut;
    context.header('Cache-Control', 'no-store');
    return context.html(checkoutPage(this.#language, title, content), failed ? 422 : 200);
  }

  #redirect(context: Context, path: string): Response {
    return context.redirect(`${this.#language.prefix}${path}`, 303);
  }
}

function isToken(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

/** Converts the cart to order lines with the current prices. */
function linesOf(carts: Carts, visitor: string, language: Language): OrderLine[] {
  return carts.linesOf(visitor).flatMap(({variantId, quantity}) => {
    const offer = findOffer(language, variantId);
    if (!offer) return [];
    const productId = globalId('Product', offer.product.id);
    return [{productId, variantId, quantity, price: toSubunits(offer.variant.price)}];
  });
}
