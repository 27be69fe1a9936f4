import { sql } from 'kysely';
import type { AccountName } from '#modules/books/rules/accounts.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What a day did to an account, in đồng. */
export interface AccountFigures {
  account: AccountName;
  beforeVnd: number;
  inVnd: number;
  /** Negative. */
  outVnd: number;
  afterVnd: number;
}

/** Every account that the ledger knows, on a day in Vietnam: from what is summed by day, and what came since. */
export async function listDayFigures(db: Executor, day: string): Promise<AccountFigures[]> {
  const { rows } = await sql<AccountFigures>`
    SELECT account, coalesce(sum(in_vnd + out_vnd) FILTER (WHERE day < ${day}::date), 0)::bigint AS "beforeVnd",
      coalesce(sum(in_vnd) FILTER (WHERE day = ${day}::date), 0)::bigint AS "inVnd",
      coalesce(sum(out_vnd) FILTER (WHERE day = ${day}::date), 0)::bigint AS "outVnd",
      sum(in_vnd + out_vnd)::bigint AS "afterVnd"
    FROM (
      SELECT day, account, in_vnd, out_vnd FROM ledger_days WHERE day <= ${day}::date
      UNION ALL SELECT day, account, in_vnd, out_vnd FROM ledger_day_changes WHERE day <= ${day}::date) days
    GROUP BY account HAVING sum(in_vnd) <> 0 OR sum(out_vnd) <> 0
    ORDER BY array_position(ARRAY['bank', 'cash', 'gateway', 'guest', 'refund_payable', 'unmatched', 'credit'], account), account`.execute(
    db,
  );
  return rows;
}
