import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import type { ReportAsk } from '../rules/report-ask.ts';
import type { KeyedValues } from './sum-sales.ts';

/** Refunds by the day on which they arose, and by the day on which they arrived; refused ones are in neither. */
export async function sumRefunds(db: Executor, { by, fromOn, untilOn }: ReportAsk): Promise<KeyedValues[]> {
  const [from, until] = [instantInVietnam(fromOn), instantInVietnam(addDays(untilOn, 1))];
  const key =
    {
      'ly-do': sql`cause`,
      thang: sql`to_char(at AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM')`,
    }[by as string] ?? sql`(at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date::text`;
  const { rows } = await sql<{ key: string } & Record<string, number>>`
    SELECT ${key} AS key, sum(asked)::int AS "askedCount", sum(asked * amount_vnd)::bigint AS "askedVnd",
      sum(done)::int AS "doneCount", sum(done * amount_vnd)::bigint AS "doneVnd"
    FROM (
      SELECT created_at AS at, cause, amount_vnd, 1 AS asked, 0 AS done FROM refunds
      WHERE created_at >= ${from} AND created_at < ${until} AND state <> 'rejected'
      UNION ALL
      SELECT ended_at, cause, amount_vnd, 0, 1 FROM refunds
      WHERE ended_at >= ${from} AND ended_at < ${until} AND state = 'succeeded'
    ) refund GROUP BY 1`.execute(db);
  return rows.map(({ key, ...values }) => ({ key, values }));
}
