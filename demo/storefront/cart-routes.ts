import {type Context, Hono} from 'hono';
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import {type Carts, findOffer, leftOf} from './carts.ts';
import type {Language} from './language.ts';
import {describeCart, type LiquidLineItem} from './objects/cart.ts';
import {identifyVisitor} from './platform.ts';

interface Request {
  readonly variantId: string;
  readonly quantity: number;
}

interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly description: string;
}

/** The platform's cart in one language: forms, links and the AJAX API. */
export function createCartRoutes(carts: Carts, language: Language): Hono {
  const app = new Hono();
  addScriptRoutes(app, carts, language);
  addFormRoutes(app, carts, language);
  return app;
}

function addScriptRoutes(app: Hono, carts: Carts, language: Language): void {
  app.get('/cart.js', context => context.json(toJson(carts, identifyVisitor(context), language)));

  app.post('/cart/add.js', async context => {
    const request = readRequest(await readBody(context));
    const visitor = identifyVisitor(context);
    // §2.2 variant id use 3: a global id is ignored, not rejected.
    if (!request) return context.json({items: []});
    const refusal = refuse(request, carts.quantityOf(visitor, request.variantId), language);
    if (refusal) return context.json({...refusal, message: 'Cart Error'}, refusal.status);
    carts.add(visitor, request.variantId, request.quantity);
    const item = itemsOf(carts, visitor, language).find(({key}) => key === request.variantId);
    return context.json(item ? toJsonItem(item) : {items: []});
  });

  app.post('/cart/change.js', async context => {
    const visitor = identifyVisitor(context);
    changeLine(carts, visitor, language, await readBody(context));
    return context.json(toJson(carts, visitor, language));
  });
}

function addFormRoutes(app: Hono, carts: Carts, language: Language): void {
  const cartUrl = `${language.prefix}/cart`;

  app.post('/cart/add', async context => {
    const request = readRequest(await readBody(context));
    const visitor = identifyVisitor(context);
    if (request) carts.add(visitor, request.variantId, request.quantity);
    carts.limitToStock(visitor, language);
    return context.redirect(cartUrl, 303);
  });

  app.get('/cart/change', context => {
    changeLine(carts, identifyVisitor(context), language, context.req.query());
    return context.redirect(cartUrl, 303);
  });

  app.post('/cart', async context => {
    const visitor = identifyVisitor(context);
    const body = await readBody(context);
    const isReduced = changeQuantities(carts, visitor, language, [body['updates[]']].flat());
    // Returns to the cart after a reduced quantity, so that the shopper sees it before checking out.
    const canCheckOut = 'checkout' in body && !isReduced;
    return context.redirect(canCheckOut ? `${language.prefix}/checkout` : cartUrl, 303);
  });
}

function itemsOf(carts: Carts, visitor: string, language: Language): readonly LiquidLineItem[] {
  return describeCart(carts.linesOf(visitor), language).items;
}

/** Reads the body as JSON or as a form. An unreadable body has no fields. */
async function readBody(context: Context): Promise<Record<string, unknown>> {
  const isJson = context.req.header('Content-Type')?.includes('json');
  if (!isJson) return context.req.parseBody({all: true});
  const body: unknown = await context.req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? {...body} : {};
}

function readRequest(body: Readonly<Record<string, unknown>>): Request | undefined {
  const id = String(body.id ?? '');
  const quantity = Number(body.quantity ?? 1);
  if (!/^\d+$/.test(id)) return undefined;
  return {variantId: id, quantity: Number.isInteger(quantity) && quantity > 0 ? quantity : 1};
}

function refuse({variantId, quantity}: Request, present: number, language: Language): Refusal | undefined {
  const offer = findOffer(language, variantId);
  if (!offer) return {status: 404, description: 'Cannot find variant'};
  const left = leftOf(offer, language);
  if (present + quantity <= left) return undefined;
  const {title} = offer.product;
  return {
    status: 422,
    description: left > 0 ? lowStockMessage(title, left, language) : soldOutMessage(title, language),
  };
}

/** The cart's scripts show these messages to the shopper. */
function soldOutMessage(title: string, {locale}: Language): string {
  return locale === 'ja' ? `「${title}」は売り切れです。` : `The product '${title}' is already sold out.`;
}

function lowStockMessage(title: string, left: number, {locale}: Language): string {
  return locale === 'ja'
    ? `「${title}」の在庫は残り${left}点です。これ以上カートに入れられません。`
    : `There are only ${left} of '${title}' left: no more can be added.`;
}

/** Changes the line with this number or of this variant. */
function changeLine(
  carts: Carts,
  visitor: string,
  language: Language,
  {line, id, quantity}: Readonly<Record<string, unknown>>,
): void {
  const items = itemsOf(carts, visitor, language);
  const item = items[Number(line) - 1] ?? items.find(({key}) => key === String(id));
  const count = Number(quantity ?? Number.NaN);
  if (item && Number.isFinite(count)) carts.change(visitor, item.key, count);
  carts.limitToStock(visitor, language);
}

/** Sets the quantity of each line. Returns whether the stock reduced one of them. */
function changeQuantities(
  carts: Carts,
  visitor: string,
  language: Language,
  quantities: readonly unknown[],
): boolean {
  for (const [index, {key}] of itemsOf(carts, visitor, language).entries()) {
    const quantity = Number(quantities[index] ?? Number.NaN);
    if (Number.isFinite(quantity)) carts.change(visitor, key, quantity);
  }
  return carts.limitToStock(visitor, language);
}

function toJson(carts: Carts, visitor: string, language: Language): object {
  const cart = describeCart(carts.linesOf(visitor), language);
  return {
    item_count: cart.item_count,
    total_price: cart.total_price,
    currency: cart.currency.iso_code,
    items: cart.items.map(toJsonItem),
  };
}

function toJsonItem({product, variant, image, ...item}: LiquidLineItem): object {
  return {
    id: variant.id,
    key: item.key,
    variant_id: variant.id,
    product_id: product.id,
    title: item.title,
    product_title: product.title,
    variant_title: product.has_only_default_variant ? null : variant.title,
    handle: product.handle,
    vendor: product.vendor,
    sku: variant.sku,
    quantity: item.quantity,
    price: item.final_price,
    line_price: item.final_line_price,
    url: item.url,
    image: image?.src ?? null,
  };
}
