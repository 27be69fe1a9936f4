-- extends
-- Items of bookings that guests made on the site themselves, whatever became of them, summed by the day on which they did. Days of
-- which something has changed since stand in `booked_days_again` until they are summed anew; of those the bookings are read.
CREATE TABLE booked_days (
  day        date NOT NULL,
  kind       text NOT NULL,
  product_id int NOT NULL,
  count      int NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, kind, product_id)
);

-- One row for each change, so that nobody who books waits for another.
CREATE TABLE booked_days_again (
  id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL
);
CREATE INDEX booked_days_again_day ON booked_days_again (day);

CREATE FUNCTION book_day_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO booked_days_again (day) VALUES ((OLD.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO booked_days_again (day) VALUES ((NEW.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date);
  END IF;
  RETURN NULL;
END $$;
-- Its items, its first event and a gift card of it are written in the same transaction.
CREATE TRIGGER bookings_booked_day AFTER INSERT OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION book_day_again();
CREATE TRIGGER bookings_booked_day_moved AFTER UPDATE OF created_at, fare_id ON bookings
  FOR EACH ROW WHEN ((OLD.created_at, OLD.fare_id) IS DISTINCT FROM (NEW.created_at, NEW.fare_id))
  EXECUTE FUNCTION book_day_again();

CREATE FUNCTION book_items_day_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO booked_days_again (day)
  SELECT (created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM bookings WHERE id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_items_booked_day AFTER UPDATE OF product_id, kind ON booking_items
  FOR EACH ROW WHEN ((OLD.product_id, OLD.kind) IS DISTINCT FROM (NEW.product_id, NEW.kind))
  EXECUTE FUNCTION book_items_day_again();

INSERT INTO booked_days (day, kind, product_id, count)
SELECT (b.created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, i.kind, i.product_id, count(*)
FROM bookings b JOIN booking_items i ON i.booking_id = b.id
WHERE b.fare_id IS NULL AND NOT EXISTS (SELECT FROM gift_cards g WHERE g.booking_id = b.id) AND NOT coalesce((
  SELECT e.actor LIKE 'staff:%' FROM booking_events e WHERE e.booking_id = b.id ORDER BY e.id LIMIT 1), false)
GROUP BY 1, 2, 3;
