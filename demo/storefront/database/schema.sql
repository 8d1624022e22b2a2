-- The store's database. Times are milliseconds since 1970, days are dates in this machine's calendar, money is in
-- hundredths of the store's currency, and ids are global ids as in §2.2.

-- ── The platform's data ─────────────────────────────────────────────────────────────────────────────────────────

CREATE TABLE IF NOT EXISTS orders (
  number     INTEGER PRIMARY KEY,
  token      TEXT    NOT NULL UNIQUE, -- of the checkout: submitting it twice places one order
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
  price      INTEGER NOT NULL,        -- per piece
  PRIMARY KEY (number, line)
) STRICT;

-- ── Events that the pixel received (§6) ─────────────────────────────────────────────────────────────────────────
-- The primary key identifies an event, so that repeated deliveries count once.

CREATE TABLE IF NOT EXISTS searches (
  query_id     TEXT    PRIMARY KEY,
  visitor      TEXT    NOT NULL,
  session_id   TEXT    NOT NULL,
  term         TEXT    NOT NULL,      -- the query, with width, case and spaces normalised
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
  query_id     TEXT    NOT NULL,      -- the search whose measurement_proof the pixel attached
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
  query_id     TEXT,                  -- likewise; without one, the sale counts in the total revenue only
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
CREATE INDEX IF NOT EXISTS searches_by_term ON searches (term, locale);
CREATE INDEX IF NOT EXISTS additions_by_day ON additions (day);
CREATE INDEX IF NOT EXISTS additions_by_search ON additions (query_id, product_id);
CREATE INDEX IF NOT EXISTS purchases_by_day ON purchases (day);

-- ── Figures ─────────────────────────────────────────────────────────────────────────────────────────────────────
-- Views join the events when figures are read, so the order of arrival does not matter.

DROP VIEW IF EXISTS measures;
DROP VIEW IF EXISTS typed_searches;
DROP VIEW IF EXISTS attributed_purchases;
DROP VIEW IF EXISTS leads;
DROP VIEW IF EXISTS attributed_additions;
DROP VIEW IF EXISTS counted_clicks;
DROP VIEW IF EXISTS zero_result_searches;

-- A search without results lacks something in the catalogue, unless it is degraded (§3) or redirected, which its query_id tells, or
-- browses, or a filter emptied it: then the same term was answered with results too.
CREATE VIEW zero_result_searches AS
SELECT *
  FROM searches
 WHERE result_count = 0
   AND query_id NOT LIKE 'degraded-%'
   AND query_id NOT LIKE 'redirected-%'
   AND term <> '*'
   AND NOT EXISTS (
         SELECT 1
           FROM searches AS other
          WHERE other.term = searches.term AND other.locale = searches.locale AND other.result_count > 0
       );

-- A click belongs to the search with its query_id, if visitor and session are the same (§6.3).
CREATE VIEW counted_clicks AS
SELECT query_id, product_id, position, clicks.received_at, term, locale, day
  FROM clicks
  JOIN searches USING (query_id, visitor, session_id);

-- An addition with a search's measurement_proof belongs to that search, if the visitor is the same (§6.1).
CREATE VIEW attributed_additions AS
SELECT additions.*, searches.term
  FROM additions
  JOIN searches USING (query_id, visitor);

-- The events by which a search leads to a product.
CREATE VIEW leads AS
SELECT query_id, product_id, received_at
  FROM counted_clicks
UNION ALL
SELECT query_id, product_id, received_at
  FROM attributed_additions;

-- A purchase belongs to a search if its shopper clicked that product there, or added it to the cart with its
-- measurement_proof, at most 30 days before.
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

-- A search was only typed on the way to another one if the next search of its session, within 30 seconds, continues or shortens its
-- term, and it led to no product. No event tells (§6): the results of a term that was typed are also those of its submission.
CREATE VIEW typed_searches AS
SELECT query_id
  FROM (
         SELECT query_id, term, received_at,
                LEAD(term) OVER session AS next_term,
                LEAD(received_at) OVER session AS next_at
           FROM searches
         WINDOW session AS (PARTITION BY visitor, session_id ORDER BY received_at, rowid)
       )
 WHERE next_term <> term
   AND (substr(next_term, 1, length(term)) = term OR substr(term, 1, length(next_term)) = next_term)
   AND next_at - received_at <= 30000
   AND query_id NOT IN (SELECT query_id FROM leads);

-- All measures per search, addition and purchase, to be summed by day, by term or in total.
CREATE VIEW measures AS
SELECT query_id, day, term, locale,
       1 AS searches,
       query_id IN (SELECT query_id FROM counted_clicks) AS clicked,
       query_id IN (SELECT query_id FROM zero_result_searches) AS zeroResults,
       0 AS added,
       0 AS revenue
  FROM searches
UNION ALL
SELECT query_id, day, term, locale, 0, 0, 0, quantity, 0
  FROM attributed_additions
UNION ALL
SELECT query_id, day, term, locale, 0, 0, 0, 0, revenue
  FROM attributed_purchases;
