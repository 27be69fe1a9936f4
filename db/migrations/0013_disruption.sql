-- Nothing takes place on these days: the row is closed, and places that are held on it cannot be sold any more either.
ALTER TABLE inventory ADD COLUMN stopped boolean NOT NULL DEFAULT false;

-- 'disrupted': confirmed, but one of its items cannot take place; its guest has a choice until `choice_by`. So has the
-- guest whose money came without places.
ALTER TABLE bookings DROP CONSTRAINT bookings_state_check;
ALTER TABLE bookings ADD CONSTRAINT bookings_state_check CHECK (state IN (
  'on_request', 'declined', 'held', 'pending_payment', 'confirmed', 'expired', 'cancelled', 'paid_unallocated',
  'refunding', 'completed', 'disrupted'
));
ALTER TABLE bookings ADD COLUMN choice_by timestamptz;
UPDATE bookings SET choice_by = now() + interval '24 hours' WHERE state = 'paid_unallocated';
ALTER TABLE bookings ADD CONSTRAINT bookings_choice_by CHECK (
  (choice_by IS NOT NULL) = (state IN ('disrupted', 'paid_unallocated'))
);
CREATE INDEX bookings_choice ON bookings (choice_by) WHERE choice_by IS NOT NULL;
DROP INDEX bookings_unallocated;

-- A span of days on which units do not take place, and why. Both days are included.
CREATE TABLE disruptions (
  id         uuid PRIMARY KEY,
  -- {"unitId": 7}, {"productId": 3}, {"bay": "lan-ha"} or {"place": "ha-long"}: what was closed, as staff said it.
  scope      jsonb NOT NULL,
  -- The scope in words, for guests and staff: 'Vịnh Lan Hạ'.
  title      text NOT NULL,
  unit_ids   int[] NOT NULL,
  from_on    date NOT NULL,
  to_on      date NOT NULL CHECK (to_on >= from_on),
  reason     text NOT NULL CHECK (reason IN ('weather', 'supplier', 'other')),
  -- What guests read of it.
  note       text NOT NULL DEFAULT '',
  created_by text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When it turned out that the days are open again.
  ended_at   timestamptz,
  ended_by   text,
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
CREATE INDEX disruptions_open ON disruptions (to_on) WHERE ended_at IS NULL;

-- The rows of inventory that a disruption keeps stopped, and whether they were closed before any disruption.
CREATE TABLE disruption_days (
  disruption_id uuid NOT NULL REFERENCES disruptions,
  unit_id       int NOT NULL,
  day           date NOT NULL,
  was_closed    boolean NOT NULL,
  PRIMARY KEY (disruption_id, unit_id, day),
  FOREIGN KEY (unit_id, day) REFERENCES inventory (unit_id, day)
);
CREATE INDEX disruption_days_place ON disruption_days (unit_id, day);

-- The items of confirmed bookings that a disruption hit, each once, and what became of them.
CREATE TABLE disruption_items (
  disruption_id uuid NOT NULL REFERENCES disruptions,
  booking_id    uuid NOT NULL REFERENCES bookings,
  -- Of the item in its booking, from 0.
  position      int NOT NULL,
  outcome       text CHECK (outcome IN ('rebooked', 'credited', 'refunded', 'reopened')),
  hit_at        timestamptz NOT NULL,
  ended_at      timestamptz,
  PRIMARY KEY (disruption_id, booking_id, position),
  CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
CREATE INDEX disruption_items_booking ON disruption_items (booking_id);

-- Money of a guest that stays with us for another trip. `rest_vnd` falls by a conditional update, never below nothing.
CREATE TABLE credits (
  code        text PRIMARY KEY CHECK (code ~ '^TD[2-9A-HJKMNP-Z]{8}$'),
  -- The booking whose money it was.
  booking_id  uuid NOT NULL REFERENCES bookings,
  phone       text NOT NULL,
  email       text NOT NULL,
  amount_vnd  bigint NOT NULL CHECK (amount_vnd > 0),
  rest_vnd    bigint NOT NULL CHECK (rest_vnd BETWEEN 0 AND amount_vnd),
  valid_until date NOT NULL,
  created_at  timestamptz NOT NULL
);
CREATE INDEX credits_booking ON credits (booking_id);

-- Every đồng that a credit paid (positive) or got back (negative). Append-only.
CREATE TABLE credit_uses (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  credit_code text NOT NULL REFERENCES credits,
  booking_id  uuid NOT NULL REFERENCES bookings,
  amount_vnd  bigint NOT NULL CHECK (amount_vnd <> 0),
  at          timestamptz NOT NULL
);
CREATE INDEX credit_uses_booking ON credit_uses (booking_id);
CREATE INDEX credit_uses_credit ON credit_uses (credit_code);
CREATE TRIGGER credit_uses_append_only BEFORE UPDATE OR DELETE ON credit_uses
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- `credit` is what guests have with us for other trips (negative).
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN (
  'bank', 'cash', 'gateway', 'guest', 'refund_payable', 'unmatched', 'credit'
));

-- When the supplier said that they have the guest.
ALTER TABLE vouchers ADD COLUMN supplier_confirmed_at timestamptz;
