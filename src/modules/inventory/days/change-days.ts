import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { lockDays } from './steps/lock-days.ts';

/** A change of one day of a unit: the value seen (null where there was none), and the new one. */
export interface DayChange {
  unitId: number;
  day: string;
  seen: number | null;
  to: number;
}

export interface RefusedDay {
  unitId: number;
  day: string;
  /** The current value, or how many are taken. */
  value: number | null;
}

export type ChangeDaysResult =
  | { ok: true; changed: DayChange[] }
  | {
      ok: false;
      reason: 'changed_meanwhile' | 'below_taken' | 'stopped' | 'not_open';
      /** In order of unit and day. */
      days: RefusedDay[];
    };

/**
 * Sets the `allotment` of a unit's days, or whether they are on sale (`closed`: 1 or 0). An allotment may also be set on days
 * that were never opened. Refused as a whole, listing the days, when one is no longer what was seen, has more held or sold
 * than the new allotment, was never opened, or is stopped, which only `resumeDays` ends. Concurrent opening of the same
 * product's days waits for the caller's lock on the product.
 * @returns the days that changed
 */
export async function changeDays(
  tx: Tx,
  field: 'allotment' | 'closed',
  changes: readonly DayChange[],
): Promise<ChangeDaysResult> {
  const rows = await lockDays(tx, changes);
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]));
  const standing = changes.map((change) => {
    const row = rowOf.get(keyOf(change));
    return { ...change, row, is: row ? Number(row[field]) : null };
  });
  const changed = standing.filter(({ is, to }) => is !== to);
  const refused = (reason: Exclude<ChangeDaysResult, { ok: true }>['reason'], days: typeof changed) => ({
    ok: false as const,
    reason,
    days: days.map(({ unitId, day, row, is }) => ({
      unitId,
      day,
      value: reason === 'below_taken' && row ? row.held + row.sold : is,
    })),
  });
  const other = changed.filter(({ is, seen }) => is !== seen);
  if (other.length > 0) return refused('changed_meanwhile', other);
  if (field === 'closed') {
    const stopped = changed.filter(({ row }) => row?.stopped);
    if (stopped.length > 0) return refused('stopped', stopped);
    const unopened = changed.filter(({ row }) => !row);
    if (unopened.length > 0) return refused('not_open', unopened);
  } else {
    const below = changed.filter(({ row, to }) => row && row.held + row.sold > to);
    if (below.length > 0) return refused('below_taken', below);
  }
  await write(tx, field, changed);
  return { ok: true, changed: changed.map(({ row, is, ...change }) => change) };
}

async function write(tx: Tx, field: 'allotment' | 'closed', changes: readonly DayChange[]): Promise<void> {
  if (changes.length === 0) return;
  const given = sql`SELECT * FROM unnest(
      ${changes.map(({ unitId }) => unitId)}::int[], ${changes.map(({ day }) => day)}::date[],
      ${changes.map(({ to }) => to)}::int[]
    ) AS given (unit_id, day, value)`;
  await (field === 'closed'
    ? sql`UPDATE inventory i SET closed = given.value = 1 FROM (${given}) given
          WHERE i.unit_id = given.unit_id AND i.day = given.day`
    : sql`INSERT INTO inventory (unit_id, day, allotment) ${given}
          ON CONFLICT (unit_id, day) DO UPDATE SET allotment = excluded.allotment`
  ).execute(tx);
}

function keyOf({ unitId, day }: { unitId: number; day: string }): string {
  return `${unitId} ${day}`;
}
