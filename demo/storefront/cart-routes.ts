import {type Context, Hono} from 'hono';
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import {cartToJson, lineToJson} from './cart-json.ts';
import {
  type Addition,
  type CartBody,
  changeLine,
  isFromScript,
  itemsOf,
  readAdditions,
  readBody,
  update,
} from './cart-requests.ts';
import {type Carts, findOffer, leftOf} from './carts.ts';
import type {Language} from './language.ts';
import {describeCart} from './objects/cart.ts';
import {identifyVisitor} from './platform.ts';

/** Renders sections of a page for a visitor, as JSON. */
export type RenderSections = (url: URL, visitor: string) => Promise<unknown>;

interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly message: string;
  readonly description: string;
}

/** The platform's cart in one language: forms, links and the AJAX API. */
export function createCartRoutes(carts: Carts, language: Language, renderSections: RenderSections): Hono {
  const app = new Hono();
  const cart = {carts, language, renderSections};
  const show = (context: Context) => context.json(describe(cart, identifyVisitor(context)));
  app.get('/cart.js', show);
  app.get('/cart.json', show);
  addAdditionRoutes(app, cart);
  addChangeRoutes(app, cart);
  return app;
}

/** The carts of one language. */
interface CartRoutes {
  readonly carts: Carts;
  readonly language: Language;
  readonly renderSections: RenderSections;
}

function addAdditionRoutes(app: Hono, cart: CartRoutes): void {
  const {carts, language} = cart;
  app.on('POST', ['/cart/add', '/cart/add.js'], async context => {
    const visitor = identifyVisitor(context);
    const body = await readBody(context);
    const additions = readAdditions(body);
    if (!isFromScript(context)) {
      for (const {variantId, quantity} of additions) carts.add(visitor, variantId, quantity);
      carts.limitToStock(visitor, language);
      return context.redirect(`${language.prefix}/cart`, 303);
    }
    const refusal = additions.flatMap(addition => refuse(addition, visitor, cart) ?? [])[0];
    if (refusal) return context.json(refusal, refusal.status);
    for (const {variantId, quantity} of additions) carts.add(visitor, variantId, quantity);
    const ids = additions.map(({variantId}) => variantId);
    const lines = itemsOf(carts, visitor, language).filter(({key}) => ids.includes(key));
    const isSingle = lines.length === 1 && !('items' in body);
    const added = isSingle ? lines.map(lineToJson)[0] : {items: lines.map(lineToJson)};
    return context.json({...added, ...(await sectionsFor(context, body, visitor, cart))});
  });
}

function addChangeRoutes(app: Hono, cart: CartRoutes): void {
  const {carts, language} = cart;
  app.on(['GET', 'POST'], ['/cart/change', '/cart/change.js'], async context => {
    const visitor = identifyVisitor(context);
    const body = context.req.method === 'GET' ? context.req.query() : await readBody(context);
    changeLine(carts, visitor, language, body);
    return answer(context, visitor, body, cart);
  });
  app.on(['GET', 'POST'], ['/cart/clear', '/cart/clear.js'], async context => {
    const visitor = identifyVisitor(context);
    carts.clear(visitor);
    return answer(context, visitor, await readBody(context), cart);
  });
  app.on('POST', ['/cart', '/cart/update', '/cart/update.js'], async context => {
    const visitor = identifyVisitor(context);
    const body = await readBody(context);
    const isReduced = update(carts, visitor, language, body);
    // Returns to the cart after a reduced quantity, so that the shopper sees it before checking out.
    if ('checkout' in body && !isReduced) return context.redirect(`${language.prefix}/checkout`, 303);
    return answer(context, visitor, body, cart);
  });
}

/** Responds with the changed cart to a script, and redirects a form to it. */
async function answer(
  context: Context,
  visitor: string,
  body: CartBody,
  cart: CartRoutes,
): Promise<Response> {
  if (!isFromScript(context)) return context.redirect(`${cart.language.prefix}/cart`, 303);
  return context.json({...describe(cart, visitor), ...(await sectionsFor(context, body, visitor, cart))});
}

function describe({carts, language}: CartRoutes, visitor: string): object {
  return cartToJson(describeCart(carts.linesOf(visitor), language, carts.noteOf(visitor)), visitor);
}

/** Renders the sections that a script requests with the changed cart, for the page that it names or was sent from. */
async function sectionsFor(
  {req}: Context,
  {sections, sections_url}: CartBody,
  visitor: string,
  {renderSections, language}: CartRoutes,
): Promise<object> {
  const ids = [sections ?? []].flat().join(',');
  if (ids === '') return {};
  const {origin} = new URL(req.url);
  const page = new URL(String(sections_url ?? req.header('Referer') ?? `${language.prefix}/`), origin);
  const url = new URL(page.pathname + page.search, origin);
  url.searchParams.set('sections', ids);
  return {sections: await renderSections(url, visitor)};
}

function refuse({variantId, quantity}: Addition, visitor: string, cart: CartRoutes): Refusal | undefined {
  const {carts, language} = cart;
  const offer = findOffer(language, variantId);
  if (!offer) return describeRefusal(404, 'Cannot find variant');
  const left = leftOf(offer, language);
  if (carts.quantityOf(visitor, variantId) + quantity <= left) return undefined;
  const {title} = offer.product;
  return describeRefusal(
    422,
    left > 0 ? lowStockMessage(title, left, language) : soldOutMessage(title, language),
  );
}

/** The scripts of themes show either field to the shopper. */
function describeRefusal(status: ContentfulStatusCode, description: string): Refusal {
  return {status, message: description, description};
}

function soldOutMessage(title: string, {locale}: Language): string {
  return locale === 'ja' ? `「${title}」は売り切れです。` : `The product '${title}' is already sold out.`;
}

function lowStockMessage(title: string, left: number, {locale}: Language): string {
  return locale === 'ja'
    ? `「${title}」の在庫は残り${left}点です。これ以上カートに入れられません。`
    : `There are only ${left} of '${title}' left: no more can be added.`;
}
