import { sql } from 'kysely';
import type { AccountName } from '#modules/books/rules/accounts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

/** What a day did to an account, in đồng. */
export interface AccountFigures {
  account: AccountName;
  beforeVnd: number;
  inVnd: number;
  /** Negative. */
  outVnd: number;
  afterVnd: number;
}

/** Every account that the ledger knows, on a day in Vietnam. */
export async function listDayFigures(db: Executor, day: string): Promise<AccountFigures[]> {
  const { rows } = await sql<AccountFigures>`
    SELECT account, coalesce(sum(amount_vnd) FILTER (WHERE at < ${instantInVietnam(day)}), 0)::bigint AS "beforeVnd",
      coalesce(sum(amount_vnd) FILTER (WHERE at >= ${instantInVietnam(day)} AND amount_vnd > 0), 0)::bigint AS "inVnd",
      coalesce(sum(amount_vnd) FILTER (WHERE at >= ${instantInVietnam(day)} AND amount_vnd < 0), 0)::bigint AS "outVnd",
      sum(amount_vnd)::bigint AS "afterVnd"
    FROM ledger_entries WHERE at < ${instantInVietnam(addDays(day, 1))}
    GROUP BY account
    ORDER BY array_position(ARRAY['bank', 'cash', 'gateway', 'guest', 'refund_payable', 'unmatched', 'credit'], account)`.execute(
    db,
  );
  return rows;
}
