import { reconciliationFailed } from '#modules/booking/events.ts';
import {
  dayDifferences,
  saveReconciliation,
  sumMoneyOfDay,
} from '#modules/payments/reconciliation/reconciliations.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { checkInvariants } from './check-invariants.ts';

/** Hour at which the previous day is closed: late messages of its evening have arrived by then. */
const closingHour = 2;
const hourMs = 3_600_000;
/** The most rows of a broken invariant in the report. */
const rowsShown = 10;

/**
 * Reconciles yesterday, once, from 2:00 on: what messages, ledger and attempts say of its money, and whether all
 * invariants of money and inventory hold. Announces any difference.
 * @returns how many reports were made: 1 or 0
 */
export async function reconcileDay(db: Database, queue: Queue, now: Date): Promise<number> {
  const day = addDays(dayInVietnam(new Date(now.getTime() - closingHour * hourMs)), -1);
  const known = await db
    .selectFrom('reconciliations')
    .select('id')
    .where('day', '=', day)
    .where('channel', '=', 'internal')
    .executeTakeFirst();
  if (known) return 0;
  const money = await sumMoneyOfDay(db, day);
  const imbalances = await checkInvariants(db);
  const lines = [
    ...dayDifferences(money, formatVnd),
    ...imbalances.map(({ rule, rows }) => `${rule}: ${rows.length}`),
  ];
  const shown = imbalances.map(({ rule, rows }) => ({
    rule,
    count: rows.length,
    rows: rows.slice(0, rowsShown),
  }));
  return db.transaction().execute(async (tx) => {
    const id = await saveReconciliation(tx, {
      day,
      channel: 'internal',
      source: '',
      matched: money.reduce((sum, { messages }) => sum + messages, 0),
      differences: lines.length,
      report: { lines, money, imbalances: shown },
      madeBy: 'system',
      now,
    });
    if (id === null) return 0;
    if (lines.length > 0) await queue.send(tx, reconciliationFailed, { reconciliationId: id });
    return 1;
  });
}
