import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';
import { affiliateStatementClosed } from '../events.ts';
import { may } from '../policy.ts';

export type CloseAffiliateStatementResult =
  | { ok: true; id: number; amountVnd: number }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_affiliate'
        | 'not_over'
        | 'already_closed'
        | 'later_closed'
        | 'nothing_there';
    };

/**
 * Closes an affiliate's statement for a past month (ISO, '2026-11'): every line until its end that is on no statement yet. A line that is
 * written concurrently is either on it or on the next. It is closed once, and never changed; the affiliate is notified by mail.
 */
export async function closeAffiliateStatement(
  db: Database,
  queue: Queue,
  {
    affiliate,
    month,
    dueOn,
    actor,
  }: { affiliate: { id: number; code: string }; month: string; dueOn: string; actor: Actor },
  now: Date,
): Promise<CloseAffiliateStatementResult> {
  if (!may(actor, 'affiliate.close')) return { ok: false, reason: 'not_allowed' };
  const lastOn = lastDayOfMonth(month);
  if (dayInVietnam(now) <= lastOn) return { ok: false, reason: 'not_over' };
  return db.transaction().execute(async (tx): Promise<CloseAffiliateStatementResult> => {
    await sql`SELECT pg_advisory_xact_lock(430, ${affiliate.id}::int)`.execute(tx);
    const known = await tx
      .selectFrom('affiliates')
      .select('id')
      .where('id', '=', affiliate.id)
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_affiliate' };
    const latest = await tx
      .selectFrom('affiliate_statements')
      .select(({ fn }) => fn.max('month_on').as('monthOn'))
      .where('affiliate_id', '=', affiliate.id)
      .executeTakeFirst();
    const monthOn = `${month}-01`;
    if (latest?.monthOn === monthOn) return { ok: false, reason: 'already_closed' };
    if (latest?.monthOn && latest.monthOn > monthOn) return { ok: false, reason: 'later_closed' };
    const { rows } = await sql<{ id: number; amountVnd: number }>`
      WITH line AS (
        SELECT id, amount_vnd FROM affiliate_lines l
        WHERE affiliate_id = ${affiliate.id} AND day <= ${lastOn}::date
          AND NOT EXISTS (SELECT FROM affiliate_statement_lines s WHERE s.line_id = l.id)
      ), statement AS (
        INSERT INTO affiliate_statements (affiliate_id, month_on, amount_vnd, due_on, closed_by, closed_name, closed_at)
        SELECT ${affiliate.id}, ${monthOn}::date, sum(amount_vnd), ${dueOn}::date, ${actorText(actor)}, ${actor.name}, ${now}
        FROM line HAVING count(*) > 0 RETURNING id, amount_vnd
      ), written AS (
        INSERT INTO affiliate_statement_lines (line_id, statement_id, amount_vnd)
        SELECT line.id, statement.id, line.amount_vnd FROM line CROSS JOIN statement
      )
      SELECT id, amount_vnd AS "amountVnd" FROM statement`.execute(tx);
    const [statement] = rows;
    if (!statement) return { ok: false, reason: 'nothing_there' };
    const object = { type: 'affiliate', id: affiliate.code };
    const after = { month, amountVnd: statement.amountVnd, dueOn };
    await writeHistory(tx, { actor, verb: 'affiliate.close', object, after, now });
    await queue.send(tx, affiliateStatementClosed, { statementId: statement.id });
    return { ok: true, ...statement };
  });
}
