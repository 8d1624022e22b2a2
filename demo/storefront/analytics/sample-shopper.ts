import type {Product} from '../../catalogue/catalogue.ts';
import type {Random} from '../../catalogue/own/random.ts';
import type {Signer} from '../../service/signer.ts';
import type {Orders} from '../checkout/orders.ts';
import {globalId} from '../global-id.ts';
import type {Language} from '../language.ts';
import {toSubunits} from '../money.ts';
import type {Attribution} from '../pixel/event.ts';
import type {Pixel} from '../pixel/pixel.ts';
import type {SampleSearch} from './sample-searches.ts';

/** The dependencies of a sample shopper. */
export interface SampleContext {
  readonly pixel: Pixel;
  readonly signer: Signer;
  readonly orders: Orders;
  readonly random: Random;
  readonly language: Language;
  readonly searches: readonly SampleSearch[];
  /** Time of the visit in milliseconds since 1970. */
  readonly time: number;
}

/** Simulates a shopper who searches, may click and may buy. */
export class SampleShopper {
  readonly #context: SampleContext;
  readonly #id: string;

  constructor(context: SampleContext) {
    this.#context = context;
    this.#id = `sample-${context.random.next()}`;
  }

  shop(): void {
    const {random, searches} = this.#context;
    for (let count = random.happens(0.4) ? 2 : 1; count > 0; count--) {
      // Squaring prefers the front of the list: few terms are frequent, and many are rare.
      const search = searches[Math.floor(random.next() ** 2 * searches.length)];
      if (search) this.#search(search);
    }
  }

  #search({query, products}: SampleSearch): void {
    const {random} = this.#context;
    // Some rest before they have typed the whole term.
    if (random.happens(0.4))
      this.#receiveAnswer(query.slice(0, Math.ceil(query.length / 2)), products.length);
    const attribution = this.#receiveAnswer(query, products.length);
    const position = Math.floor(random.next() ** 3 * Math.min(products.length, 14));
    const product = products[position];
    if (!product || !random.happens(0.46)) return;
    const product_id = globalId('Product', product.id);
    this.#publish('service_result_clicked', {...attribution, product_id, position});
    if (!random.happens(0.32)) return;
    this.#publish('product_added_to_cart', {product_id, quantity: 1, attribution});
    // Some purchases do not come from a search.
    if (random.happens(0.55)) this.#buy(product, random.happens(0.75) ? attribution : undefined);
  }

  #receiveAnswer(query: string, result_count: number): Attribution {
    const {random, signer} = this.#context;
    const query_id = `${this.#id}-${random.next()}`;
    const attribution = {query_id, session_id: this.#id, measurement_proof: signer.sign(query_id)};
    this.#publish('service_search', {query, ...attribution, result_count});
    return attribution;
  }

  #buy(product: Product, attribution: Attribution | undefined): void {
    const {orders, random, time} = this.#context;
    const [variant] = product.variants;
    if (!variant) return;
    const productId = globalId('Product', product.id);
    const line = {productId, variantId: variant.id, quantity: 1, price: toSubunits(variant.price)};
    const token = `${this.#id}-${random.next()}`;
    const order = {token, visitor: this.#id, address: noAddress, lines: [line], placedAt: time};
    this.#publish('checkout_completed', {
      order_id: globalId('Order', orders.place(order).number),
      currency: orders.currency,
      lines: [{product_id: productId, quantity: 1, revenue: variant.price, attribution}],
    });
  }

  #publish(name: string, data: object): void {
    const {pixel, language, random, time} = this.#context;
    const event = {id: `${this.#id}-${random.next()}`, name, data, at: new Date(time).toISOString()};
    pixel.receive({
      event: {...event, locale: language.locale},
      visitor: this.#id,
      receivedAt: time,
    });
  }
}

const noAddress = {email: '', name: '', postal_code: '', region: '', street: '', building: ''};
