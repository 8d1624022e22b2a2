-- The store's database. Times are milliseconds since 1970, days are dates of this machine's calendar, money is in
-- hundredths of the store's currency, and ids are global ids as §2.2 writes them.

-- ── What the platform keeps ─────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE IF NOT EXISTS orders (
  number     INTEGER PRIMARY KEY,
  token      TEXT    NOT NULL UNIQUE, -- of the checkout: submitted twice, it is one order
  visitor    TEXT    NOT NULL,
  address    TEXT    NOT NULL,        -- JSON
  placed_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS order_lines (
  number     INTEGER NOT NULL REFERENCES orders,
  line       INTEGER NOT NULL,
  product_id TEXT    NOT NULL,
  variant_id TEXT    NOT NULL,
  quantity   INTEGER NOT NULL,
  price      INTEGER NOT NULL,        -- of one
  PRIMARY KEY (number, line)
) STRICT;

-- ── What the service's pixel received (§6) ──────────────────────────────────────────────────────────────────────
-- A primary key is what makes an event the same event: it counts once, however often it is delivered.

CREATE TABLE IF NOT EXISTS searches (
  query_id     TEXT    PRIMARY KEY,
  visitor      TEXT    NOT NULL,
  session_id   TEXT    NOT NULL,
  term         TEXT    NOT NULL,      -- the query, with width, case and spaces folded
  result_count INTEGER NOT NULL,
  locale       TEXT    NOT NULL,
  received_at  INTEGER NOT NULL,
  day          TEXT    NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS clicks (
  query_id     TEXT    NOT NULL,
  visitor      TEXT    NOT NULL,
  session_id   TEXT    NOT NULL,
  product_id   TEXT    NOT NULL,
  position     INTEGER NOT NULL,      -- from 0
  received_at  INTEGER NOT NULL,
  PRIMARY KEY (query_id, visitor, session_id, product_id, position)
) STRICT;

CREATE TABLE IF NOT EXISTS additions (
  event_id     TEXT    PRIMARY KEY,
  visitor      TEXT    NOT NULL,
  product_id   TEXT    NOT NULL,
  quantity     INTEGER NOT NULL,
  query_id     TEXT    NOT NULL,      -- the search whose proof the pixel attached
  locale       TEXT    NOT NULL,
  received_at  INTEGER NOT NULL,
  day          TEXT    NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS purchases (
  order_id     TEXT    NOT NULL,
  line         INTEGER NOT NULL,
  visitor      TEXT    NOT NULL,
  product_id   TEXT    NOT NULL,
  quantity     INTEGER NOT NULL,
  revenue      INTEGER NOT NULL,
  query_id     TEXT,                  -- the same; without one it is in the store's revenue only
  locale       TEXT    NOT NULL,
  received_at  INTEGER NOT NULL,
  day          TEXT    NOT NULL,
  PRIMARY KEY (order_id, line)
) STRICT;

CREATE TABLE IF NOT EXISTS refusals (
  day          TEXT    NOT NULL,
  event        TEXT    NOT NULL,
  reason       TEXT    NOT NULL,
  times        INTEGER NOT NULL,
  PRIMARY KEY (day, event, reason)
) STRICT;

CREATE INDEX IF NOT EXISTS searches_by_day ON searches (day);
CREATE INDEX IF NOT EXISTS additions_by_day ON additions (day);
CREATE INDEX IF NOT EXISTS additions_by_search ON additions (query_id, product_id);
CREATE INDEX IF NOT EXISTS purchases_by_day ON purchases (day);

-- ── What counts ─────────────────────────────────────────────────────────────────────────────────────────────────
-- Events are joined when the figures are read, so the order in which they arrived changes nothing.

DROP VIEW IF EXISTS measures;
DROP VIEW IF EXISTS attributed_purchases;
DROP VIEW IF EXISTS leads;
DROP VIEW IF EXISTS attributed_additions;
DROP VIEW IF EXISTS counted_clicks;
DROP VIEW IF EXISTS zero_result_searches;

-- §3: while the index can't be used, nothing found says nothing of the catalogue; such an answer's query_id names it.
CREATE VIEW zero_result_searches AS
SELECT *
  FROM searches
 WHERE result_count = 0 AND query_id NOT LIKE 'degraded-%';

-- §6.3: a click is tied to its search by query_id; it is that shopper's own, in that session.
CREATE VIEW counted_clicks AS
SELECT query_id, product_id, position, clicks.received_at, term, locale, day
  FROM clicks
  JOIN searches USING (query_id, visitor, session_id);

-- §6.1: what is put into the cart with the proof of a search is its, where that is its shopper's own.
CREATE VIEW attributed_additions AS
SELECT additions.*, searches.term
  FROM additions
  JOIN searches USING (query_id, visitor);

-- How a search led to a product.
CREATE VIEW leads AS
SELECT query_id, product_id, received_at
  FROM counted_clicks
UNION ALL
SELECT query_id, product_id, received_at
  FROM attributed_additions;

-- What is bought is a search's when its shopper had clicked that product there, or put it into the cart with its proof,
-- at most 30 days before.
CREATE VIEW attributed_purchases AS
SELECT purchases.*, searches.term
  FROM purchases
  JOIN searches USING (query_id, visitor)
 WHERE EXISTS (
         SELECT 1
           FROM leads AS lead
          WHERE lead.query_id = purchases.query_id
            AND lead.product_id = purchases.product_id
            AND purchases.received_at - lead.received_at <= 30 * 86400000
       );

-- Everything that is summed, by day, by term or in all.
CREATE VIEW measures AS
SELECT day, term, locale,
       1 AS searches,
       query_id IN (SELECT query_id FROM counted_clicks) AS clicked,
       query_id IN (SELECT query_id FROM zero_result_searches) AS zeroResults,
       0 AS added,
       0 AS revenue
  FROM searches
UNION ALL
SELECT day, term, locale, 0, 0, 0, quantity, 0
  FROM attributed_additions
UNION ALL
SELECT day, term, locale, 0, 0, 0, 0, revenue
  FROM attributed_purchases;
