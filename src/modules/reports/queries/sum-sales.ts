import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import { factsBy, groupKey, saleFacts } from './sale-facts.ts';

/** Numbers of a row before it gets its title. */
export interface KeyedValues {
  key: string;
  values: Record<string, number>;
}

/** What was sold, changed and cancelled, and the known part of its cost, in đồng. */
export async function sumSales(db: Executor, ask: ReportAsk): Promise<KeyedValues[]> {
  const { rows } = await sql<{ key: string | null } & Record<string, number>>`
    SELECT ${groupKey(ask.by)} AS key, sum(sold_items)::int AS "soldItems", sum(cancelled_items)::int AS "cancelledItems",
      sum(sold_vnd)::bigint AS "soldVnd", sum(changed_vnd)::bigint AS "changedVnd",
      sum(cancelled_vnd)::bigint AS "cancelledVnd", sum(sold_vnd + changed_vnd + cancelled_vnd)::bigint AS "revenueVnd",
      -sum(cancelled_vnd)::bigint AS "lostVnd", sum(cost_vnd)::bigint AS "costVnd",
      sum(costed_vnd - cost_vnd)::bigint AS "marginVnd"
    FROM ${saleFacts({ ...ask, ...factsBy(ask.by) })} fact GROUP BY 1`.execute(db);
  return rows.map(({ key, ...values }) => ({ key: key ?? '', values }));
}

/**
 * Pick-up of a period for each month of service, beside that of the period of the same length before it, and the total
 * booked for that month at the period's end.
 */
export async function sumPickUp(db: Executor, ask: ReportAsk): Promise<KeyedValues[]> {
  const length = daysBetween(ask.fromOn, ask.untilOn) + 1;
  const beforeOn = addDays(ask.fromOn, -length);
  const period = (name: string, fromOn: string, untilOn: string) => sql`
    SELECT ${name}::text AS period, month_on, sold_items - cancelled_items AS items,
      sold_vnd + changed_vnd + cancelled_vnd AS amount
    FROM ${saleFacts({ ...ask, fromOn, untilOn, ...factsBy('thang-di') })} fact`;
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${groupKey('thang-di')} AS key,
      coalesce(sum(items) FILTER (WHERE period = 'now'), 0)::int AS items,
      coalesce(sum(amount) FILTER (WHERE period = 'now'), 0)::bigint AS "amountVnd",
      coalesce(sum(items) FILTER (WHERE period = 'before'), 0)::int AS "beforeItems",
      coalesce(sum(amount) FILTER (WHERE period = 'before'), 0)::bigint AS "beforeVnd",
      sum(amount)::bigint AS "bookedVnd"
    FROM (
      ${period('now', ask.fromOn, ask.untilOn)}
      UNION ALL ${period('before', beforeOn, addDays(ask.fromOn, -1))}
      UNION ALL ${period('earlier', '2000-01-01', addDays(beforeOn, -1))}
    ) picked GROUP BY 1
    HAVING bool_or(period <> 'earlier')`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
