import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { daysClosed } from '#modules/booking/events.ts';
import { may } from '#modules/booking/policy.ts';
import { resumeDays, type StoppedPlace, stopDays } from '#modules/inventory/days/stop-days.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays } from '#platform/time/days.ts';
import type { ClosedScope, DisruptionReason } from './queries.ts';
import { findClosedScope } from './steps/find-closed-scope.ts';

export { changeClosingNote } from './steps/change-closing-note.ts';

export interface DaysToClose {
  scope: ClosedScope;
  /** Both days inclusive. */
  fromOn: string;
  toOn: string;
  reason: DisruptionReason;
  /** Text for guests: 'Cảng vụ cấm tàu vì bão số 12.' */
  note: string;
}

export type CloseDaysResult =
  | { ok: true; disruptionId: string; title: string; units: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_scope' | 'invalid_days' | 'already_closed' };

/**
 * Closes a unit, a product, a bay or a place for a span of days, in one step: nothing can be held or bought there any
 * more, and the affected bookings are notified and asked one by one (`disruptBookings`). Days with a departure that
 * would last into the span are closed with them.
 */
export async function closeDays(
  db: Database,
  queue: Queue,
  { scope, fromOn, toOn, reason, note }: DaysToClose,
  { actor, now }: { actor: Actor; now: Date },
): Promise<CloseDaysResult> {
  if (!may(actor, 'days.close')) return { ok: false, reason: 'not_allowed' };
  if (toOn < fromOn) return { ok: false, reason: 'invalid_days' };
  return db.transaction().execute(async (tx): Promise<CloseDaysResult> => {
    const found = await findClosedScope(tx, scope);
    if (!found) return { ok: false, reason: 'unknown_scope' };
    if (await isClosed(tx, { scope, fromOn, toOn })) return { ok: false, reason: 'already_closed' };
    const stopped = await stopDays(tx, {
      spans: found.units.map(({ unitId, leadDays }) => ({ unitId, from: addDays(fromOn, -leadDays) })),
      to: addDays(toOn, 1),
    });
    const disruptionId = randomUUID();
    await tx
      .insertInto('disruptions')
      .values({
        id: disruptionId,
        scope: json(scope),
        title: found.title,
        unit_ids: found.units.map(({ unitId }) => unitId),
        from_on: fromOn,
        to_on: toOn,
        reason,
        note,
        created_by: actorText(actor),
        created_at: now,
      })
      .execute();
    await keepRows(tx, disruptionId, stopped);
    await writeHistory(tx, {
      actor,
      verb: 'days.close',
      object: { type: 'disruption', id: disruptionId },
      after: { title: found.title, fromOn, toOn, cause: reason, units: found.units.length },
      reason: note,
      now,
    });
    await announceChange(tx, ['catalogue', ...found.productIds.map((id) => `product:${id}`)]);
    await queue.send(tx, daysClosed, { disruptionId });
    return { ok: true, disruptionId, title: found.title, units: found.units.length };
  });
}

/** Whether the same scope is already closed on all of these days: its guests would be asked twice. */
async function isClosed(
  tx: Tx,
  { scope, fromOn, toOn }: Pick<DaysToClose, 'scope' | 'fromOn' | 'toOn'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('disruptions')
    .select('id')
    .where('scope', '=', json(scope))
    .where('from_on', '<=', fromOn)
    .where('to_on', '>=', toOn)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores for each stopped day whether it was closed before; where another disruption already stopped it, its value is kept. */
async function keepRows(tx: Tx, disruptionId: string, stopped: StoppedPlace[]): Promise<void> {
  if (stopped.length === 0) return;
  const earlier = await tx
    .selectFrom('disruption_days as day')
    .innerJoin('disruptions as d', 'd.id', 'day.disruption_id')
    .select(['day.unit_id as unitId', 'day.day', 'day.was_closed as wasClosed'])
    .where('d.ended_at', 'is', null)
    .where(
      'day.unit_id',
      'in',
      stopped.map(({ unitId }) => unitId),
    )
    .execute();
  const before = new Map(earlier.map((row) => [`${row.unitId} ${row.day}`, row.wasClosed]));
  const rows = stopped.map(({ unitId, day, wasClosed }) => ({
    disruption_id: disruptionId,
    unit_id: unitId,
    day,
    was_closed: before.get(`${unitId} ${day}`) ?? wasClosed,
  }));
  for (let at = 0; at < rows.length; at += 1000) {
    await tx
      .insertInto('disruption_days')
      .values(rows.slice(at, at + 1000))
      .execute();
  }
}

export type ReopenDaysResult =
  | { ok: true; title: string; reopenedRows: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_disruption' | 'already_ended' };

/**
 * Reopens closed days, for instance when a storm has turned away: on sale as before, unless another disruption keeps a day closed. Bookings
 * whose guests have not chosen yet return to their former state (`reopenBookings`); choices made stay valid.
 */
export async function reopenDays(
  db: Database,
  queue: Queue,
  disruptionId: string,
  { actor, now }: { actor: Actor; now: Date },
): Promise<ReopenDaysResult> {
  if (!may(actor, 'days.close')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ReopenDaysResult> => {
    const row = await tx
      .selectFrom('disruptions')
      .select(['title', 'ended_at as endedAt'])
      .where('id', '=', disruptionId)
      // Merging a departure into another one closed no day.
      .where('reason', '!=', 'regrouped')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_disruption' };
    if (row.endedAt) return { ok: false, reason: 'already_ended' };
    await tx
      .updateTable('disruptions')
      .set({ ended_at: now, ended_by: actorText(actor) })
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
    await writeHistory(tx, {
      actor,
      verb: 'days.open',
      object: { type: 'disruption', id: disruptionId },
      after: { title: row.title, reopenedRows: rows.length },
      now,
    });
    await announceChange(tx, ['catalogue']);
    await queue.send(tx, daysClosed, { disruptionId });
    return { ok: true, title: row.title, reopenedRows: rows.length };
  });
}
