-- extends
-- Who leads a departure and what it drives in, as staff write it down. Goes some time after the day, as it names people.
CREATE TABLE departure_crews (
  product_id int  NOT NULL REFERENCES products ON DELETE CASCADE,
  day        date NOT NULL,
  guide      text NOT NULL CHECK (length(guide) <= 200),
  vehicle    text NOT NULL CHECK (length(vehicle) <= 200),
  PRIMARY KEY (product_id, day)
);
