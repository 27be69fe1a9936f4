-- extends
-- A transfer that paid for several bookings is split: its parts are messages of their own, each of which names the whole.
ALTER TABLE payment_inbox ADD COLUMN split_of bigint REFERENCES payment_inbox;
CREATE INDEX payment_inbox_split_of ON payment_inbox (split_of) WHERE split_of IS NOT NULL;
ALTER TABLE payment_inbox DROP CONSTRAINT payment_inbox_outcome_check;
ALTER TABLE payment_inbox ADD CONSTRAINT payment_inbox_outcome_check CHECK (outcome IN (
  'received', 'ignored', 'confirmed', 'late_confirmed', 'partial', 'balance', 'overpaid', 'unmatched', 'unallocated',
  'duplicate_payment', 'other_account', 'split', 'returned'
));

-- `adjustment` is what banks and providers keep or give: fees, interest, what a count of the cash did not find.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN (
  'bank', 'cash', 'gateway', 'guest', 'refund_payable', 'unmatched', 'credit', 'goodwill', 'adjustment'
));
-- What the bank calls a movement that no message told of; it stands so on its statement.
ALTER TABLE ledger_entries ADD COLUMN reference text NOT NULL DEFAULT '';
CREATE INDEX ledger_entries_at ON ledger_entries (at);
CREATE INDEX ledger_entries_entry ON ledger_entries (entry_id);

-- What one person wants the ledger to say and another has to agree with: a correcting entry, or strange money that goes
-- back to whoever sent it.
CREATE TABLE ledger_proposals (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind          text NOT NULL CHECK (kind IN ('correction', 'return')),
  from_account  text NOT NULL,
  to_account    text NOT NULL CHECK (to_account <> from_account),
  amount_vnd    bigint NOT NULL CHECK (amount_vnd > 0),
  -- The message whose money goes back.
  inbox_id      bigint REFERENCES payment_inbox,
  reason        text NOT NULL CHECK (reason <> ''),
  state         text NOT NULL DEFAULT 'proposed' CHECK (state IN ('proposed', 'posted', 'rejected')),
  -- 'staff:<id>', and as they were called that day.
  proposed_by   text NOT NULL,
  proposed_name text NOT NULL,
  proposed_at   timestamptz NOT NULL,
  decided_by    text,
  decided_name  text,
  decided_at    timestamptz,
  -- What the bank calls the transfer back, or why it was refused.
  answer        text NOT NULL DEFAULT '',
  -- The entry of the ledger that came of it.
  entry_id      uuid,
  CHECK ((kind = 'return') = (inbox_id IS NOT NULL)),
  CHECK ((state = 'proposed') = (decided_by IS NULL)),
  CHECK ((state = 'posted') = (entry_id IS NOT NULL)),
  CHECK (state <> 'posted' OR decided_by <> proposed_by)
);
CREATE UNIQUE INDEX ledger_proposals_return ON ledger_proposals (inbox_id) WHERE state <> 'rejected';
CREATE UNIQUE INDEX ledger_proposals_entry ON ledger_proposals (entry_id);
CREATE INDEX ledger_proposals_open ON ledger_proposals (id) WHERE state = 'proposed';

-- No such entry without the second person.
CREATE FUNCTION ledger_entry_agreed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_proposals WHERE entry_id = NEW.entry_id AND state = 'posted') THEN
    RAISE EXCEPTION 'ledger entry % was agreed by nobody', NEW.entry_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_agreed AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.cause IN ('correction', 'unmatched_returned'))
  EXECUTE FUNCTION ledger_entry_agreed();

-- A day that somebody has closed: what stood on each account, and what was in the till. Never changed.
CREATE TABLE day_closes (
  day               date PRIMARY KEY,
  -- For each account what came, went and stood at the end, in đồng.
  figures           jsonb NOT NULL,
  cash_expected_vnd bigint NOT NULL,
  cash_counted_vnd  bigint NOT NULL CHECK (cash_counted_vnd >= 0),
  note              text NOT NULL DEFAULT '',
  closed_by         text NOT NULL,
  closed_name       text NOT NULL,
  closed_at         timestamptz NOT NULL,
  CHECK (cash_counted_vnd = cash_expected_vnd OR note <> '')
);
CREATE TRIGGER day_closes_append_only BEFORE UPDATE OR DELETE ON day_closes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
