import { sql } from 'kysely';
import { type LockedDays, lockDays } from '#modules/inventory/days/steps/lock-days.ts';
import { fleetDemand } from '#modules/inventory/fleets/fleet-demand.ts';
import { inFleets, loadFleet } from '#modules/inventory/fleets/load-fleet.ts';
import {
  type FleetVehicle,
  type PickedVehicles,
  pickVehicles,
} from '#modules/inventory/fleets/pick-vehicles.ts';
import { listFleetUses } from '#modules/inventory/fleets/steps/list-fleet-uses.ts';
import {
  type FleetRef,
  type Trip,
  tripsOf,
  type VehicleDemand,
} from '#modules/inventory/fleets/vehicle-demand.ts';
import { lockPrepaidCodes } from '#modules/inventory/prepaid-codes/steps/lock-prepaid-codes.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type Demand, sumDemand } from '../sum-demand.ts';
import { freeLapsedHolds, lockLapsedHolds } from './steps/free-lapsed-holds.ts';
import { lapsesAt } from './steps/lapses-at.ts';

/** A time at which no hold has lapsed: everything still owned under the lock counts as owned. */
const beforeAll = new Date(0);

export interface InventoryDemand {
  holdId: string;
  demand: Demand[];
  vehicles?: VehicleDemand[];
  /** Stored forms of the prepaid codes that the hold reserves. */
  vouchers?: string[];
  expiresAt: Date;
  now: Date;
}

export interface ShortVehicle extends FleetRef {
  from: string;
  to: string;
}

export type ReserveInventoryResult =
  | { ok: true }
  | {
      ok: false;
      reason: 'sold_out';
      short: { unitId: number; day: string }[];
      shortVehicles?: ShortVehicle[];
    }
  /** A prepaid code is unknown, used, or reserved by another booking. */
  | { ok: false; reason: 'voucher_taken'; codes: string[] };

/**
 * Reserves everything demanded or nothing, and writes the hold that owns it: places on every day with the vehicles of shared fleets that
 * they need, a vehicle for every trip, every prepaid code. Lapsed holds on the same inventory are freed on the way, so that a stalled
 * sweep blocks no sale. Lock order: holds, rows by unit and day, vehicles by id, prepaid codes by code.
 * @throws when the hold id is already used
 */
export async function reserveInventory(
  tx: Tx,
  { holdId, demand, vehicles = [], vouchers = [], expiresAt, now }: InventoryDemand,
): Promise<ReserveInventoryResult> {
  const wanted = sumDemand(demand);
  const places = fleetDemand(wanted, await listFleetUses(tx, unitsOf(wanted)));
  const trips = tripsOf([...vehicles, ...places]);
  const lapsed = await lockLapsedHolds(tx, { rows: wanted, trips, voucherCodes: vouchers }, now);
  const locked = await lockDays(tx, [...wanted, ...lapsed.lines]);
  const freed = await freeLapsedHolds(tx, lapsed);
  const short = wanted.filter((row) => !fits(row, locked, freed));
  const picked = pickVehicles(trips, await lockFleet(tx, trips));
  if (short.length > 0 || !picked.ok) return soldOut(short, picked);
  const usable = await lockPrepaidCodes(tx, vouchers);
  const taken = vouchers.filter((code, index) => !usable.includes(code) || vouchers.indexOf(code) < index);
  if (taken.length > 0) return { ok: false, reason: 'voucher_taken', codes: taken };
  await writeHold(tx, {
    hold: { id: holdId, state: 'active', expires_at: expiresAt, lapses_at: lapsesAt(expiresAt) },
    lines: wanted,
    picks: picked.picks,
    vouchers,
  });
  return { ok: true };
}

function fits(row: Demand, locked: LockedDays[], freed: Demand[]): boolean {
  const sameDay = (other: { unitId: number; day: string }) =>
    other.unitId === row.unitId && other.day === row.day;
  const found = locked.find(sameDay);
  if (!found || found.closed || found.stopped) return false;
  const left =
    found.allotment - found.held - found.sold - found.blocked + (freed.find(sameDay)?.quantity ?? 0);
  return row.quantity <= left;
}

function soldOut(short: Demand[], picked: PickedVehicles): ReserveInventoryResult {
  return {
    ok: false,
    reason: 'sold_out',
    short: short.map(({ unitId, day }) => ({ unitId, day })),
    ...(!picked.ok && { shortVehicles: picked.short.map(toShortVehicle) }),
  };
}

function toShortVehicle({ place: _, from, to, ...fleet }: Trip): ShortVehicle {
  return { ...fleet, from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

function unitsOf(rows: readonly Demand[]): number[] {
  return [...new Set(rows.map((row) => row.unitId))];
}

/**
 * Locks the vehicles of the fleets that trips need, by id, and returns when they are taken around those trips. Reads in
 * a statement after the lock, so that changes committed while waiting are seen.
 */
async function lockFleet(tx: Tx, trips: readonly Trip[]): Promise<FleetVehicle[]> {
  if (trips.length === 0) return [];
  await sql`
    SELECT FROM vehicles v
    WHERE ${inFleets(trips)}
    ORDER BY v.id
    FOR NO KEY UPDATE`.execute(tx);
  return loadFleet(tx, trips, beforeAll);
}

interface NewHold {
  hold: { id: string; state: 'active'; expires_at: Date; lapses_at: Date };
  /** Summed for each unit and day. */
  lines: Demand[];
  picks: { vehicleId: number; trip: Trip }[];
  vouchers: readonly string[];
}

/** Writes a hold and everything it owns; all rows are locked and checked already. */
async function writeHold(tx: Tx, { hold, lines, picks, vouchers }: NewHold): Promise<void> {
  await tx.insertInto('holds').values(hold).execute();
  if (lines.length > 0) {
    await addHeld(tx, lines);
    await tx
      .insertInto('hold_lines')
      .values(
        lines.map((row) => ({ hold_id: hold.id, unit_id: row.unitId, day: row.day, quantity: row.quantity })),
      )
      .execute();
  }
  if (picks.length > 0) await ownVehicles(tx, hold.id, picks);
  if (vouchers.length > 0) await reserveVouchers(tx, hold.id, vouchers);
}

/** Conditional although the rows are locked and checked: should either be wrong one day, nothing is written. */
async function addHeld(tx: Tx, lines: Demand[]): Promise<void> {
  const { numAffectedRows } = await sql`
    UPDATE inventory i SET held = i.held + wanted.quantity
    FROM unnest(
      ${lines.map((row) => row.unitId)}::int[],
      ${lines.map((row) => row.day)}::date[],
      ${lines.map((row) => row.quantity)}::int[]
    ) AS wanted (unit_id, day, quantity)
    WHERE i.unit_id = wanted.unit_id AND i.day = wanted.day
      AND NOT i.closed AND i.held + i.sold + i.blocked + wanted.quantity <= i.allotment`.execute(tx);
  if (Number(numAffectedRows) !== lines.length) throw new Error('Inventory changed although it is locked');
}

/** The exclusion constraint refuses what was picked wrongly. */
async function ownVehicles(tx: Tx, holdId: string, picks: NewHold['picks']): Promise<void> {
  await sql`
    INSERT INTO vehicle_holds (hold_id, vehicle_id, during, unit_id, day)
    SELECT ${holdId}::uuid, vehicle_id, tstzrange(start_at, end_at), unit_id, day
    FROM unnest(
      ${picks.map((pick) => pick.vehicleId)}::int[],
      ${picks.map((pick) => new Date(pick.trip.from))}::timestamptz[],
      ${picks.map((pick) => new Date(pick.trip.to))}::timestamptz[],
      ${picks.map((pick) => pick.trip.place?.unitId ?? null)}::int[],
      ${picks.map((pick) => pick.trip.place?.day ?? null)}::date[]
    ) AS picked (vehicle_id, start_at, end_at, unit_id, day)`.execute(tx);
}

async function reserveVouchers(tx: Tx, holdId: string, codes: readonly string[]): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('open_vouchers')
    .set({ state: 'reserved', hold_id: holdId })
    .where('code', 'in', codes)
    .where('state', '=', 'issued')
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== codes.length)
    throw new Error('Prepaid codes changed although they are locked');
}
