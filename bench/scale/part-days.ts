import { sql } from 'kysely';
import type { Database } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';

/** From this number of unit days on the tables are partitioned by month, as docs/scale.md says. */
export const partedFrom = 50_000_000;

const tables = ['inventory', 'daily_rates'] as const;

/** Partitions the empty tables of days by month, from the first day on sale on, without keys until they are filled. */
export async function partDays(db: Database, firstDay: string, days: number): Promise<void> {
  await sql`ALTER TABLE hold_lines DROP CONSTRAINT hold_lines_unit_id_day_fkey`.execute(db);
  await sql`ALTER TABLE disruption_days DROP CONSTRAINT disruption_days_unit_id_day_fkey`.execute(db);
  for (const table of tables) {
    const before = sql.table(`${table}_before`);
    await sql`ALTER TABLE ${sql.table(table)} RENAME TO ${before}`.execute(db);
    await sql`CREATE TABLE ${sql.table(table)} (LIKE ${before} INCLUDING ALL EXCLUDING INDEXES) PARTITION BY RANGE (day)`.execute(
      db,
    );
    await sql`DROP TABLE ${before}`.execute(db);
    const last = addDays(firstDay, days).slice(0, 7);
    for (let month = firstDay.slice(0, 7); month <= last; month = nextMonth(month)) {
      const part = sql.table(`${table}_${month.replace('-', '_')}`);
      const [from, to] = [sql.lit(`${month}-01`), sql.lit(`${nextMonth(month)}-01`)];
      await sql`CREATE TABLE ${part} PARTITION OF ${sql.table(table)} FOR VALUES FROM (${from}) TO (${to})`.execute(
        db,
      );
    }
    await sql`CREATE TABLE ${sql.table(`${table}_later`)} PARTITION OF ${sql.table(table)} DEFAULT`.execute(
      db,
    );
  }
}

/** Restores the tables' keys, foreign keys and the trigger for opened days. Foreign keys to their units are omitted. */
export async function keyParts(db: Database): Promise<void> {
  await sql`SET maintenance_work_mem = '512MB'`.execute(db);
  for (const table of tables) {
    await sql`ALTER TABLE ${sql.table(table)} ADD PRIMARY KEY (unit_id, day)`.execute(db);
  }
  for (const table of ['hold_lines', 'disruption_days'])
    await sql`ALTER TABLE ${sql.table(table)} ADD FOREIGN KEY (unit_id, day) REFERENCES inventory`.execute(
      db,
    );
  await sql`CREATE TRIGGER block_opened_days AFTER INSERT ON inventory REFERENCING NEW TABLE AS opened
    FOR EACH STATEMENT EXECUTE FUNCTION block_opened_days()`.execute(db);
}

function nextMonth(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}
