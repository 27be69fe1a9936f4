-- extends
-- What is due on a booking, cut into parts that its holder's family or friends pay. Only as long as it waits for money.
CREATE TABLE payment_parts (
  id         uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  -- In its booking, and never used again: 'P3' in the words of a transfer.
  number     int NOT NULL CHECK (number BETWEEN 1 AND 999),
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  amount_vnd bigint NOT NULL CHECK (amount_vnd > 0),
  state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'ended')),
  -- Of which part it is what was paid too little.
  rest_of    uuid REFERENCES payment_parts,
  method     text,
  -- Until when places are held once the first part is paid; as it was said at the first division.
  kept_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at    timestamptz,
  ended_at   timestamptz,
  UNIQUE (booking_id, number),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL AND method IS NOT NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX payment_parts_rest ON payment_parts (rest_of) WHERE rest_of IS NOT NULL;

-- What was paid stays as it is, whoever writes; only the name goes with its person.
CREATE FUNCTION keep_paid_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'open' AND NEW.state IN ('open', 'paid', 'ended') AND NEW.id = OLD.id
     AND NEW.booking_id = OLD.booking_id AND NEW.number = OLD.number THEN RETURN NEW; END IF;
  IF (NEW.id, NEW.booking_id, NEW.number, NEW.amount_vnd, NEW.state, NEW.method, NEW.paid_at)
     IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.number, OLD.amount_vnd, OLD.state, OLD.method, OLD.paid_at) THEN
    RAISE EXCEPTION 'part % of a payment is over and cannot change', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_parts_keep_paid BEFORE UPDATE ON payment_parts FOR EACH ROW EXECUTE FUNCTION keep_paid_part();

-- Whose the money is: null for the holder of the booking, else the part that it was for. It goes back to the same.
ALTER TABLE payment_attempts ADD COLUMN part_id uuid REFERENCES payment_parts;
ALTER TABLE ledger_entries ADD COLUMN part_id uuid REFERENCES payment_parts;
ALTER TABLE refunds
  ADD COLUMN part_id uuid REFERENCES payment_parts,
  -- What was decided about at once, where it goes back to several; as much is what people approve.
  ADD COLUMN decided_vnd bigint CHECK (decided_vnd >= amount_vnd);
