import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';

/** Writes down what the calendar has done: vouchers whose day has come are active, those whose last day is over expired. */
export async function moveVouchers(db: Database, now: Date): Promise<number> {
  const today = dayInVietnam(now);
  const { rows } = await sql`
    WITH due AS (
      SELECT code, state, CASE WHEN valid_until < ${today}::date THEN 'expired' ELSE 'active' END AS next
      FROM vouchers
      WHERE state IN ('issued', 'active') AND valid_from <= ${today}::date
        AND (state = 'issued' OR valid_until < ${today}::date)
      ORDER BY code LIMIT 500 FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE vouchers SET state = due.next FROM due WHERE vouchers.code = due.code RETURNING vouchers.code
    )
    INSERT INTO voucher_events (voucher_code, from_state, to_state, actor, reason, at)
    SELECT due.code, due.state, due.next, 'system', 'calendar', ${now}::timestamptz
    FROM due JOIN moved USING (code)
    RETURNING voucher_code`.execute(db);
  return rows.length;
}
