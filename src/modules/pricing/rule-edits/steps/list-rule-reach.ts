import { sql } from 'kysely';
import { dayRulesOf, listHolidayWindows } from '#modules/pricing/day-price/day-rules.ts';
import { listStoredRules, type StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import { workOutDay } from '#modules/pricing/day-price/price-of-day.ts';
import { ruleApplies } from '#modules/pricing/day-price/price-rule.ts';
import type { Executor } from '#platform/db/connect.ts';
import { nightsOf } from '#platform/time/days.ts';

/** A rule with the days on which it applies. */
export interface RuleReach extends StoredRule {
  /** Number of days on which it applies, and on how many of them another rule supersedes it; null for rules that depend on the booking. */
  days: { count: number; beaten: number; nextOn: string | null } | null;
}

/** The rules of a product in their order, with the days on which they apply from `from` up to but not including `to`. */
export async function listRuleReach(
  db: Executor,
  productId: number,
  span: { from: string; to: string },
): Promise<RuleReach[]> {
  const [stored, holidays, units] = await Promise.all([
    listStoredRules(db, productId),
    listHolidayWindows(db, span),
    db
      .selectFrom('units')
      .select(['id', 'base_vnd as baseVnd'])
      .where('product_id', '=', productId)
      .orderBy('status', 'desc')
      .orderBy('position')
      .execute(),
  ]);
  const rules = dayRulesOf(stored);
  const days = nightsOf(span.from, span.to);
  return stored.map((one) => {
    const rule = rules.find(({ id }) => id === one.id);
    if (!rule) return { ...one, days: null };
    const unit = units.find(({ id }) => one.unitId === null || id === one.unitId);
    const own = rules.filter(({ unitId }) => unitId === null || unitId === unit?.id);
    const held = days.filter((day) => ruleApplies(rule, day, holidays));
    const isBeaten = (day: string) =>
      workOutDay({ baseVnd: unit?.baseVnd ?? 0, rules: own, day, holidays, setVnd: null }).beaten.some(
        (other) => other.rule?.id === rule.id,
      );
    return {
      ...one,
      days: { count: held.length, beaten: held.filter(isBeaten).length, nextOn: held[0] ?? null },
    };
  });
}

/** Holiday groups by the title of their first holiday, for selection. */
export async function listHolidayGroups(db: Executor): Promise<{ group: string; title: string }[]> {
  const { rows } = await sql<{ group: string; title: string }>`
    SELECT holiday_group AS "group", string_agg(DISTINCT title, ', ' ORDER BY title) AS title
    FROM holidays WHERE holiday_group <> 'other' GROUP BY holiday_group ORDER BY min(extract(doy FROM holiday_on))`.execute(
    db,
  );
  return rows;
}

/** Consecutive days of a unit with the same price set by hand, both ends inclusive. */
export interface SetDays {
  unitId: number;
  title: string;
  fromOn: string;
  toOn: string;
  days: number;
  vnd: number;
}

/** Days of a product from `from` on with a price set by hand: rules do not change them. */
export async function listSetDays(db: Executor, productId: number, from: string): Promise<SetDays[]> {
  const { rows } = await sql<SetDays>`
    SELECT unit_id AS "unitId", title, min(day) AS "fromOn", max(day) AS "toOn", count(*)::int AS days, set_vnd AS vnd
    FROM (
      SELECT r.unit_id, u.title, u.position, r.day, r.set_vnd,
        r.day - (row_number() OVER (PARTITION BY r.unit_id, r.set_vnd ORDER BY r.day))::int AS run
      FROM daily_rates r JOIN units u ON u.id = r.unit_id
      WHERE u.product_id = ${productId} AND u.status AND r.day >= ${from}::date AND r.set_vnd IS NOT NULL
    ) set_days
    GROUP BY unit_id, title, position, set_vnd, run ORDER BY position, unit_id, min(day)`.execute(db);
  return rows;
}
