import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import { type ListedVehicle, listVehicles } from '#modules/inventory/fleets/list-vehicles.ts';
import { endVehiclePause, writeVehiclePause } from '#modules/inventory/fleets/vehicle-pauses.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistory } from '#platform/history/write-history.ts';
import { lockFleetWithSales, lockVehicles } from './lock-fleet.ts';
import { type LockedSale, lockSale } from './lock-sale.ts';
import { publishSale } from './publish-sale.ts';

type Late = 'not_allowed' | 'no_fleet' | 'unknown_fleet' | 'unknown_vehicle';
type Refused<Reason extends string> = { ok: false; reason: Reason };

/** Owner of a vehicle: a product, or a shared fleet by its code. */
export type FleetOwner = { productId: number } | { fleetCode: string };

interface OfVehicle {
  owner: FleetOwner;
  vehicleId: number;
  actor: Actor;
}

export type PauseVehicleResult = { ok: true; code: string } | Refused<Late | 'past' | 'paused_already'>;

/**
 * Pauses a vehicle for a period, after which it returns by itself: it cannot be booked meanwhile. Its existing trips stay with
 * it, as with `switchVehicle`; the office shows them beforehand.
 */
export async function pauseVehicle(
  db: Database,
  { from, until, reason, ...of }: OfVehicle & { from: Date; until: Date; reason: string },
  now: Date,
): Promise<PauseVehicleResult> {
  if (until <= now || until <= from) return { ok: false, reason: 'past' };
  return change(db, of, now, async (tx, vehicle) => {
    const pause = { vehicleId: vehicle.id, from, until, reason, actor: of.actor };
    if (!(await writeVehiclePause(tx, pause, now))) return { ok: false, reason: 'paused_already' };
    const after = { vehicle: vehicle.code, from: from.toISOString(), until: until.toISOString() };
    return { ok: true, line: { verb: 'vehicle.pause', after, reason } };
  });
}

export type EndPauseResult = { ok: true; code: string } | Refused<Late | 'unknown_pause'>;

/** Ends a pause early, or removes one that has not begun. */
export async function endPause(
  db: Database,
  { pauseId, ...of }: OfVehicle & { pauseId: number },
  now: Date,
): Promise<EndPauseResult> {
  return change(db, of, now, async (tx, vehicle) => {
    const isEnded = await endVehiclePause(tx, { vehicleId: vehicle.id, pauseId }, now);
    if (!isEnded) return { ok: false, reason: 'unknown_pause' };
    return { ok: true, line: { verb: 'vehicle.resume', after: { vehicle: vehicle.code } } };
  });
}

type Done<Reason extends string> =
  | { ok: true; line: Pick<HistoryLine, 'verb' | 'after' | 'reason'> }
  | Refused<Reason>;

async function change<Reason extends string>(
  db: Database,
  { owner, vehicleId, actor }: OfVehicle,
  now: Date,
  work: (tx: Tx, vehicle: ListedVehicle) => Promise<Done<Reason>>,
): Promise<{ ok: true; code: string } | Refused<Late | Reason>> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx) => {
    const locked = await ('productId' in owner
      ? lockOwn(tx, owner.productId)
      : lockShared(tx, owner.fleetCode));
    if (!locked.ok) return locked;
    const vehicle = (await listVehicles(tx, locked.of, now)).find(({ id }) => id === vehicleId);
    if (!vehicle) return { ok: false, reason: 'unknown_vehicle' };
    const done = await work(tx, vehicle);
    if (!done.ok) return done;
    for (const sale of locked.sales) await publishSale(tx, sale, now);
    await writeHistory(tx, { ...done.line, actor, object: locked.object, now });
    return { ok: true, code: vehicle.code };
  });
}

interface LockedOwner {
  ok: true;
  of: Parameters<typeof listVehicles>[1];
  /** The products whose availability depends on these vehicles. */
  sales: LockedSale[];
  object: HistoryLine['object'];
}

async function lockOwn(tx: Tx, productId: number): Promise<LockedOwner | Refused<'no_fleet'>> {
  const sale = await lockSale(tx, productId);
  if (!sale || !getKind(sale.kind).fleet) return { ok: false, reason: 'no_fleet' };
  // By id, in the order in which bookings lock them.
  await tx
    .selectFrom('vehicles')
    .select('id')
    .where('product_id', '=', sale.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  return { ok: true, of: { productId }, sales: [sale], object: { type: 'product', id: String(productId) } };
}

async function lockShared(tx: Tx, code: string): Promise<LockedOwner | Refused<'unknown_fleet'>> {
  const { fleet, sales } = await lockFleetWithSales(tx, code);
  if (!fleet) return { ok: false, reason: 'unknown_fleet' };
  await lockVehicles(tx, [fleet.id]);
  return {
    ok: true,
    of: { fleetId: fleet.id },
    sales: [...sales.values()],
    object: { type: 'fleet', id: code },
  };
}
