import { sql } from 'kysely';
import { rollUpColumns, sumForRollUp } from '#modules/reports/queries/sale-facts.ts';
import { sourcesOfLines } from '#modules/reports/queries/sum-sources.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { finest, reachOf, rollUps } from '../rules/roll-ups.ts';

/** Number of days summed in one transaction, for which bookings wait. */
const daysAtOnce = 14;

/**
 * Sums the sale lines of past days into every roll-up, from the first day that is not summed. A change to a summed day
 * has it summed again (`sale_days_again`). Idempotent and safe to run concurrently. @returns how many days were summed
 */
export async function sumSaleDays({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const yesterday = addDays(dayInVietnam(clock.now()), -1);
  let days = 0;
  for (;;) {
    const summed = await db.transaction().execute((tx) => sumNext(tx, yesterday));
    if (summed === 0) return days;
    days += summed;
  }
}

async function sumNext(tx: Tx, yesterday: string): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(240)`.execute(tx);
  const { until_on: summedOn } = await tx
    .selectFrom('sale_days_summed')
    .select('until_on')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (summedOn >= yesterday) return 0;
  const { rows } = await sql<{ day: string | null }>`
    SELECT min(day)::text AS day FROM sale_lines WHERE day > ${summedOn}::date AND day <= ${yesterday}::date`.execute(
    tx,
  );
  const first = rows[0]?.day ?? null;
  const until =
    first && addDays(first, daysAtOnce - 1) < yesterday ? addDays(first, daysAtOnce - 1) : yesterday;
  await fillRollUps(tx, summedOn, until);
  await tx.updateTable('sale_days_summed').set({ until_on: until }).execute();
  return first ? 1 + daysBetween(first, until) : 1;
}

/** Rows after `summedOn` were summed before a late line came. The finest roll-up is first, because the others are sums of it. */
async function fillRollUps(tx: Tx, summedOn: string, until: string): Promise<void> {
  for (const rollUp of rollUps.toReversed()) {
    const table = sql.table(rollUp.table);
    const [afterOn, untilOn] = [reachOf(rollUp, summedOn), reachOf(rollUp, until)];
    const sums = sumForRollUp(rollUp, { afterOn, untilOn, from: rollUp === finest ? 'lines' : 'days' });
    await sql`DELETE FROM ${table} WHERE day > ${afterOn}::date`.execute(tx);
    await sql`INSERT INTO ${table} (${rollUpColumns(rollUp)}) ${sums}`.execute(tx);
  }
  await sql`DELETE FROM sale_source_days WHERE day > ${summedOn}::date`.execute(tx);
  await sql`
    INSERT INTO sale_source_days (day, source, bookings, amount_vnd)
    ${sourcesOfLines(sql`line.day > ${summedOn}::date AND line.day <= ${until}::date`, 'many')}`.execute(tx);
}
