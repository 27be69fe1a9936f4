import { sql } from 'kysely';
import { may } from '#modules/sales/policy.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam, lastDayOfMonth } from '#platform/time/days.ts';

export type CloseStatementResult =
  | { ok: true; id: number; amountVnd: number }
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_supplier'
        | 'not_over'
        | 'already_closed'
        | 'later_closed'
        | 'nothing_there';
    };

/**
 * Closes a supplier's statement for a past month (ISO, '2026-11'): every line of a service that ended by then and is on
 * no statement yet, including corrections of closed months. A line written at this very moment is either included or
 * stays for the next. A statement is closed once, and never changed.
 */
export async function closeStatement(
  db: Database,
  {
    supplier,
    month,
    dueOn,
    actor,
  }: { supplier: { id: number; slug: string }; month: string; dueOn: string; actor: Actor },
  now: Date,
): Promise<CloseStatementResult> {
  if (!may(actor, 'payable.close')) return { ok: false, reason: 'not_allowed' };
  const lastOn = lastDayOfMonth(month);
  if (dayInVietnam(now) <= lastOn) return { ok: false, reason: 'not_over' };
  return db.transaction().execute(async (tx): Promise<CloseStatementResult> => {
    await sql`SELECT pg_advisory_xact_lock(242, ${supplier.id}::int)`.execute(tx);
    const known = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('id', '=', supplier.id)
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_supplier' };
    const latest = await tx
      .selectFrom('supplier_statements')
      .select(({ fn }) => fn.max('month_on').as('monthOn'))
      .where('supplier_id', '=', supplier.id)
      .executeTakeFirst();
    const monthOn = `${month}-01`;
    if (latest?.monthOn === monthOn) return { ok: false, reason: 'already_closed' };
    if (latest?.monthOn && latest.monthOn > monthOn) return { ok: false, reason: 'later_closed' };
    const { rows } = await sql<{ id: number; amountVnd: number }>`
      WITH line AS (
        SELECT id, cost_vnd FROM sale_lines l
        WHERE supplier_id = ${supplier.id} AND cost_vnd <> 0 AND to_on <= ${lastOn}::date
          AND NOT EXISTS (SELECT FROM supplier_statement_lines s WHERE s.sale_line_id = l.id)
      ), statement AS (
        INSERT INTO supplier_statements (supplier_id, month_on, amount_vnd, due_on, closed_by, closed_name, closed_at)
        SELECT ${supplier.id}, ${monthOn}::date, sum(cost_vnd), ${dueOn}::date, ${actorText(actor)}, ${actor.name}, ${now}
        FROM line HAVING count(*) > 0 RETURNING id, amount_vnd
      ), written AS (
        INSERT INTO supplier_statement_lines (sale_line_id, statement_id, cost_vnd)
        SELECT line.id, statement.id, line.cost_vnd FROM line CROSS JOIN statement
      )
      SELECT id, amount_vnd AS "amountVnd" FROM statement`.execute(tx);
    const [statement] = rows;
    if (!statement) return { ok: false, reason: 'nothing_there' };
    const object = { type: 'payable', id: supplier.slug };
    const after = { month, amountVnd: statement.amountVnd, dueOn };
    await writeHistory(tx, { actor, verb: 'payable.close', object, after, now });
    return { ok: true, ...statement };
  });
}
