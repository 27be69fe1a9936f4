import { sql } from 'kysely';
import { compareCountersWithLedger } from '#modules/inventory/queries/compare-counters-with-ledger.ts';
import type { Database } from '#platform/db/connect.ts';

/** Everything that must be true of money and places at any quiet moment; each broken rule with its rows. */
export async function brokenInvariants(db: Database): Promise<Record<string, unknown[]>> {
  const rules: Record<string, ReturnType<typeof sql<Record<string, unknown>>>> = {
    'more taken than there are': sql`SELECT * FROM inventory WHERE held + sold > allotment`,
    'confirmed without sold places, with less than was due or more than the total': sql`
      SELECT b.code FROM bookings b JOIN holds h ON h.id = b.hold_id
      WHERE b.state = 'confirmed'
        AND (h.state <> 'converted' OR paid_of(b.id) NOT BETWEEN b.due_now_vnd AND b.total_vnd)`,
    'a request with places, or declined with money': sql`
      SELECT code FROM bookings
      WHERE (state = 'on_request' AND hold_id IS NOT NULL) OR (state = 'declined' AND paid_of(id) <> 0)`,
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
      WHERE v.state <> 'void' AND b.state NOT IN ('confirmed', 'completed')`,
    'expired with money or places': sql`
      SELECT b.code FROM bookings b JOIN holds h ON h.id = b.hold_id
      WHERE b.state = 'expired' AND (h.state <> 'expired' OR paid_of(b.id) <> 0)`,
    'unallocated without money or with places': sql`
      SELECT b.code FROM bookings b JOIN holds h ON h.id = b.hold_id
      WHERE b.state = 'paid_unallocated' AND (h.state <> 'expired' OR paid_of(b.id) <= 0)`,
    'waiting with the money it needs': sql`
      SELECT code FROM bookings WHERE state IN ('held', 'pending_payment') AND paid_of(id) >= due_now_vnd`,
    'sold places of nobody': sql`
      SELECT h.id FROM holds h LEFT JOIN bookings b ON b.hold_id = h.id AND b.state = 'confirmed'
      WHERE h.state = 'converted' AND b.id IS NULL`,
    'a state that its last event does not tell': sql`
      SELECT b.code, b.state FROM bookings b
      WHERE b.state <> (SELECT to_state FROM booking_events e WHERE e.booking_id = b.id ORDER BY id DESC LIMIT 1)`,
    'bank money that is not the sum of its messages': sql`
      SELECT * FROM (
        SELECT (SELECT coalesce(sum(amount_vnd), 0) FROM ledger_entries WHERE account = 'bank') AS ledger,
          (SELECT coalesce(sum(amount_vnd), 0) FROM payment_inbox) AS inbox
      ) sums WHERE ledger <> inbox`,
    'a ledger that does not balance': sql`
      SELECT sum(amount_vnd) FROM ledger_entries HAVING sum(amount_vnd) <> 0`,
  };
  await sql`
    CREATE OR REPLACE FUNCTION paid_of(booking uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
      SELECT coalesce(-sum(amount_vnd), 0)::bigint FROM ledger_entries WHERE booking_id = booking AND account = 'guest'
    $$`.execute(db);
  const broken: Record<string, unknown[]> = {};
  const differences = await compareCountersWithLedger(db);
  if (differences.length > 0) broken['counters that are not the sum of their holds'] = differences;
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken[rule] = rows;
  }
  return broken;
}
