import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { nightsOf } from '#platform/time/days.ts';
import { lockDays } from './steps/lock-days.ts';

export interface StoppedPlace {
  unitId: number;
  day: string;
  /** The state before this stop, whatever its reason. */
  wasClosed: boolean;
  wasStopped: boolean;
}

/**
 * Stops units on days from `from` up to but not including `to`, because nothing takes place: no places can be reserved,
 * and held ones can no longer be sold. Sold places stay sold. The first to lock a row wins: a payment either completes
 * before the stop, or is refused after it.
 * @returns the former state of each row; days that were never opened are left out
 */
export async function stopDays(
  tx: Tx,
  { spans, to }: { spans: readonly { unitId: number; from: string }[]; to: string },
): Promise<StoppedPlace[]> {
  const rows = await lockDays(
    tx,
    spans.flatMap(({ unitId, from }) => nightsOf(from, to).map((day) => ({ unitId, day }))),
  );
  for (const { unitId, from } of spans) {
    await tx
      .updateTable('inventory')
      .set({ closed: true, stopped: true })
      .where('unit_id', '=', unitId)
      .where('day', '>=', from)
      .where('day', '<', to)
      .execute();
  }
  return rows.map(({ unitId, day, closed, stopped }) => ({
    unitId,
    day,
    wasClosed: closed,
    wasStopped: stopped,
  }));
}

/** Resumes stopped rows: on sale again, unless they were closed before. */
export async function resumeDays(
  tx: Tx,
  places: readonly { unitId: number; day: string; wasClosed: boolean }[],
): Promise<void> {
  if (places.length === 0) return;
  await lockDays(tx, places);
  await sql`
    UPDATE inventory i SET stopped = false, closed = resumed.was_closed
    FROM unnest(
      ${places.map((place) => place.unitId)}::int[],
      ${places.map((place) => place.day)}::date[],
      ${places.map((place) => place.wasClosed)}::boolean[]
    ) AS resumed (unit_id, day, was_closed)
    WHERE i.unit_id = resumed.unit_id AND i.day = resumed.day`.execute(tx);
}
