import { sql } from 'kysely';
import type { BookingState } from '#modules/booking/state.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { choiceAmount } from './choice-amount.ts';
import type { ScopedUnits } from './find-closed-scope.ts';
import { itemsOn } from './list-affected-positions.ts';

interface Affected {
  state: BookingState;
  quote: Quote;
  paidVnd: number;
  rows: { unitId: number; day: string }[];
}

/** Counts the bookings that closing days would affect, by the same rule by which they are notified afterwards. */
export async function countAffected(
  db: Executor,
  units: ScopedUnits['units'],
  { fromOn, toOn }: { fromOn: string; toOn: string },
): Promise<{ bookings: number; guests: number; amountVnd: number; unpaid: number }> {
  const unitIds = units.map(({ unitId }) => unitId);
  const counted = { bookings: 0, guests: 0, amountVnd: 0, unpaid: 0 };
  for (const { state, quote, paidVnd, rows } of await listAffected(db, units, { fromOn, toOn })) {
    const positions = itemsOn(quote, { unitIds, fromOn, toOn, rows });
    if (positions.length === 0) continue;
    if (isAwaitingPayment(state)) {
      counted.unpaid += 1;
      continue;
    }
    const items = quote.items.filter((_, position) => positions.includes(position));
    counted.bookings += 1;
    counted.guests += items.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0);
    counted.amountVnd += choiceAmount({ quote, paidVnd }, positions);
  }
  return counted;
}

async function listAffected(
  db: Executor,
  units: ScopedUnits['units'],
  { fromOn, toOn }: { fromOn: string; toOn: string },
): Promise<Affected[]> {
  const unitIds = units.map(({ unitId }) => unitId);
  const firstDays = units.map(({ leadDays }) => addDays(fromOn, -leadDays));
  const { rows } = await sql<Affected>`
    WITH span AS (SELECT * FROM unnest(${unitIds}::int[], ${firstDays}::date[]) AS one (unit_id, from_on)),
    lines AS (
      SELECT l.hold_id, l.unit_id, l.day FROM span
      JOIN hold_lines l ON l.unit_id = span.unit_id AND l.day BETWEEN span.from_on AND ${toOn}::date
    ),
    hit AS (
      SELECT hold_id FROM lines
      UNION
      SELECT o.hold_id FROM vehicles v
      JOIN vehicle_holds o ON o.vehicle_id = v.id AND o.owned
        AND o.during && tstzrange(${fromOn}::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh',
          (${toOn}::date + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')
      WHERE v.product_id IN (SELECT product_id FROM units WHERE id = ANY (${unitIds}::int[]))
    )
    SELECT b.state, b.quote,
      (SELECT coalesce(-sum(amount_vnd), 0)::bigint FROM ledger_entries
        WHERE booking_id = b.id AND account = 'guest') AS "paidVnd",
      coalesce((SELECT json_agg(json_build_object('unitId', unit_id, 'day', day)) FROM lines
        WHERE lines.hold_id = h.id), '[]') AS rows
    FROM hit JOIN holds h ON h.id = hit.hold_id AND h.state IN ('active', 'converted')
      JOIN bookings b ON b.hold_id = h.id AND b.state IN ('held', 'pending_payment', 'confirmed', 'disrupted')`.execute(
    db,
  );
  return rows;
}
