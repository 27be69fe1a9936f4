-- A refund is what is owed; its payouts are how the money goes out.
ALTER TABLE refunds
  -- 'system' where it follows from a rule, else who asked for it, and why.
  ADD COLUMN requested_by text NOT NULL DEFAULT 'system',
  ADD COLUMN reason       text NOT NULL DEFAULT '',
  -- The last day for the money to leave us.
  ADD COLUMN submit_by    date,
  ADD COLUMN approved_at  timestamptz,
  -- When it was found to be past its promise; told once.
  ADD COLUMN late_at      timestamptz;
CREATE INDEX refunds_open ON refunds (promised_on) WHERE state NOT IN ('succeeded', 'rejected');

-- Who approved a refund above the limit. Nobody counts twice.
CREATE TABLE refund_approvals (
  refund_id uuid NOT NULL REFERENCES refunds,
  actor     text NOT NULL CHECK (actor LIKE 'staff:%'),
  at        timestamptz NOT NULL,
  PRIMARY KEY (refund_id, actor)
);
CREATE TRIGGER refund_approvals_append_only BEFORE UPDATE OR DELETE ON refund_approvals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- One transfer of money out of the house. A payout that failed stays as it ended; another takes its amount over.
CREATE TABLE refund_payouts (
  id            uuid PRIMARY KEY,
  refund_id     uuid NOT NULL REFERENCES refunds,
  sequence      int NOT NULL,
  channel       text NOT NULL CHECK (channel IN ('vnpay', 'momo', 'zalopay', 'bank_transfer', 'credit')),
  -- What it lands in, which decides how long that takes.
  instrument    text NOT NULL CHECK (instrument IN ('wallet', 'bank', 'atm', 'card', 'credit')),
  -- The incoming entry of the ledger that it gives back; null where the payment is not known.
  paid_entry_id bigint REFERENCES ledger_entries,
  -- The attempt that brought that payment, for providers.
  attempt_id    uuid REFERENCES payment_attempts,
  -- What the provider or bank knows the payout by, written before anything is sent: 'DV26A7K9Q-R1'.
  reference     text NOT NULL UNIQUE,
  amount_vnd    bigint NOT NULL CHECK (amount_vnd > 0),
  state         text NOT NULL CHECK (state IN (
    'planned', 'submitted', 'pending_provider', 'manual_transfer', 'succeeded', 'failed', 'withdrawn'
  )),
  -- What the provider said last.
  reason        text NOT NULL DEFAULT '',
  -- When it was first sent, how often, and whether the provider ever said that it has it.
  sent_at       timestamptz,
  sent          int NOT NULL DEFAULT 0,
  is_taken      boolean NOT NULL DEFAULT false,
  -- How often the provider was asked how it stands, when last and when next.
  asked         int NOT NULL DEFAULT 0,
  asked_at      timestamptz,
  ask_at        timestamptz,
  -- The bank's reference of a transfer by hand, or what proved the outcome.
  evidence      text,
  created_at    timestamptz NOT NULL,
  ended_at      timestamptz,
  UNIQUE (refund_id, sequence),
  CHECK (channel IN ('bank_transfer', 'credit') OR attempt_id IS NOT NULL),
  CHECK ((state IN ('submitted', 'pending_provider')) <= (sent_at IS NOT NULL)),
  CHECK ((state IN ('succeeded', 'failed', 'withdrawn')) = (ended_at IS NOT NULL)),
  CHECK (channel <> 'bank_transfer' OR state <> 'succeeded' OR evidence IS NOT NULL)
);
CREATE INDEX refund_payouts_planned ON refund_payouts (created_at) WHERE state = 'planned';
CREATE INDEX refund_payouts_asked ON refund_payouts (ask_at) WHERE state IN ('submitted', 'pending_provider');
CREATE INDEX refund_payouts_payment ON refund_payouts (paid_entry_id);
-- A provider that answers for a payment as a whole could take one payout for another, so they go one after the other.
CREATE UNIQUE INDEX refund_payouts_under_way ON refund_payouts (paid_entry_id)
  WHERE state IN ('submitted', 'pending_provider');

-- Neither more than is owed goes out, nor more to a payment than it brought.
CREATE FUNCTION payouts_within_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) FROM refund_payouts
      WHERE refund_id = NEW.refund_id AND state NOT IN ('failed', 'withdrawn'))
     > (SELECT amount_vnd FROM refunds WHERE id = NEW.refund_id) THEN
    RAISE EXCEPTION 'payouts of refund % exceed it', NEW.refund_id;
  END IF;
  IF NEW.paid_entry_id IS NOT NULL
     AND (SELECT sum(amount_vnd) FROM refund_payouts
          WHERE paid_entry_id = NEW.paid_entry_id AND state NOT IN ('failed', 'withdrawn'))
         > (SELECT amount_vnd FROM ledger_entries WHERE id = NEW.paid_entry_id) THEN
    RAISE EXCEPTION 'payouts to payment % exceed it', NEW.paid_entry_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payouts_within_refund AFTER INSERT OR UPDATE ON refund_payouts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payouts_within_refund();

-- Money that came in as credit counts as paid.
CREATE OR REPLACE FUNCTION refunds_within_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) FROM refunds WHERE booking_id = NEW.booking_id AND state <> 'rejected')
     > (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries
        WHERE booking_id = NEW.booking_id AND account IN ('bank', 'cash', 'gateway', 'unmatched', 'credit')
          AND amount_vnd > 0) THEN
    RAISE EXCEPTION 'refunds of booking % exceed its payments', NEW.booking_id;
  END IF;
  RETURN NULL;
END $$;

-- Every step of a refund or of one of its payouts: who, why, when, from what to what. Append-only.
CREATE TABLE refund_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id  uuid NOT NULL REFERENCES refunds,
  payout_id  uuid REFERENCES refund_payouts,
  from_state text,
  to_state   text NOT NULL,
  actor      text NOT NULL,
  reason     text NOT NULL,
  details    jsonb NOT NULL DEFAULT '{}',
  at         timestamptz NOT NULL
);
CREATE INDEX refund_events_refund ON refund_events (refund_id, id);
CREATE TRIGGER refund_events_append_only BEFORE UPDATE OR DELETE ON refund_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Where a guest wants a transfer to go. Number and holder are forgotten a month after the refund has arrived; the bank
-- and the last digits stay.
CREATE TABLE refund_bank_accounts (
  refund_id  uuid PRIMARY KEY REFERENCES refunds,
  bank_bin   text NOT NULL CHECK (bank_bin ~ '^\d{6}$'),
  account_no text,
  last_digits text NOT NULL,
  holder     text,
  given_by   text NOT NULL,
  given_at   timestamptz NOT NULL,
  purged_at  timestamptz,
  CHECK ((account_no IS NULL) = (purged_at IS NOT NULL)),
  CHECK ((holder IS NULL) = (purged_at IS NOT NULL))
);
