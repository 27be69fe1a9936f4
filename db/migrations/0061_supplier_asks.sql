-- extends
-- What a supplier was asked about a booking: whether there are places ('request', before the guest pays), or that they have
-- the guest ('confirmation', afterwards). Each is answered once, by their link or by staff.
CREATE TABLE supplier_asks (
  id          uuid PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings,
  supplier_id int NOT NULL REFERENCES suppliers,
  kind        text NOT NULL CHECK (kind IN ('request', 'confirmation')),
  -- Of the items that it is about, from 0.
  positions   int[] NOT NULL CHECK (cardinality(positions) > 0),
  asked_at    timestamptz NOT NULL,
  due_at      timestamptz NOT NULL,
  -- The last mail about it, and how many there were; none to a supplier without an address.
  told_at     timestamptz,
  tellings    int NOT NULL DEFAULT 0,
  -- 'ended': there is nothing to answer any more.
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined', 'ended')),
  answered_at timestamptz,
  -- 'supplier:<id>' or 'staff:<id>'.
  answered_by text,
  -- Under which number the supplier has the guest.
  reference   text NOT NULL DEFAULT '',
  CHECK ((state IN ('accepted', 'declined')) = (answered_at IS NOT NULL)),
  CHECK ((answered_at IS NULL) = (answered_by IS NULL))
);
CREATE UNIQUE INDEX supplier_asks_one_open ON supplier_asks (booking_id, supplier_id, kind) WHERE state = 'open';
CREATE INDEX supplier_asks_booking ON supplier_asks (booking_id);
CREATE INDEX supplier_asks_due ON supplier_asks (due_at, id) WHERE state = 'open';

-- What a supplier was last told of a booking that they have: told again when it differs.
CREATE TABLE supplier_copies (
  booking_id  uuid NOT NULL REFERENCES bookings,
  supplier_id int NOT NULL REFERENCES suppliers,
  digest      text NOT NULL,
  number      int NOT NULL,
  told_at     timestamptz NOT NULL,
  PRIMARY KEY (booking_id, supplier_id)
);

-- The supplier said after the payment that they cannot take the guest; empty again once they, or another, have.
ALTER TABLE vouchers ADD COLUMN supplier_declined_at timestamptz;
