-- extends
-- Words by which staff group bookings ('đoàn Thép', 'gọi lại thứ Hai'); found by the list's filter.
ALTER TABLE bookings ADD COLUMN labels text[] NOT NULL DEFAULT '{}';
CREATE INDEX bookings_labels ON bookings USING gin (labels) WHERE labels <> '{}';

-- Tasks opened since then are new to this person: the bell in the header counts them.
ALTER TABLE task_readers ADD COLUMN seen_at timestamptz;

-- Money that came by a message and is no guest's: a gateway's settlement, cash brought to the bank, interest. As a return, it needs two people.
ALTER TABLE payment_inbox DROP CONSTRAINT payment_inbox_outcome_check;
ALTER TABLE payment_inbox ADD CONSTRAINT payment_inbox_outcome_check CHECK (outcome IN (
  'received', 'ignored', 'confirmed', 'late_confirmed', 'partial', 'balance', 'overpaid', 'unmatched', 'unallocated',
  'duplicate_payment', 'other_account', 'split', 'returned', 'not_a_guests'
));
-- Money that came to a booking, but not as it was due.
CREATE INDEX payment_inbox_differing ON payment_inbox (id DESC)
  WHERE outcome IN ('partial', 'overpaid', 'unallocated', 'duplicate_payment');
ALTER TABLE ledger_proposals DROP CONSTRAINT ledger_proposals_kind_check;
ALTER TABLE ledger_proposals ADD CONSTRAINT ledger_proposals_kind_check CHECK (kind IN ('correction', 'return', 'not_a_guests'));
ALTER TABLE ledger_proposals DROP CONSTRAINT ledger_proposals_check1;
ALTER TABLE ledger_proposals ADD CONSTRAINT ledger_proposals_message CHECK ((kind <> 'correction') = (inbox_id IS NOT NULL));
CREATE CONSTRAINT TRIGGER ledger_entries_kept_agreed AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.cause = 'unmatched_kept')
  EXECUTE FUNCTION ledger_entry_agreed();
