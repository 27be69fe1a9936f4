CREATE TABLE bookings (
  id                uuid PRIMARY KEY,
  code              text NOT NULL UNIQUE CHECK (code ~ '^DV[2-9A-HJKMNP-Z]{7}$'),
  state             text NOT NULL CHECK (state IN (
    'on_request', 'declined', 'held', 'pending_payment', 'confirmed', 'expired', 'cancelled', 'paid_unallocated',
    'refunding', 'completed'
  )),
  -- The hold tells whether the booking owns places and until when; a late payment brings a new one. There is none as
  -- long as the supplier has not said yes.
  hold_id           uuid UNIQUE REFERENCES holds,
  -- Until when the supplier may answer a request.
  answer_by         timestamptz,
  full_name         text NOT NULL,
  phone             text NOT NULL,
  email             text NOT NULL,
  note              text NOT NULL DEFAULT '',
  consents          jsonb NOT NULL,
  invoice           jsonb,
  -- The quote as it was agreed: lines with their reasons, tax, cancellation tiers with times and amounts.
  quote             jsonb NOT NULL,
  total_vnd         bigint NOT NULL CHECK (total_vnd >= 0),
  due_now_vnd       bigint NOT NULL CHECK (due_now_vnd BETWEEN 0 AND total_vnd),
  -- The last day for the rest after a deposit; null where everything is due at once.
  balance_due_on    date,
  access_token_hash text NOT NULL,
  is_late_payment   boolean NOT NULL DEFAULT false,
  created_at        timestamptz NOT NULL DEFAULT now(),
  confirmed_at      timestamptz,
  cancelled_at      timestamptz,
  CHECK (hold_id IS NOT NULL OR state IN ('on_request', 'declined', 'cancelled')),
  CHECK (state <> 'on_request' OR answer_by IS NOT NULL)
);
CREATE INDEX bookings_phone ON bookings (phone);
CREATE INDEX bookings_waiting ON bookings (hold_id) WHERE state IN ('held', 'pending_payment');
CREATE INDEX bookings_unallocated ON bookings (id) WHERE state = 'paid_unallocated';
CREATE INDEX bookings_unanswered ON bookings (answer_by) WHERE state = 'on_request';
CREATE INDEX bookings_balance ON bookings (balance_due_on) WHERE state = 'confirmed';

-- Who used a promotion. A use counts while its hold is active or converted, or while its booking waits for the
-- supplier's answer; so nothing has to be given back when a hold ends.
CREATE TABLE promotion_uses (
  booking_id   uuid PRIMARY KEY REFERENCES bookings,
  promotion_id int NOT NULL REFERENCES promotions,
  hold_id      uuid REFERENCES holds,
  phone        text NOT NULL
);
CREATE INDEX promotion_uses_promotion ON promotion_uses (promotion_id);

-- Packs that were bought without a date: a claim that a second booking uses. Inventory's table, because it is a stock
-- of claims; here, because it names bookings. `hold_id` is the hold of the booking that uses it.
CREATE TABLE open_vouchers (
  code        text PRIMARY KEY CHECK (code ~ '^NV[2-9A-HJKMNP-Z]{8}$'),
  -- The booking that bought it.
  booking_id  uuid NOT NULL REFERENCES bookings,
  unit_id     int NOT NULL REFERENCES units,
  quantity    int NOT NULL CHECK (quantity > 0),
  -- What it is worth towards the booking that uses it.
  paid_vnd    bigint NOT NULL CHECK (paid_vnd >= 0),
  -- The last day of arrival.
  valid_until date NOT NULL,
  state       text NOT NULL DEFAULT 'issued' CHECK (state IN ('issued', 'reserved', 'redeemed', 'void')),
  hold_id     uuid REFERENCES holds,
  created_at  timestamptz NOT NULL DEFAULT now(),
  CHECK ((hold_id IS NULL) = (state IN ('issued', 'void')))
);
CREATE INDEX open_vouchers_booking ON open_vouchers (booking_id);
CREATE INDEX open_vouchers_hold ON open_vouchers (hold_id);

CREATE TABLE booking_items (
  id            uuid PRIMARY KEY,
  booking_id    uuid NOT NULL REFERENCES bookings,
  position      int NOT NULL,
  kind          text NOT NULL,
  product_id    int NOT NULL REFERENCES products,
  unit_id       int NOT NULL REFERENCES units,
  rate_plan_id  int NOT NULL REFERENCES rate_plans,
  product_title text NOT NULL,
  unit_title    text NOT NULL,
  plan_title    text NOT NULL,
  from_on       date NOT NULL,
  to_on         date NOT NULL,
  quantity      int NOT NULL CHECK (quantity > 0),
  adults        int NOT NULL CHECK (adults >= 0),
  child_ages    int[] NOT NULL DEFAULT '{}',
  amount_vnd    bigint NOT NULL CHECK (amount_vnd >= 0),
  snapshot      jsonb NOT NULL DEFAULT '{}',
  CHECK (from_on <= to_on)
);
CREATE INDEX booking_items_booking ON booking_items (booking_id);

CREATE TABLE travellers (
  id         uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  position   int NOT NULL,
  full_name  text NOT NULL,
  details    jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX travellers_booking ON travellers (booking_id);

-- Every change of state: who, why, when, from what to what. Never changed, never removed.
CREATE TABLE booking_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  from_state text,
  to_state   text NOT NULL,
  actor      text NOT NULL,
  reason     text NOT NULL,
  details    jsonb NOT NULL DEFAULT '{}',
  at         timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX booking_events_booking ON booking_events (booking_id, id);

CREATE TABLE payment_attempts (
  id           uuid PRIMARY KEY,
  booking_id   uuid NOT NULL REFERENCES bookings,
  method       text NOT NULL CHECK (method IN ('vietqr', 'vnpay', 'momo', 'zalopay', 'office')),
  -- What the provider knows it by: the booking's code and a number that is never used again.
  reference    text NOT NULL UNIQUE,
  amount_vnd   bigint NOT NULL CHECK (amount_vnd > 0),
  state        text NOT NULL CHECK (state IN (
    'created', 'qr_shown', 'redirected', 'pending', 'succeeded', 'failed', 'expired', 'cancelled', 'review', 'reversed'
  )),
  details      jsonb NOT NULL DEFAULT '{}',
  expires_at   timestamptz NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  ended_at     timestamptz,
  -- How often the provider was asked how it stands, and when last.
  asked        int NOT NULL DEFAULT 0,
  asked_at     timestamptz
);
CREATE INDEX payment_attempts_open ON payment_attempts (expires_at) WHERE state IN ('redirected', 'pending');
CREATE INDEX payment_attempts_booking ON payment_attempts (booking_id);

-- Every message of a provider or bank as it came, before anything is done with it.
CREATE TABLE payment_inbox (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider        text NOT NULL,
  provider_txn_id text NOT NULL,
  payload         jsonb NOT NULL,
  -- What the matcher read out of it; null where the message is not about money coming in.
  amount_vnd      bigint,
  content         text NOT NULL DEFAULT '',
  outcome         text NOT NULL DEFAULT 'received' CHECK (outcome IN (
    'received', 'ignored', 'confirmed', 'late_confirmed', 'partial', 'balance', 'overpaid', 'unmatched', 'unallocated',
    'duplicate_payment'
  )),
  booking_id      uuid REFERENCES bookings,
  occurred_at     timestamptz NOT NULL,
  received_at     timestamptz NOT NULL DEFAULT now(),
  handled_at      timestamptz,
  UNIQUE (provider, provider_txn_id)
);
CREATE INDEX payment_inbox_open ON payment_inbox (received_at) WHERE outcome IN ('received', 'unmatched', 'unallocated');

-- Double entry, append only: the amounts of one entry_id add up to zero. Debit is positive: money that came in stands
-- positive on bank, cash or gateway and negative on guest (owed to the guest until the trip is made).
CREATE TABLE ledger_entries (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entry_id   uuid NOT NULL,
  booking_id uuid REFERENCES bookings,
  account    text NOT NULL CHECK (account IN ('bank', 'cash', 'gateway', 'guest', 'refund_payable', 'unmatched')),
  amount_vnd bigint NOT NULL CHECK (amount_vnd <> 0),
  cause      text NOT NULL,
  inbox_id   bigint REFERENCES payment_inbox,
  at         timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_entries_booking ON ledger_entries (booking_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_events_append_only BEFORE UPDATE OR DELETE ON booking_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) FROM ledger_entries WHERE entry_id = NEW.entry_id) <> 0 THEN
    RAISE EXCEPTION 'ledger entry % does not balance', NEW.entry_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();

CREATE TABLE refunds (
  id          uuid PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings,
  cause       text NOT NULL,
  sequence    int NOT NULL DEFAULT 1,
  amount_vnd  bigint NOT NULL CHECK (amount_vnd > 0),
  state       text NOT NULL CHECK (state IN (
    'requested', 'approved', 'submitted', 'pending_provider', 'succeeded', 'failed', 'manual_transfer', 'rejected'
  )),
  promised_on date NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  ended_at    timestamptz,
  UNIQUE (booking_id, cause, sequence)
);

-- Nobody is paid back more than came in.
CREATE FUNCTION refunds_within_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) FROM refunds WHERE booking_id = NEW.booking_id AND state <> 'rejected')
     > (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = NEW.booking_id AND account IN ('bank', 'cash', 'gateway', 'unmatched') AND amount_vnd > 0) THEN
    RAISE EXCEPTION 'refunds of booking % exceed its payments', NEW.booking_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunds_within_payments AFTER INSERT OR UPDATE ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refunds_within_payments();
