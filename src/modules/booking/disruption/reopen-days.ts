import { sql } from 'kysely';
import { daysClosed } from '#modules/booking/events.ts';
import { type Actor, isStaff } from '#modules/booking/policy.ts';
import { resumeDays } from '#modules/inventory/days/resume-days.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

export type ReopenDaysResult =
  | { ok: true; title: string; reopenedRows: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_disruption' | 'already_ended' };

/**
 * Opens closed days again, as when a storm has turned away: on sale as before, save where another disruption keeps a day
 * closed. Bookings whose guests have not chosen yet stay as they were (`reopenBookings`); choices that were made stand.
 */
export async function reopenDays(
  db: Database,
  queue: Queue,
  disruptionId: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<ReopenDaysResult> {
  if (!isStaff(actor)) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ReopenDaysResult> => {
    const row = await tx
      .selectFrom('disruptions')
      .select(['title', 'ended_at as endedAt'])
      .where('id', '=', disruptionId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_disruption' };
    if (row.endedAt) return { ok: false, reason: 'already_ended' };
    await tx
      .updateTable('disruptions')
      .set({ ended_at: now, ended_by: actor })
      .where('id', '=', disruptionId)
      .execute();
    const { rows } = await sql<{ unitId: number; day: string; wasClosed: boolean }>`
      SELECT day.unit_id AS "unitId", day.day, day.was_closed AS "wasClosed"
      FROM disruption_days day
      WHERE day.disruption_id = ${disruptionId} AND NOT EXISTS (
        SELECT FROM disruption_days other JOIN disruptions d ON d.id = other.disruption_id
        WHERE other.unit_id = day.unit_id AND other.day = day.day AND d.ended_at IS NULL
      )`.execute(tx);
    await resumeDays(tx, rows);
    await announceChange(tx, ['catalogue']);
    await queue.send(tx, daysClosed, { disruptionId });
    return { ok: true, title: row.title, reopenedRows: rows.length };
  });
}
