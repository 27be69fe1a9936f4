-- extends
-- How often pages were seen and places looked for, summed by day. Nothing of who did: no address, no cookie, no text as it was
-- typed. `what` is 'list' (of a kind), 'product', 'checkout' (by products in it), 'place' and 'province' (their pages),
-- 'sought_place' and 'sought_province' (searches), or 'sought_other' (searches that name no place).
CREATE TABLE visit_days (
  day   date NOT NULL,
  what  text NOT NULL CHECK (what IN
    ('list', 'product', 'checkout', 'place', 'province', 'sought_place', 'sought_province', 'sought_other')),
  -- Of lists and products; else empty.
  kind  text NOT NULL DEFAULT '',
  -- Of the product, place or province; 0 of what is none.
  id    int NOT NULL DEFAULT 0,
  count int NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, what, kind, id)
);

-- What was booked on a day, whatever became of it. Rows are in the order in which they came, so the index takes next to nothing.
CREATE INDEX bookings_created ON bookings USING brin (created_at) WITH (pages_per_range = 16);
