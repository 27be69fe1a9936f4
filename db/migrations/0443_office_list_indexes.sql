-- extends
-- no transaction
-- Money that is nobody's stands first in the office and is a handful of all that ever came.
DROP INDEX CONCURRENTLY IF EXISTS payment_inbox_unmatched;
CREATE INDEX CONCURRENTLY payment_inbox_unmatched ON payment_inbox (id)
  WHERE amount_vnd IS NOT NULL AND outcome IN ('unmatched', 'other_account');

-- Bookings that somebody of the staff looks after, what changed last first.
DROP INDEX CONCURRENTLY IF EXISTS bookings_owner;
CREATE INDEX CONCURRENTLY bookings_owner ON bookings (owner, changed_at, id) WHERE owner IS NOT NULL;

-- As bookings, messages do not stay in the order in which they came once something becomes of them.
DROP INDEX CONCURRENTLY IF EXISTS payment_inbox_received;
CREATE INDEX CONCURRENTLY payment_inbox_received ON payment_inbox (received_at);

-- What is still to be confirmed by its supplier after the payment, without reading what was agreed.
DROP INDEX CONCURRENTLY IF EXISTS booking_items_after_payment;
CREATE INDEX CONCURRENTLY booking_items_after_payment ON booking_items (booking_id, position)
  WHERE snapshot ->> 'confirmation' = 'after_payment' AND NOT snapshot ? 'ended'
    AND NOT coalesce((snapshot -> 'options' ->> 'openDated')::boolean, false);
DROP INDEX CONCURRENTLY IF EXISTS vouchers_referenced;
CREATE INDEX CONCURRENTLY vouchers_referenced ON vouchers (booking_id, position)
  WHERE state <> 'voided' AND supplier_reference <> '';
DROP INDEX CONCURRENTLY IF EXISTS ledger_entries_guest;
CREATE INDEX CONCURRENTLY ledger_entries_guest ON ledger_entries (booking_id) INCLUDE (amount_vnd) WHERE account = 'guest';

-- Bookings from which something more comes, what changed last first; with all that the tabs of the office's board count them by.
DROP INDEX CONCURRENTLY IF EXISTS bookings_open;
CREATE INDEX CONCURRENTLY bookings_open ON bookings (changed_at, id) INCLUDE (state, balance_due_on, total_vnd)
  WHERE state IN ('on_request', 'held', 'pending_payment', 'confirmed', 'paid_unallocated', 'refunding', 'disrupted');

-- Bookings of which something begins on a day, without their items.
DROP INDEX CONCURRENTLY IF EXISTS booking_items_begins;
CREATE INDEX CONCURRENTLY booking_items_begins ON booking_items (from_on, booking_id);
DROP INDEX CONCURRENTLY IF EXISTS booking_items_from_on;
