import { sql } from 'kysely';
import type { AccountName } from '#modules/books/rules/accounts.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Movements of an account on a day, in đồng. */
export interface AccountFigures {
  account: AccountName;
  beforeVnd: number;
  inVnd: number;
  /** Negative. */
  outVnd: number;
  afterVnd: number;
}

/** All accounts of the ledger on a day in Vietnam, from the daily sums and the entries added since. */
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
