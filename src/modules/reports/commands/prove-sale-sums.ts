import { type RawBuilder, sql } from 'kysely';
import { rollUpColumns, sumForRollUp } from '#modules/reports/queries/sale-facts.ts';
import { sourcesOfLines } from '#modules/reports/queries/sum-sources.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { firstOfMonth, type RollUp, reachOf, rollUps } from '../rules/roll-ups.ts';

/**
 * Verifies every roll-up against the sale lines, month by month. From the first month on that differs, everything is
 * summed again by the next `sumSaleDays`; until then the lines are read. @returns how many roll-ups were wrong in that
 * month; 0 if all are right
 */
export async function proveSaleSums({ db, log }: Pick<App, 'db' | 'log'>): Promise<number> {
  const wrong = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(findWrongMonth);
  if (!wrong) return 0;
  log.error(wrong, 'sales totals differ from their lines and are rebuilt');
  await db
    .updateTable('sale_days_summed')
    .set({ until_on: addDays(wrong.month, -1) })
    .where('until_on', '>=', wrong.month)
    .execute();
  return wrong.tables.length;
}

async function findWrongMonth(tx: Tx): Promise<{ month: string; tables: string[] } | null> {
  const { until_on: summedOn } = await tx
    .selectFrom('sale_days_summed')
    .select('until_on')
    .executeTakeFirstOrThrow();
  const firsts = ['sale_lines', 'sale_source_days', ...rollUps.map(({ table }) => table)].map(
    (table) => sql`SELECT min(day) AS day FROM ${sql.table(table)}`,
  );
  const { rows } = await sql<{ day: string | null }>`
    SELECT min(day)::text AS day FROM (${sql.join(firsts, sql` UNION ALL `)}) first`.execute(tx);
  let afterOn = addDays(firstOfMonth(rows[0]?.day ?? addDays(summedOn, 1)), -1);
  while (afterOn < summedOn) {
    const monthEnd = addDays(firstOfMonth(addDays(afterOn, 32)), -1);
    const isOver = monthEnd <= summedOn;
    const tables: string[] = [];
    for (const rollUp of rollUps) {
      const untilOn = reachOf(rollUp, isOver ? monthEnd : summedOn);
      if (untilOn > afterOn && (await differs(tx, rollUp, afterOn, untilOn))) tables.push(rollUp.table);
    }
    if (await sourcesDiffer(tx, afterOn, isOver ? monthEnd : summedOn)) tables.push('sale_source_days');
    if (tables.length > 0) return { month: addDays(afterOn, 1), tables };
    afterOn = monthEnd;
  }
  return null;
}

function differs(tx: Tx, rollUp: RollUp, afterOn: string, untilOn: string): Promise<boolean> {
  return areDifferent(
    tx,
    sumForRollUp(rollUp, { afterOn, untilOn, from: 'lines' }),
    sql`SELECT ${rollUpColumns(rollUp)} FROM ${sql.table(rollUp.table)}
      WHERE day > ${afterOn}::date AND day <= ${untilOn}::date`,
  );
}

function sourcesDiffer(tx: Tx, afterOn: string, untilOn: string): Promise<boolean> {
  const days = sql`day > ${afterOn}::date AND day <= ${untilOn}::date`;
  return areDifferent(
    tx,
    sourcesOfLines(days, 'many'),
    sql`SELECT day, source, bookings, amount_vnd FROM sale_source_days WHERE ${days}`,
  );
}

async function areDifferent(
  tx: Tx,
  summed: RawBuilder<unknown>,
  kept: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql`
    WITH summed AS (${summed}), kept AS (${kept})
    (SELECT * FROM summed EXCEPT ALL SELECT * FROM kept)
    UNION ALL (SELECT * FROM kept EXCEPT ALL SELECT * FROM summed) LIMIT 1`.execute(tx);
  return rows.length > 0;
}
