import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { nightsOf } from '#platform/time/days.ts';
import { lockDays } from './steps/lock-days.ts';

export type SetAllotmentResult =
  | { ok: true }
  | { ok: false; reason: 'below_taken'; days: { day: string; taken: number }[] };

/**
 * Says how many of a unit can be had on each day from `from` up to but not including `to`. Refused as a whole when a
 * day has more held or sold already: then close the days instead.
 */
export async function setAllotment(
  tx: Tx,
  { unitId, from, to, allotment }: { unitId: number; from: string; to: string; allotment: number },
): Promise<SetAllotmentResult> {
  const locked = await lockDays(
    tx,
    nightsOf(from, to).map((day) => ({ unitId, day })),
  );
  const days = locked
    .filter((row) => row.held + row.sold > allotment)
    .map((row) => ({ day: row.day, taken: row.held + row.sold }));
  if (days.length > 0) return { ok: false, reason: 'below_taken', days };
  await sql`
    INSERT INTO inventory (unit_id, day, allotment)
    SELECT ${unitId}::int, day::date, ${allotment}::int
    FROM generate_series(${from}::date, ${to}::date - 1, INTERVAL '1 day') AS day
    ON CONFLICT (unit_id, day) DO UPDATE SET allotment = excluded.allotment`.execute(tx);
  return { ok: true };
}
