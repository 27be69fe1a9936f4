import { sql } from 'kysely';
import type { App } from '#platform/app.ts';

/** Batch size of changes. */
const changesAtOnce = 10_000;

/**
 * Adds new changes to the daily sums of accounts. Each change leaves its queue in the statement that adds it, so that both
 * together equal the ledger at any moment. Idempotent and safe to run concurrently. @returns how many changes were added
 */
export async function sumLedgerDays({ db }: Pick<App, 'db'>): Promise<number> {
  let added = 0;
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      WITH taken AS (
        DELETE FROM ledger_day_changes WHERE id IN (
          SELECT id FROM ledger_day_changes ORDER BY id LIMIT ${changesAtOnce} FOR UPDATE SKIP LOCKED)
        RETURNING day, account, in_vnd, out_vnd),
      summed AS (
        INSERT INTO ledger_days AS kept (day, account, in_vnd, out_vnd)
        SELECT day, account, sum(in_vnd), sum(out_vnd) FROM taken GROUP BY day, account ORDER BY day, account
        ON CONFLICT (day, account) DO UPDATE
          SET in_vnd = kept.in_vnd + excluded.in_vnd, out_vnd = kept.out_vnd + excluded.out_vnd)
      SELECT count(*)::int AS count FROM taken`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return added;
    added += count;
  }
}

/**
 * Compares the sums with the ledger. Differences are written beside them, after which both agree, and logged.
 * @returns how many were wrong
 */
export async function proveLedgerDays({ db, log }: Pick<App, 'db' | 'log'>): Promise<number> {
  const { rows: wrong } = await sql<{ day: string; account: string }>`
    WITH parts AS (
      SELECT (at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS day, account,
        greatest(amount_vnd, 0) AS in_vnd, least(amount_vnd, 0) AS out_vnd FROM ledger_entries
      UNION ALL SELECT day, account, -in_vnd, -out_vnd FROM ledger_days
      UNION ALL SELECT day, account, -in_vnd, -out_vnd FROM ledger_day_changes)
    INSERT INTO ledger_day_changes (day, account, in_vnd, out_vnd)
    SELECT day, account, sum(in_vnd), sum(out_vnd) FROM parts
    GROUP BY day, account HAVING sum(in_vnd) <> 0 OR sum(out_vnd) <> 0
    RETURNING day::text AS day, account`.execute(db);
  if (wrong.length > 0) log.error({ wrong }, 'daily account totals differed from the ledger');
  return wrong.length;
}
