import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { lapsesAt } from '../rules/hold-grace.ts';
import { type Demand, sumDemand } from '../rules/sum-demand.ts';
import { freeLapsedHolds, lockLapsedHolds } from './free-lapsed-holds.ts';
import { type LockedPlaces, lockPlaces } from './lock-places.ts';

export type TakePlacesResult =
  | { ok: true }
  | { ok: false; reason: 'sold_out'; short: { unitId: number; day: string }[] };

/**
 * Takes places on every demanded day or on none, and writes the hold that owns them. Lapsed holds on the same rows
 * are freed on the way, so that a sweeper that stands still blocks no sale. Lock order: holds, then rows by unit and day.
 * @throws when the hold id is used already
 */
export async function takePlaces(
  tx: Tx,
  { holdId, demand, expiresAt, now }: { holdId: string; demand: Demand[]; expiresAt: Date; now: Date },
): Promise<TakePlacesResult> {
  const wanted = sumDemand(demand);
  const lapsed = await lockLapsedHolds(tx, wanted, now);
  const locked = await lockPlaces(tx, [...wanted, ...lapsed.lines]);
  const freed = await freeLapsedHolds(tx, lapsed);
  const short = wanted.filter((row) => !fits(row, locked, freed));
  if (short.length > 0) {
    return { ok: false, reason: 'sold_out', short: short.map(({ unitId, day }) => ({ unitId, day })) };
  }
  await tx
    .insertInto('holds')
    .values({ id: holdId, state: 'active', expires_at: expiresAt, lapses_at: lapsesAt(expiresAt) })
    .execute();
  await addHeld(tx, wanted);
  await tx
    .insertInto('hold_lines')
    .values(
      wanted.map((row) => ({ hold_id: holdId, unit_id: row.unitId, day: row.day, quantity: row.quantity })),
    )
    .execute();
  return { ok: true };
}

function fits(row: Demand, locked: LockedPlaces[], freed: Demand[]): boolean {
  const sameDay = (other: { unitId: number; day: string }) =>
    other.unitId === row.unitId && other.day === row.day;
  const found = locked.find(sameDay);
  if (!found || found.closed) return false;
  const left = found.allotment - found.held - found.sold + (freed.find(sameDay)?.quantity ?? 0);
  return row.quantity <= left;
}

/** Conditional although the rows are locked and checked: should either be wrong one day, nothing is written. */
async function addHeld(tx: Tx, wanted: Demand[]): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE inventory i SET held = i.held + wanted.quantity
    FROM unnest(
      ${wanted.map((row) => row.unitId)}::int[],
      ${wanted.map((row) => row.day)}::date[],
      ${wanted.map((row) => row.quantity)}::int[]
    ) AS wanted (unit_id, day, quantity)
    WHERE i.unit_id = wanted.unit_id AND i.day = wanted.day
      AND NOT i.closed AND i.held + i.sold + wanted.quantity <= i.allotment`.execute(tx);
  if (Number(numAffectedRows) !== wanted.length) throw new Error('Places changed under a lock');
}
