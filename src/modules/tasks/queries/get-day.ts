import { sql } from 'kysely';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Parts of a day: stays that begin, stays that end, and trips that start. */
export type DayPart = 'arrivals' | 'leaving' | 'starting';

export interface DayCount {
  items: number;
  guests: number;
  /** Items whose supplier has not confirmed yet. */
  awaited: number;
}

export interface DayItem {
  code: string;
  position: number;
  fullName: string;
  guests: number;
  title: string;
  startsAt: Date;
  state: 'awaited' | 'confirmed' | 'disrupted';
  balanceVnd: number;
}

const stays = kinds.filter(({ isStay }) => isStay).map(({ name }) => name);

/** SQL conditions: the item takes place; and its supplier has not confirmed it after the payment. */
const takesPlace = sql`b.state IN ('confirmed', 'completed') AND NOT i.snapshot ? 'ended'
  AND NOT EXISTS (SELECT FROM gift_cards g WHERE g.booking_id = b.id)`;
const isAwaited = sql`(i.snapshot ->> 'confirmation' = 'after_payment' AND NOT EXISTS (
  SELECT FROM vouchers v WHERE v.booking_id = b.id AND v.position = i.position
    AND v.state <> 'voided' AND v.supplier_reference <> ''))`;
const itemsOf = sql`booking_items i JOIN bookings b ON b.id = i.booking_id`;

/** Number of stays that begin, stays that end and trips that start on a day (ISO). One statement, by the days of the items. */
export async function getDay(db: Executor, day: string): Promise<Record<DayPart, DayCount>> {
  const { rows } = await sql<DayCount & { part: DayPart }>`
    SELECT part, count(*)::int AS items, sum(i.adults + cardinality(i.child_ages))::int AS guests,
      (count(*) FILTER (WHERE ${isAwaited}))::int AS awaited
    FROM ${itemsOf}
      CROSS JOIN LATERAL (SELECT CASE WHEN i.kind <> ALL(${stays}) THEN 'starting'
        WHEN i.from_on = ${day}::date THEN 'arrivals' ELSE 'leaving' END AS part) AS of_day
    WHERE (i.from_on = ${day}::date OR i.to_on = ${day}::date AND i.kind = ANY(${stays})) AND ${takesPlace}
    GROUP BY part`.execute(db);
  const of = (part: DayPart) => rows.find((row) => row.part === part) ?? { items: 0, guests: 0, awaited: 0 };
  return { arrivals: of('arrivals'), leaving: of('leaving'), starting: of('starting') };
}

/** The first of them by time of day, for those who may read guests' names. */
export async function listDay(db: Executor, day: string, part: DayPart, limit: number): Promise<DayItem[]> {
  const isPart = {
    arrivals: sql`i.from_on = ${day}::date AND i.kind = ANY(${stays})`,
    leaving: sql`i.to_on = ${day}::date AND i.kind = ANY(${stays})`,
    starting: sql`i.from_on = ${day}::date AND i.kind <> ALL(${stays})`,
  }[part];
  const { rows } = await sql<DayItem>`
    SELECT b.code, i.position, b.full_name AS "fullName", i.adults + cardinality(i.child_ages) AS guests,
      i.product_title AS title, (i.snapshot ->> 'startsAt')::timestamptz AS "startsAt",
      CASE WHEN EXISTS (SELECT FROM disruption_items d WHERE d.booking_id = b.id AND d.position = i.position
          AND d.outcome IS NULL AND d.ended_at IS NULL) THEN 'disrupted'
        WHEN ${isAwaited} THEN 'awaited' ELSE 'confirmed' END AS state,
      greatest(0, b.total_vnd - (SELECT coalesce(-sum(amount_vnd), 0) FROM ledger_entries l
        WHERE l.booking_id = b.id AND l.account = 'guest'))::bigint AS "balanceVnd"
    FROM ${itemsOf}
    WHERE ${isPart} AND ${takesPlace}
    ORDER BY "startsAt", b.code LIMIT ${limit}`.execute(db);
  return rows;
}
