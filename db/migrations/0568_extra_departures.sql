-- extends
-- Days on which a tour or a sailing starts besides its weekdays: somebody opened them by hand. The places themselves stand in
-- `inventory` as those of any day; a start that takes several days shares them with the starts around it.
CREATE TABLE extra_departures (
  product_id int NOT NULL REFERENCES products ON DELETE CASCADE,
  day        date NOT NULL,
  reason     text NOT NULL,
  added_by   text NOT NULL,
  added_at   timestamptz NOT NULL,
  PRIMARY KEY (product_id, day)
);
