import type { Executor } from '#platform/db/connect.ts';
import type { StoredRule } from './list-price-rules.ts';
import { dayRuleKinds, type HolidayWindow, type PriceRule } from './price-rule.ts';

/** A rule that sets the price of days, with its id. */
export interface DayRule extends PriceRule {
  id: number;
  unitId: number | null;
}

/** The rules of a product that set the prices of its days. */
export function dayRulesOf(rules: readonly StoredRule[]): DayRule[] {
  return rules.flatMap(({ id, unitId, rule }) =>
    (dayRuleKinds as readonly string[]).includes(rule.kind) ? [{ ...(rule as PriceRule), id, unitId }] : [],
  );
}

/** Holiday windows that overlap some days, `to` not included. */
export async function listHolidayWindows(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<HolidayWindow[]> {
  return db
    .selectFrom('holidays')
    .select(['holiday_group as group', 'title', 'from_on as from', 'to_on as to'])
    .where('to_on', '>=', from)
    .where('from_on', '<', to)
    .orderBy('from_on')
    .execute();
}
