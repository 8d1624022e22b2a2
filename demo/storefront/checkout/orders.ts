import type {Database} from '../database/database.ts';
import type {Address} from './address.ts';
import {Stock} from './stock.ts';

/** A placed order. */
export interface Order {
  /** Shown to the shopper: `1001`. */
  readonly number: number;
  readonly visitor: string;
  readonly address: Address;
  readonly lines: readonly OrderLine[];
}

export interface OrderLine {
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Per piece, in hundredths. */
  readonly price: number;
}

/** A submitted checkout. */
export interface OrderRequest {
  /** Identifies the checkout, so that submitting it twice places one order. */
  readonly token: string;
  readonly visitor: string;
  readonly address: Address;
  readonly lines: readonly OrderLine[];
  readonly placedAt: number;
}

interface OrderRow {
  readonly number: number;
  readonly visitor: string;
  readonly address: string;
}

/** The store's orders and the remaining stock. */
export class Orders {
  readonly #database: Database;
  /** ISO 4217 code of every order. */
  readonly currency: string;
  readonly stock: Stock;

  constructor(database: Database, currency: string) {
    this.#database = database;
    this.currency = currency;
    this.stock = new Stock(listSold(database));
  }

  /** Places an order once; a resubmitted checkout returns the existing order. */
  place({token, visitor, address, lines, placedAt}: OrderRequest): Order {
    const placed = this.ofCheckout(token);
    if (placed) return placed;
    const number = this.#nextNumber();
    this.#database.transact(() => {
      const order = {number, token, visitor, address: JSON.stringify(address), placed_at: placedAt};
      this.#database.insert('orders', order);
      for (const [line, {productId, variantId, quantity, price}] of lines.entries()) {
        const row = {number, line, product_id: productId, variant_id: variantId, quantity, price};
        this.#database.insert('order_lines', row);
      }
    });
    for (const {variantId, quantity} of lines) this.stock.take(variantId, quantity);
    return {number, visitor, address, lines};
  }

  ofCheckout(token: string): Order | undefined {
    return this.#read('token = :key', token);
  }

  ofNumber(number: number): Order | undefined {
    return this.#read('number = :key', number);
  }

  #read(condition: string, key: string | number): Order | undefined {
    const sql = `SELECT number, visitor, address FROM orders WHERE ${condition}`;
    const order = this.#database.get<OrderRow>(sql, {key});
    return order && {...order, address: JSON.parse(order.address), lines: this.#linesOf(order.number)};
  }

  #linesOf(number: number): OrderLine[] {
    return this.#database.all<OrderLine>(
      `SELECT product_id AS productId, variant_id AS variantId, quantity, price
         FROM order_lines WHERE number = :number ORDER BY line`,
      {number},
    );
  }

  #nextNumber(): number {
    const row = this.#database.get<{next: number}>(
      'SELECT IFNULL(MAX(number), 1000) + 1 AS next FROM orders',
    );
    return row?.next ?? 1001;
  }
}

function listSold(database: Database): readonly (readonly [string, number])[] {
  return database
    .all<{variant: string; sold: number}>(
      'SELECT variant_id AS variant, SUM(quantity) AS sold FROM order_lines GROUP BY variant_id',
    )
    .map(({variant, sold}) => [variant, sold]);
}
