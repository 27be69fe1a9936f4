-- extends
-- Staff put two departures together or take one apart: guests who get another day choose as after a closed day.
ALTER TABLE disruptions DROP CONSTRAINT disruptions_reason_check;
ALTER TABLE disruptions ADD CONSTRAINT disruptions_reason_check
  CHECK (reason IN ('weather', 'supplier', 'other', 'regrouped'));

-- How many seats the first vehicle of a departure has; null where nobody has said so.
ALTER TABLE departure_crews ADD COLUMN seats int CHECK (seats BETWEEN 1 AND 500);

-- The further vehicles of a departure, from the second on. Goes with the crews.
CREATE TABLE departure_parts (
  product_id int      NOT NULL REFERENCES products ON DELETE CASCADE,
  day        date     NOT NULL,
  part       smallint NOT NULL CHECK (part BETWEEN 2 AND 9),
  guide      text     NOT NULL CHECK (length(guide) <= 200),
  vehicle    text     NOT NULL CHECK (length(vehicle) <= 200),
  seats      int      CHECK (seats BETWEEN 1 AND 500),
  PRIMARY KEY (product_id, day, part)
);

-- In which vehicle an item's guests ride; the first where there is no row, as after they chose another day.
CREATE TABLE departure_seats (
  booking_id uuid     NOT NULL REFERENCES bookings ON DELETE CASCADE,
  position   int      NOT NULL,
  product_id int      NOT NULL REFERENCES products ON DELETE CASCADE,
  day        date     NOT NULL,
  part       smallint NOT NULL CHECK (part BETWEEN 2 AND 9),
  PRIMARY KEY (booking_id, position)
);
CREATE INDEX departure_seats_day ON departure_seats (product_id, day);

-- Who shares a room or cabin. `place` is the traveller's in the list of the booking; 0 also stands for a booking that has named nobody.
CREATE TABLE departure_rooms (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  place      int  NOT NULL,
  product_id int  NOT NULL REFERENCES products ON DELETE CASCADE,
  day        date NOT NULL,
  room       text NOT NULL CHECK (length(room) BETWEEN 1 AND 40),
  PRIMARY KEY (booking_id, place, product_id, day)
);
CREATE INDEX departure_rooms_day ON departure_rooms (product_id, day);
