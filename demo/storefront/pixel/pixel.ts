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

/** An event with its sender and the time of its arrival by the server's clock, as a shopper's may be wrong. */
export interface Delivery {
  readonly event: PixelEvent;
  readonly visitor: string;
  readonly receivedAt: number;
}

/** The data that events are checked against. */
export interface PixelParts {
  readonly database: Database;
  readonly signer: Signer;
  readonly orders: Orders;
  /** Global ids of the records that the store's search can find. */
  readonly records: ReadonlySet<string>;
}

type Verdict = Refusal | 'counted' | 'repeated';

/** The server side of the pixel: validates each event (§6), and stores the trustworthy ones. */
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

  /** Processes an event; returns the reason if it is refused. */
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

  /** Counts a refusal by day, event and reason; the event itself is not stored. */
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
    // Not part of any figure without a search.
    if (!attribution) return 'counted';
    const refusal = this.#refuseAttribution(attribution, delivery.visitor);
    if (refusal) return refusal;
    const {query_id} = attribution;
    return this.#write('additions', {event_id: id, product_id, quantity, query_id, ...originOf(delivery)});
  }

  /**
   * Compares the order with the platform's data, as an app with access to orders does, because a page can send
   * anything.
   */
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
    // Compares the exact id: another notation would count as another order.
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

  /** Requires the service's own signature, and a search of the same visitor and session if the search has arrived. */
  #refuseAttribution(attribution: Attribution, visitor: string): Refusal | undefined {
    const {query_id, session_id, measurement_proof} = attribution;
    if (!this.#signer.verify(query_id, measurement_proof)) return REFUSALS.signature;
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

/** The columns about an event's origin. */
function originOf({event, visitor, receivedAt}: Delivery) {
  return {visitor, locale: event.locale, received_at: receivedAt, day: dayOf(receivedAt)};
}
