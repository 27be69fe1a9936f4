import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { CalendarFacts } from '../rules/unit-starts.ts';

/** How far behind the last day a start may reach: the longest sailing or combo. */
const reachDays = 14;

/**
 * Everything that the calendar of a product is worked out from, for starts from `from` up to but not including `to`. One
 * statement; null for an unknown product.
 */
export async function loadCalendar(
  db: Executor,
  productId: number,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<CalendarFacts | null> {
  const { rows } = await sql<CalendarFacts>`
    WITH own AS (SELECT * FROM units WHERE product_id = ${productId} AND status),
    along AS (SELECT c.* FROM unit_components c JOIN own ON own.id = c.unit_id)
    SELECT p.kind, p.details,
      coalesce((SELECT json_agg(json_build_object(
        'unitId', u.id, 'title', u.title, 'unitDetails', u.details,
        'fleetIds', ARRAY(SELECT l.fleet_id FROM unit_fleets l WHERE l.unit_id = u.id ORDER BY 1), 'components', coalesce((
          SELECT json_agg(json_build_object(
            'unitId', c.component_unit_id, 'fromDay', c.from_day, 'days', c.days, 'per', c.per, 'quantity', c.quantity))
          FROM along c WHERE c.unit_id = u.id), '[]')
      ) ORDER BY u.position, u.id) FROM own u), '[]') AS units,
      coalesce((SELECT json_agg(json_build_object('pricePercent', r.price_percent, 'priceDeltaVnd', r.price_delta_vnd,
        'advanceDays', r.advance_days)) FROM rate_plans r WHERE r.product_id = p.id AND r.status), '[]') AS plans,
      coalesce((SELECT json_agg(json_build_object('unitId', f.unit_id, 'day', f.day, 'places', f.places,
          'closed', f.closed, 'priceVnd', r.price_vnd, 'listVnd', r.list_vnd) ORDER BY f.day)
        FROM free_places(
          ARRAY(SELECT id FROM own UNION SELECT component_unit_id FROM along), ${from}::date,
          ${to}::date + ${reachDays}::int, ${now}::timestamptz
        ) f LEFT JOIN daily_rates r ON r.unit_id = f.unit_id AND r.day = f.day), '[]') AS days,
      coalesce((SELECT json_agg(json_build_object('title', title, 'from', from_on, 'to', to_on)
          ORDER BY is_public_holiday DESC, holiday_on)
        FROM holidays WHERE to_on >= ${from}::date AND from_on < ${to}::date), '[]') AS holidays,
      coalesce((SELECT json_agg(coalesce((
          SELECT json_agg(json_build_object('from', lower(o.during), 'to', upper(o.during)) ORDER BY o.during)
          FROM vehicle_holds o JOIN holds h ON h.id = o.hold_id
          WHERE o.vehicle_id = v.id AND o.owned AND upper(o.during) > ${from}::date - 1 AND lower(o.during) < ${to}::date + 1
            AND (h.state = 'converted' OR (h.state = 'active' AND h.lapses_at > ${now}::timestamptz))), '[]'))
        FROM vehicles v WHERE v.product_id = p.id AND v.status), '[]') AS vehicles
    FROM products p WHERE p.id = ${productId}`.execute(db);
  return rows[0] ?? null;
}
