-- extends
-- Whose points they are. A guest's account may go; its points stay in their ledger under a number that names nobody.
CREATE TABLE point_accounts (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id         uuid UNIQUE REFERENCES users ON DELETE SET NULL,
  -- The next day on which points of it are good for the last time; null while there are none. Follows from the entries.
  next_expiry_on  date,
  -- Of which such day its guest was told.
  announced_on    date,
  created_at      timestamptz NOT NULL
);
CREATE INDEX point_accounts_next_expiry ON point_accounts (next_expiry_on) WHERE next_expiry_on IS NOT NULL;

-- What came and went, one line each; what somebody has is the sum. Which points are used first follows from the order.
CREATE TABLE point_entries (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES point_accounts,
  booking_id uuid REFERENCES bookings,
  kind       text NOT NULL CHECK (kind IN ('earn', 'burn', 'return', 'take_back', 'expire', 'correct')),
  -- The how-manyth of its kind of a booking.
  sequence   int NOT NULL DEFAULT 1 CHECK (sequence > 0),
  points     int NOT NULL CHECK (points <> 0),
  -- The last day of points that came ('return': the earliest that it can be); of 'expire' the last day of what is gone.
  expires_on date,
  -- The money, in đồng, that points were earned with.
  basis_vnd  bigint CHECK (basis_vnd > 0),
  actor      text NOT NULL,
  reason     text NOT NULL DEFAULT '',
  at         timestamptz NOT NULL,
  UNIQUE (booking_id, kind, sequence),
  CHECK (kind = 'correct' OR (points > 0) = (kind IN ('earn', 'return'))),
  CHECK ((booking_id IS NULL) = (kind IN ('expire', 'correct'))),
  CHECK ((expires_on IS NOT NULL) = (points > 0 OR kind = 'expire')),
  CHECK ((basis_vnd IS NOT NULL) = (kind = 'earn')),
  CHECK (kind <> 'correct' OR reason <> '')
);
CREATE INDEX point_entries_account ON point_entries (account_id, id);
CREATE UNIQUE INDEX point_entries_expire_once ON point_entries (account_id, expires_on) WHERE kind = 'expire';

CREATE TRIGGER point_entries_append_only BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Of a booking no more points come back than were used, and no more are taken back than were earned.
CREATE FUNCTION points_of_booking_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(points) FILTER (WHERE kind IN ('burn', 'return')), 0) > 0
        OR coalesce(sum(points) FILTER (WHERE kind IN ('earn', 'take_back')), 0) < 0
      FROM point_entries WHERE booking_id = NEW.booking_id) THEN
    RAISE EXCEPTION 'points of booking % do not add up', NEW.booking_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER points_of_booking_add_up AFTER INSERT ON point_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION points_of_booking_add_up();
