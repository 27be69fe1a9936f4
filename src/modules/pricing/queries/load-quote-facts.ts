import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { DayFacts, QuoteFacts, UnitFacts } from '../rules/quote-types.ts';

/**
 * Everything that quotes for these units between two days (both included) are worked out from, in four statements. What
 * is not public or switched off is left out.
 */
export async function loadQuoteFacts(
  db: Executor,
  { unitIds, from, to, now }: { unitIds: number[]; from: string; to: string; now: Date },
): Promise<QuoteFacts> {
  const units = await loadUnits(db, unitIds);
  const days = await loadDays(db, { unitIds, from, to, now });
  const holidays = await db
    .selectFrom('holidays')
    .select(['from_on as from', 'to_on as to'])
    .where('is_public_holiday', '=', true)
    .where('to_on', '>=', from)
    .where('from_on', '<=', to)
    .execute();
  const taxRates = await db.selectFrom('tax_rates').select(['from_on as fromOn', 'percent']).execute();
  return { units, days, holidays, taxRates };
}

async function loadUnits(db: Executor, unitIds: number[]): Promise<UnitFacts[]> {
  const { rows } = await sql<UnitFacts>`
    SELECT u.id AS "unitId", u.title AS "unitTitle", u.max_adults AS "maxAdults", u.max_children AS "maxChildren",
      u.max_occupancy AS "maxOccupancy", p.id AS "productId", p.title AS "productTitle", p.slug AS "productSlug",
      p.kind, p.details, coalesce((
        SELECT json_agg(json_build_object(
          'id', r.id, 'code', r.code, 'title', r.title, 'mealPlan', r.meal_plan, 'payMode', r.pay_mode,
          'pricePercent', r.price_percent, 'priceDeltaVnd', r.price_delta_vnd, 'minStay', r.min_stay,
          'advanceDays', r.advance_days, 'policyTitle', c.title, 'tiers', c.tiers, 'holidayTiers', c.holiday_tiers
        ) ORDER BY r.position, r.id)
        FROM rate_plans r JOIN cancellation_policies c ON c.id = r.cancellation_policy_id
        WHERE r.product_id = p.id AND r.status
      ), '[]') AS plans
    FROM units u JOIN products p ON p.id = u.product_id
    WHERE u.id = ANY (${unitIds}::int[]) AND u.status AND p.status AND p.step = 1
    ORDER BY u.position, u.id`.execute(db);
  return rows;
}

/** The day of departure belongs to it, because a day may be closed to departures. */
async function loadDays(
  db: Executor,
  { unitIds, from, to, now }: { unitIds: number[]; from: string; to: string; now: Date },
): Promise<DayFacts[]> {
  const { rows } = await sql<DayFacts>`
    SELECT f.unit_id AS "unitId", f.day, f.places, f.closed, r.price_vnd AS "priceVnd",
      coalesce(r.reasons, '[]') AS reasons, coalesce(r.min_stay, 1) AS "minStay",
      coalesce(r.closed_to_arrival, false) AS "closedToArrival",
      coalesce(r.closed_to_departure, false) AS "closedToDeparture"
    FROM free_places(${unitIds}::int[], ${from}::date, ${addDays(to, 1)}::date, ${now}::timestamptz) f
    LEFT JOIN daily_rates r ON r.unit_id = f.unit_id AND r.day = f.day`.execute(db);
  return rows;
}
