import type { Database } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { type Comparison, compareStatement } from './compare-statement.ts';
import { saveReconciliation } from './save-reconciliation.ts';
import { type Channel, listBookedMoney } from './steps/list-booked-money.ts';
import { readStatement } from './steps/read-statement.ts';

export type ReconcileStatementResult =
  | { ok: true; comparison: Comparison /** Lines of other days, which were left out. */; left: number }
  | { ok: false; reason: string };

/** Lays a bank's or provider's statement of a day beside the ledger and keeps what that shows. Changes nothing else. */
export async function reconcileStatement(
  db: Database,
  {
    day,
    channel,
    statement,
    source,
    actor,
  }: { day: string; channel: Channel; statement: string; source: string; actor: `staff:${string}` },
  now: Date,
): Promise<ReconcileStatementResult> {
  const read = readStatement(statement);
  if (!read.ok) return { ok: false, reason: `line ${read.line}: ${read.reason}` };
  const ofDay = read.lines.filter((line) => dayInVietnam(line.at) === day);
  const comparison = compareStatement(ofDay, await listBookedMoney(db, channel, day));
  await db.transaction().execute((tx) =>
    saveReconciliation(tx, {
      day,
      channel,
      source,
      matched: comparison.matched,
      differences: comparison.differences.length,
      report: comparison.differences,
      madeBy: actor,
      now,
    }),
  );
  return { ok: true, comparison, left: read.lines.length - ofDay.length };
}
