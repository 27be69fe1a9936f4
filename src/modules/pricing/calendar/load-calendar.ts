import { sql } from 'kysely';
import { dayFactsSql } from '#modules/pricing/quote/facts/day-facts-sql.ts';
import { fleetFactsSql } from '#modules/pricing/quote/facts/fleet-facts-sql.ts';
import { indexDays } from '#modules/pricing/quote/facts/index-days.ts';
import { holidaysSql, taxRatesSql } from '#modules/pricing/quote/facts/load-season-facts.ts';
import { toUnitFacts, type UnitRow, unitFactsSql } from '#modules/pricing/quote/facts/unit-facts-sql.ts';
import type { DayFacts, QuoteFacts, ReadFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { addDays } from '#platform/time/days.ts';

/** How far behind the last day a start may reach: the longest sailing or combo. */
const defaultReachDays = 14;
/** Trips and their turnaround end at most so many days after their last day. */
const slackDays = 2;

interface Row extends Pick<QuoteFacts, 'holidays' | 'fleets' | 'taxRates'> {
  units: UnitRow[];
  days: DayFacts[];
}

/**
 * What quotes of a product are worked out from, for starts from `from` up to but not including `to`: one statement for as
 * many days as are wanted.
 */
export async function loadCalendar(
  db: Executor,
  productId: number,
  {
    from,
    to,
    now,
    reachDays = defaultReachDays,
  }: { from: string; to: string; now: Date; reachDays?: number },
): Promise<ReadFacts> {
  const last = addDays(to, reachDays);
  const unitIds = sql`array(
    SELECT id FROM units WHERE product_id = ${productId} AND status
    UNION SELECT c.component_unit_id FROM unit_components c JOIN units u ON u.id = c.unit_id
    WHERE u.product_id = ${productId} AND u.status)`;
  const fleets = sql`(v.product_id = ${productId} OR v.fleet_id IN (
    SELECT l.fleet_id FROM unit_fleets l WHERE l.unit_id = ANY (${unitIds})))`;
  const span = { from: addDays(from, -slackDays), to: addDays(last, slackDays), now };
  const { rows } = await sql<Row>`${planOnce}
    SELECT
      coalesce((SELECT json_agg(u) FROM (${unitFactsSql(sql`u.product_id = ${productId}`)}) u), '[]') AS units,
      coalesce((SELECT json_agg(d) FROM (${dayFactsSql(unitIds, { from, to: last, now })}) d), '[]') AS days,
      (${holidaysSql(from, last)}) AS holidays, (${taxRatesSql}) AS "taxRates",
      coalesce((SELECT json_agg(f) FROM (${fleetFactsSql(fleets, span)}) f), '[]') AS fleets`.execute(db);
  const { units, days, ...others } = rows[0] as Row;
  return {
    units: units.map(toUnitFacts),
    days: indexDays(days),
    ...others,
    read: { from, to: last },
    promotion: null,
    vouchers: [],
  };
}
