import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

/** What three records of ours say of the money that a sender brought on a day. */
export interface MoneyOfDay {
  provider: string;
  messages: number;
  inboxVnd: number;
  ledgerVnd: number;
  /** What the attempts that were paid came to; null for those who know no attempts. */
  attemptsVnd: number | null;
  /** Part of it whose booking nobody knows; no attempt stands for it. */
  unmatchedVnd: number;
}

/** The day's money by sender, by the messages that came in on the day, in Vietnam. */
export async function sumMoneyOfDay(db: Executor, day: string): Promise<MoneyOfDay[]> {
  const { rows } = await sql<MoneyOfDay>`
    SELECT m.provider, count(*)::int AS messages, sum(m.amount_vnd)::bigint AS "inboxVnd",
      coalesce(sum(l.posted), 0)::bigint AS "ledgerVnd",
      CASE WHEN m.provider IN ('vnpay', 'momo', 'zalopay') THEN
        coalesce(sum(a.amount_vnd) FILTER (WHERE m.outcome <> 'unmatched'), 0)::bigint END AS "attemptsVnd",
      coalesce(sum(m.amount_vnd) FILTER (WHERE m.outcome = 'unmatched'), 0)::bigint AS "unmatchedVnd"
    FROM payment_inbox m
    LEFT JOIN LATERAL (
      SELECT sum(amount_vnd) AS posted FROM ledger_entries WHERE inbox_id = m.id AND account NOT IN ('guest', 'unmatched')
    ) l ON true
    LEFT JOIN payment_attempts a ON a.method = m.provider AND a.reference = m.content AND a.state = 'succeeded'
    WHERE m.amount_vnd IS NOT NULL AND m.outcome <> 'other_account'
      AND m.received_at >= ${instantInVietnam(day)} AND m.received_at < ${instantInVietnam(addDays(day, 1))}
    GROUP BY m.provider ORDER BY m.provider`.execute(db);
  return rows;
}
