import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import { factsBy, groupKey, saleFacts } from './sale-facts.ts';
import type { KeyedValues } from './sum-sales.ts';

/** Payables to suppliers on the day on which they arose, the part that was closed, and payments. */
export async function sumPayables(db: Executor, { by, fromOn, untilOn }: ReportAsk): Promise<KeyedValues[]> {
  const facts = factsBy(by);
  const supplier = facts.dimensions.length > 0 ? sql`supplier_id` : sql`NULL::int`;
  const [from, until] = [instantInVietnam(fromOn), instantInVietnam(addDays(untilOn, 1))];
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${groupKey(by)} AS key, sum(cost)::bigint AS "costVnd", sum(closed)::bigint AS "closedVnd", sum(paid)::bigint AS "paidVnd"
    FROM (
      SELECT ${supplier} AS supplier_id, day, cost_vnd AS cost, 0 AS closed, 0 AS paid
      FROM ${saleFacts({ fromOn, untilOn, ...facts })} fact
      UNION ALL
      SELECT supplier_id, (closed_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date, 0, amount_vnd, 0 FROM supplier_statements
      WHERE closed_at >= ${from} AND closed_at < ${until}
      UNION ALL
      SELECT supplier_id, paid_on, 0, 0, amount_vnd FROM supplier_payments
      WHERE paid_on BETWEEN ${fromOn}::date AND ${untilOn}::date
    ) step GROUP BY 1 HAVING sum(cost) <> 0 OR sum(closed) <> 0 OR sum(paid) <> 0`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
