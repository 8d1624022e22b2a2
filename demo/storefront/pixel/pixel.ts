import type {Signer} from '../../service/signer.ts';
import type {Orders} from '../checkout/orders.ts';
import type {Database, Value} from '../database/database.ts';
import {globalId} from '../global-id.ts';
import {toSubunits} from '../money.ts';
import {
  type Attribution,
  checkPayload,
  type EventName,
  isKnownName,
  type KnownEvent,
  type Payload,
  type PixelEvent,
} from './event.ts';
import {REFUSALS, type Reason, type Refusal, refusePayload} from './refusal.ts';
import {dayOf, foldTerm} from './term.ts';

/** An event, who sent it, and when it came: by our clock, since a shopper's may say anything. */
export interface Delivery {
  readonly event: PixelEvent;
  readonly visitor: string;
  readonly receivedAt: number;
}

/** What the pixel checks events against. */
export interface PixelParts {
  readonly database: Database;
  readonly signer: Signer;
  readonly orders: Orders;
  /** The global ids of what the store's search can find. */
  readonly records: ReadonlySet<string>;
}

type Verdict = Refusal | 'counted' | 'repeated';

/** The pixel's receiving end: it checks each event (§6), and writes down what can be trusted. */
export class Pixel {
  readonly #database: Database;
  readonly #signer: Signer;
  readonly #orders: Orders;
  readonly #records: ReadonlySet<string>;

  constructor({database, signer, orders, records}: PixelParts) {
    this.#database = database;
    this.#signer = signer;
    this.#orders = orders;
    this.#records = records;
  }

  /** Takes an event in; answers why it was refused, where it was. */
  receive(delivery: Delivery): Refusal | undefined {
    const {event, receivedAt} = delivery;
    const {name} = event;
    if (!isKnownName(name)) return this.refuse(REFUSALS.unknownName, receivedAt);
    const read = checkPayload(event);
    if (!read.success) return this.refuse(refusePayload(name, read.error), receivedAt, name);
    const verdict = this.#database.transact(() => this.#count(read.data, delivery));
    if (verdict === 'repeated') this.#recordRefusal(name, verdict, receivedAt);
    return typeof verdict === 'object' ? this.refuse(verdict, receivedAt, name) : undefined;
  }

  /** Counts a refusal, by day, event and reason: nothing of what was sent is kept. */
  refuse(refusal: Refusal, receivedAt: number, name: EventName | '' = ''): Refusal {
    this.#recordRefusal(name, refusal.reason, receivedAt);
    return refusal;
  }

  #count(event: KnownEvent, delivery: Delivery): Verdict {
    switch (event.name) {
      case 'service_search':
        return this.#countSearch(event.data, delivery);
      case 'service_result_clicked':
        return this.#countClick(event.data, delivery);
      case 'product_added_to_cart':
        return this.#countAddition(event.id, event.data, delivery);
      case 'checkout_completed':
        return this.#countPurchase(event.data, delivery);
    }
  }

  #countSearch(search: Payload<'service_search'>, delivery: Delivery): Verdict {
    const {query_id, session_id, query, result_count} = search;
    const refusal = this.#refuseAttribution(search, delivery.visitor);
    if (refusal) return refusal;
    const row = {query_id, session_id, term: foldTerm(query), result_count, ...originOf(delivery)};
    return this.#write('searches', row);
  }

  #countClick(click: Payload<'service_result_clicked'>, delivery: Delivery): Verdict {
    const {query_id, session_id, product_id, position} = click;
    const refusal = this.#refuseAttribution(click, delivery.visitor);
    if (refusal) return refusal;
    if (!this.#records.has(product_id)) return REFUSALS.record;
    const {visitor, received_at} = originOf(delivery);
    return this.#write('clicks', {query_id, session_id, product_id, position, visitor, received_at});
  }

  #countAddition(id: string, addition: Payload<'product_added_to_cart'>, delivery: Delivery): Verdict {
    const {product_id, quantity, attribution} = addition;
    // Without a search it is in no figure.
    if (!attribution) return 'counted';
    const refusal = this.#refuseAttribution(attribution, delivery.visitor);
    if (refusal) return refusal;
    const {query_id} = attribution;
    return this.#write('additions', {event_id: id, product_id, quantity, query_id, ...originOf(delivery)});
  }

  /** An order is asked for at the platform, as an app that may read orders does: a page can say what it likes. */
  #countPurchase(purchase: Payload<'checkout_completed'>, delivery: Delivery): Verdict {
    if (!this.#isPlaced(purchase, delivery.visitor)) return REFUSALS.order;
    for (const {attribution} of purchase.lines) {
      const refusal = attribution && this.#refuseAttribution(attribution, delivery.visitor);
      if (refusal) return refusal;
    }
    const verdicts = purchase.lines.map(({product_id, quantity, revenue, attribution}, line) => {
      const query_id = attribution?.query_id ?? null;
      const sold = {product_id, quantity, revenue: toSubunits(revenue), query_id};
      return this.#write('purchases', {order_id: purchase.order_id, line, ...sold, ...originOf(delivery)});
    });
    return verdicts.includes('counted') ? 'counted' : 'repeated';
  }

  #isPlaced({order_id, currency, lines}: Payload<'checkout_completed'>, visitor: string): boolean {
    const order = this.#orders.ofNumber(Number(order_id.split('/').at(-1)));
    // To the letter: another writing of the id would be counted as another order.
    if (!order || order_id !== globalId('Order', order.number)) return false;
    if (order.visitor !== visitor || currency !== this.#orders.currency) return false;
    const claimed = lines.map(({product_id, quantity, revenue}) => [
      product_id,
      quantity,
      toSubunits(revenue),
    ]);
    const placed = order.lines.map(({productId, quantity, price}) => [productId, quantity, price * quantity]);
    return JSON.stringify(claimed) === JSON.stringify(placed);
  }

  /** The proof must be the service's own; the search, where it has arrived, this visitor's, of the same session. */
  #refuseAttribution(attribution: Attribution, visitor: string): Refusal | undefined {
    const {query_id, session_id, measurement_proof} = attribution;
    if (!this.#signer.verify(query_id, measurement_proof)) return REFUSALS.proof;
    const search = this.#database.get<{visitor: string; session_id: string}>(
      'SELECT visitor, session_id FROM searches WHERE query_id = :query_id',
      {query_id},
    );
    const isOwn = !search || (search.visitor === visitor && search.session_id === session_id);
    return isOwn ? undefined : REFUSALS.visitor;
  }

  #write(table: string, row: Readonly<Record<string, Value>>): Verdict {
    return this.#database.insert(table, row) ? 'counted' : 'repeated';
  }

  #recordRefusal(event: EventName | '', reason: Reason, receivedAt: number): void {
    this.#database.run(
      `INSERT INTO refusals (day, event, reason, times) VALUES (:day, :event, :reason, 1)
       ON CONFLICT DO UPDATE SET times = times + 1`,
      {day: dayOf(receivedAt), event, reason},
    );
  }
}

/** What every row says of where it came from. */
function originOf({event, visitor, receivedAt}: Delivery) {
  return {visitor, locale: event.locale, received_at: receivedAt, day: dayOf(receivedAt)};
}
