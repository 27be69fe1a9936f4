import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { countBookedRows } from '../queries/booked-items.ts';

/** Maximum numbers of days and of changes in one transaction, so that bookings do not have to wait. */
const [daysAtOnce, changesAtOnce] = [60, 5000];

/**
 * Recalculates the sums of booked days that have changed. A change committed meanwhile is either included or has its day
 * summed once more. Idempotent and safe to run concurrently. @returns how many days were summed
 */
export async function sumBookedDays({ db }: Pick<App, 'db'>): Promise<number> {
  let days = 0;
  for (;;) {
    const summed = await db.transaction().execute(sumNext);
    if (summed === 0) return days;
    days += summed;
  }
}

async function sumNext(tx: Tx): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(441)`.execute(tx);
  const { rows } = await sql<{ day: string }>`
    WITH taken AS (
      DELETE FROM booked_days_again
      WHERE id IN (
        SELECT id FROM booked_days_again
        WHERE day IN (SELECT DISTINCT day FROM booked_days_again ORDER BY day LIMIT ${daysAtOnce})
        ORDER BY id LIMIT ${changesAtOnce})
      RETURNING day)
    SELECT DISTINCT day::text AS day FROM taken`.execute(tx);
  if (rows.length === 0) return 0;
  const days = rows.map(({ day }) => day);
  await sql`DELETE FROM booked_days WHERE day = ANY (${days}::date[])`.execute(tx);
  // A separate statement, so that it sees everything that the changes taken above have written.
  await sql`
    INSERT INTO booked_days (day, kind, product_id, count)
    ${countBookedRows(sql`SELECT unnest(${days}::date[]) AS day`)}`.execute(tx);
  return days.length;
}

/**
 * Verifies the sums against the bookings, some days at a time: all at once would exceed the statement timeout. Days that
 * differ are summed again by the next `sumBookedDays`; until then their bookings are read.
 * @returns how many were wrong
 */
export async function proveBookedDays({ db, log }: Pick<App, 'db' | 'log'>): Promise<number> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    SELECT min(day)::text AS first, max(day)::text AS last FROM (
      SELECT (created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date AS day
      FROM (SELECT min(created_at) AS created_at FROM bookings UNION ALL SELECT max(created_at) FROM bookings) b
      UNION ALL SELECT min(day) FROM booked_days UNION ALL SELECT max(day) FROM booked_days) known`.execute(
    db,
  );
  const { first, last } = rows[0] ?? {};
  const days: string[] = [];
  for (let from = first; from && last && from <= last; from = addDays(from, daysAtOnce))
    days.push(...(await proveDays(db, from, addDays(from, daysAtOnce - 1))));
  if (days.length > 0) log.error({ days }, 'booking totals differ from the bookings and are rebuilt');
  return days.length;
}

/** Verifies a range of days, both ends included. @returns the days whose sums are wrong */
async function proveDays(db: Executor, fromOn: string, untilOn: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    WITH wanted AS MATERIALIZED (
      SELECT day::date AS day FROM generate_series(${fromOn}::date, ${untilOn}::date, interval '1 day') day
      WHERE day::date NOT IN (SELECT day FROM booked_days_again)
    ), counted AS (${countBookedRows(sql`SELECT day FROM wanted`)}),
    kept AS (SELECT day, kind, product_id, count FROM booked_days WHERE day IN (SELECT day FROM wanted)),
    wrong AS (
      (SELECT * FROM counted EXCEPT SELECT * FROM kept) UNION ALL (SELECT * FROM kept EXCEPT SELECT * FROM counted))
    INSERT INTO booked_days_again (day) SELECT DISTINCT day FROM wrong RETURNING day::text AS day`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}
