import { type RawBuilder, sql } from 'kysely';
import { bookingTransitions } from '#modules/booking/state.ts';

type Rows = RawBuilder<Record<string, unknown>>;

/** What was paid of a booking `b` and has not been refunded. */
const paid = sql`(SELECT coalesce(-sum(amount_vnd), 0) FROM ledger_entries WHERE booking_id = b.id AND account = 'guest')`;
/** States of a booking whose inventory is sold. */
const sold = sql`('confirmed', 'completed', 'disrupted')`;

/** Statements that return a row for each inconsistency between bookings, inventory and money; the name says which. */
export const inventoryInvariants: Record<string, Rows> = {
  'more taken than there are': sql`SELECT * FROM inventory WHERE held + sold > allotment`,

  'confirmed without sold places, with less than was due or more than the total': sql`
    SELECT b.code FROM bookings b JOIN holds h ON h.id = b.hold_id
    WHERE b.state = 'confirmed' AND (h.state <> 'converted' OR ${paid} NOT BETWEEN b.due_now_vnd
      AND greatest(b.total_vnd, (SELECT c.due_now_vnd FROM booking_changes c WHERE c.booking_id = b.id AND c.state = 'open')))`,

  'a change that is over and still keeps places': sql`
    SELECT c.id FROM booking_changes c JOIN holds h ON h.id = c.hold_id
    WHERE c.state <> 'open' AND h.state IN ('active', 'converted')`,

  'a request with places, or declined with money': sql`
    SELECT b.code FROM bookings b
    WHERE (b.state = 'on_request' AND b.hold_id IS NOT NULL) OR (b.state = 'declined' AND ${paid} <> 0)`,

  'a vehicle let twice at one time': sql`
    SELECT a.vehicle_id FROM vehicle_holds a JOIN vehicle_holds b
      ON b.vehicle_id = a.vehicle_id AND b.during && a.during AND (b.hold_id, b.during) <> (a.hold_id, a.during)
    WHERE a.owned AND b.owned`,

  'a promotion used more often than it may be': sql`
    SELECT p.code FROM promotions p JOIN promotion_uses u ON u.promotion_id = p.id
      JOIN bookings b ON b.id = u.booking_id JOIN holds h ON h.id = u.hold_id
    WHERE h.state IN ('active', 'converted') AND NOT b.is_late_payment
    GROUP BY p.id HAVING count(*) > p.uses`,

  'a voucher of a booking that is not confirmed': sql`
    SELECT v.code FROM open_vouchers v JOIN bookings b ON b.id = v.booking_id
    WHERE v.state <> 'void' AND b.state NOT IN ${sold}`,

  'a booking that went from one state to another as none may': sql`
    SELECT e.booking_id, e.from_state, e.to_state FROM booking_events e
    WHERE e.from_state <> e.to_state AND NOT (${sql.lit(JSON.stringify(bookingTransitions))}::jsonb -> e.from_state) ? e.to_state`,

  'expired with money or places': sql`
    SELECT b.code FROM bookings b JOIN holds h ON h.id = b.hold_id
    WHERE b.state = 'expired' AND (h.state <> 'expired' OR ${paid} <> 0)`,

  'unallocated without money or with places': sql`
    SELECT b.code FROM bookings b JOIN holds h ON h.id = b.hold_id
    WHERE b.state = 'paid_unallocated' AND (h.state <> 'expired' OR ${paid} <= 0)`,

  'waiting with the money it needs': sql`
    SELECT b.code FROM bookings b WHERE b.state IN ('held', 'pending_payment') AND ${paid} >= b.due_now_vnd
      AND b.approval IS DISTINCT FROM 'waiting'`,

  'sold places of nobody': sql`
    SELECT h.id FROM holds h LEFT JOIN bookings b ON b.hold_id = h.id AND b.state IN ${sold}
    WHERE h.state = 'converted' AND b.id IS NULL`,

  'a state that its last event does not tell': sql`
    SELECT b.code, b.state FROM bookings b
    WHERE b.state <> (SELECT to_state FROM booking_events e WHERE e.booking_id = b.id ORDER BY id DESC LIMIT 1)`,
};
