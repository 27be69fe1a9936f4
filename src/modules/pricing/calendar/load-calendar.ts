import { type RawBuilder, sql } from 'kysely';
import { dayFactsSql } from '#modules/pricing/quote/facts/day-facts-sql.ts';
import { fleetFactsSql } from '#modules/pricing/quote/facts/fleet-facts-sql.ts';
import { holidaysSql, taxRatesSql } from '#modules/pricing/quote/facts/holidays-sql.ts';
import { indexDays } from '#modules/pricing/quote/facts/index-days.ts';
import { toUnitFacts, type UnitRow, unitFactsSql } from '#modules/pricing/quote/facts/unit-facts-sql.ts';
import type { DayFacts, QuoteFacts, ReadFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { addDays } from '#platform/time/days.ts';

/** Days by which a start may reach past the last day: the longest sailing or combo. */
const defaultReachDays = 14;
/** Trips and their turnaround end at most this many days after their last day. */
const slackDays = 2;

interface Row extends Pick<QuoteFacts, 'holidays' | 'fleets' | 'taxRates'> {
  units: UnitRow[];
  days: DayFacts[];
}

interface CalendarSpan {
  from: string;
  to: string;
  now: Date;
  reachDays?: number;
}

/** The facts for quotes of a product, for starts from `from` up to but not including `to`: one statement for any number of days. */
export async function loadCalendar(db: Executor, productId: number, span: CalendarSpan): Promise<ReadFacts> {
  return readCalendar(db, sql`= ${productId}`, span);
}

/** Number of products read per statement. */
const productsAtOnce = 20;

/** `loadCalendar` of many products, each with its own units and their days. */
export async function loadCalendars(
  db: Executor,
  productIds: readonly number[],
  span: CalendarSpan,
): Promise<Map<number, ReadFacts>> {
  const calendars = new Map<number, ReadFacts>();
  for (let at = 0; at < productIds.length; at += productsAtOnce) {
    const ids = productIds.slice(at, at + productsAtOnce);
    const all = await readCalendar(db, sql`= ANY (${ids}::int[])`, span);
    const byProduct = Map.groupBy(all.units, (unit) => unit.productId);
    for (const id of ids) calendars.set(id, onlyOf(all, byProduct.get(id) ?? []));
  }
  return calendars;
}

/** Reduces the facts of many products to some units and their components. */
function onlyOf(facts: ReadFacts, units: ReadFacts['units']): ReadFacts {
  const unitIds = units.flatMap(({ unitId, components }) => [
    unitId,
    ...components.map((part) => part.unitId),
  ]);
  const days = new Map(
    [...new Set(unitIds)].flatMap((id) => {
      const own = facts.days.get(id);
      return own ? [[id, own] as const] : [];
    }),
  );
  return { ...facts, units, days };
}

/** @param isProduct condition on a product's id: '= 7' */
async function readCalendar(
  db: Executor,
  isProduct: RawBuilder<unknown>,
  { from, to, now, reachDays = defaultReachDays }: CalendarSpan,
): Promise<ReadFacts> {
  const last = addDays(to, reachDays);
  const unitIds = sql`array(
    SELECT id FROM units WHERE product_id ${isProduct} AND status
    UNION SELECT c.component_unit_id FROM unit_components c JOIN units u ON u.id = c.unit_id
    WHERE u.product_id ${isProduct} AND u.status)`;
  const fleets = sql`(v.product_id ${isProduct} OR v.fleet_id IN (
    SELECT l.fleet_id FROM unit_fleets l WHERE l.unit_id = ANY (${unitIds})))`;
  const span = { from: addDays(from, -slackDays), to: addDays(last, slackDays), now };
  const { rows } = await sql<Row>`${planOnce}
    SELECT
      coalesce((SELECT json_agg(u) FROM (${unitFactsSql(sql`u.product_id ${isProduct}`)}) u), '[]') AS units,
      coalesce((SELECT json_agg(d) FROM (${dayFactsSql(unitIds, { from, to: last, now })}) d), '[]') AS days,
      (${holidaysSql(from, last)}) AS holidays, (${taxRatesSql}) AS "taxRates",
      coalesce((SELECT json_agg(f) FROM (${fleetFactsSql(fleets, span)}) f), '[]') AS fleets`.execute(db);
  const { units, days, ...others } = rows[0] as Row;
  return {
    units: toUnitFacts(units),
    days: indexDays(days),
    ...others,
    read: { from, to: last },
    promotion: null,
    vouchers: [],
  };
}
