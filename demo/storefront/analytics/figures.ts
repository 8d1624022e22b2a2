import type {Database} from '../database/database.ts';
import type {Reason} from '../pixel/refusal.ts';

/** The selection of events; `null` means all. */
export interface Scope {
  /** The first day, such as `2026-05-01`. */
  readonly since: string;
  readonly locale: string | null;
  readonly term: string | null;
  /** Whether to leave out searches that were typed on the way to another one. */
  readonly submitted: boolean;
}

/** Sums over a group of searches. Money is in hundredths. */
export interface Measures {
  readonly searches: number;
  /** Searches with at least one clicked result. */
  readonly clicked: number;
  /** Searches without results, while the index was usable. */
  readonly zeroResults: number;
  /** Quantity added to the cart after a click or directly from a result. */
  readonly added: number;
  readonly revenue: number;
}

export interface ZeroResultTerm {
  readonly term: string;
  readonly searches: number;
  readonly shoppers: number;
  readonly last: string;
}

export interface ClickedProduct {
  readonly id: string;
  readonly clicks: number;
  /** Counted from 0. */
  readonly meanPosition: number;
  readonly bestPosition: number;
  readonly revenue: number;
}

export interface Refused {
  readonly event: string;
  readonly reason: Reason;
  readonly times: number;
}

/** Reads the figures from the events that the pixel received. */
export class Figures {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  totals(scope: Scope): Measures {
    const [totals = NONE] = this.#database.all<Measures>(
      `SELECT ${SUMS} FROM measures WHERE ${IN_SCOPE}`,
      values(scope),
    );
    return totals;
  }

  /** Measures by day, without days that have no events. */
  days(scope: Scope): ReadonlyMap<string, Measures> {
    const rows = this.#database.all<Measures & {day: string}>(
      `SELECT day, ${SUMS} FROM measures WHERE ${IN_SCOPE} GROUP BY day`,
      values(scope),
    );
    return new Map(rows.map(row => [row.day, row]));
  }

  terms(scope: Scope): (Measures & {readonly term: string})[] {
    return this.#database.all(
      `SELECT term, ${SUMS} FROM measures WHERE ${IN_SCOPE}
        GROUP BY term ORDER BY revenue DESC, clicked DESC, searches DESC, term LIMIT 50`,
      values(scope),
    );
  }

  zeroResultTerms(scope: Scope): ZeroResultTerm[] {
    return this.#database.all(
      `SELECT term, COUNT(*) AS searches, COUNT(DISTINCT visitor) AS shoppers, MAX(day) AS last
         FROM zero_result_searches WHERE ${IN_SCOPE}
        GROUP BY term ORDER BY shoppers DESC, searches DESC, term LIMIT 50`,
      values(scope),
    );
  }

  clickedProducts(scope: Scope): ClickedProduct[] {
    return this.#database.all(
      `SELECT product_id AS id, COUNT(*) AS clicks, AVG(position) AS meanPosition, MIN(position) AS bestPosition,
              IFNULL((SELECT SUM(revenue) FROM attributed_purchases AS sale
                       WHERE sale.product_id = counted_clicks.product_id AND ${IN_SCOPE}), 0) AS revenue
         FROM counted_clicks WHERE ${IN_SCOPE}
        GROUP BY product_id ORDER BY clicks DESC, meanPosition, product_id LIMIT 50`,
      values(scope),
    );
  }

  /** Clicks by position: the first ten separately, the others together. */
  positions(scope: Scope): readonly number[] {
    const rows = this.#database.all<{position: number; clicks: number}>(
      `SELECT MIN(position, ${POSITIONS - 1}) AS position, COUNT(*) AS clicks
         FROM counted_clicks WHERE ${IN_SCOPE} GROUP BY 1`,
      values(scope),
    );
    const clicks = new Map(rows.map(row => [row.position, row.clicks]));
    return Array.from({length: POSITIONS}, (_, position) => clicks.get(position) ?? 0);
  }

  /** All sales, of which the attributed ones are a share. */
  sales({since, locale}: Scope): {readonly orders: number; readonly revenue: number} {
    const [sales = {orders: 0, revenue: 0}] = this.#database.all<{orders: number; revenue: number}>(
      `SELECT COUNT(DISTINCT order_id) AS orders, IFNULL(SUM(revenue), 0) AS revenue
         FROM purchases WHERE day >= :since AND (:locale IS NULL OR locale = :locale)`,
      {since, locale},
    );
    return sales;
  }

  refusals({since}: Scope): Refused[] {
    return this.#database.all(
      `SELECT event, reason, SUM(times) AS times FROM refusals WHERE day >= :since
        GROUP BY event, reason ORDER BY times DESC, event, reason`,
      {since},
    );
  }

  /** Whether the pixel has received nothing yet, not even an event to refuse. */
  isEmpty(): boolean {
    const found = this.#database.get(
      'SELECT 1 FROM searches UNION ALL SELECT 1 FROM purchases UNION ALL SELECT 1 FROM refusals LIMIT 1',
    );
    return found === undefined;
  }
}

/** SQLite has no booleans. */
function values(scope: Scope) {
  return {...scope, submitted: Number(scope.submitted)};
}

const POSITIONS = 11;

const NONE: Measures = {searches: 0, clicked: 0, zeroResults: 0, added: 0, revenue: 0};

const SUMS = Object.keys(NONE)
  .map(name => `IFNULL(SUM(${name}), 0) AS ${name}`)
  .join(', ');

const IN_SCOPE = `day >= :since AND (:locale IS NULL OR locale = :locale) AND (:term IS NULL OR term = :term)
    AND (NOT :submitted OR query_id NOT IN (SELECT query_id FROM typed_searches))`;
