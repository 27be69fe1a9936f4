import { isDeepStrictEqual } from 'node:util';
import { saveSharedFleet } from '#modules/catalog/commands/save-fleet.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import {
  type FleetFields,
  type FleetUse,
  listEditedUnits,
  writeFleetUse,
} from '#modules/catalog/selling/units.ts';
import { listTripsAhead } from '#modules/inventory/fleets/list-trips-ahead.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { lockFleet, lockFleetWithSales, lockVehicles } from './lock-fleet.ts';
import { lockSales } from './lock-sale.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };
interface Asked {
  code: string;
  actor: Actor;
  follow?: FollowSale;
}

export type SaveFleetResult =
  | { ok: true }
  | Refused<'not_allowed' | 'changed_meanwhile' | 'no_vehicles'>
  | { ok: false; reason: 'trips_ahead'; vehicles: { id: number; code: string; trips: number }[] };

/**
 * Adds a fleet that units of any products share, or changes what is said of it, as somebody saw it (null where it was not there).
 * A vehicle that is left out drives no more; not one that has trips ahead. What is left of all that use it follows.
 */
export async function saveFleet(
  db: Executor,
  {
    code,
    seen,
    fields,
    actor,
    follow = publishSale,
  }: Asked & { seen: FleetFields | null; fields: FleetFields },
  now: Date,
): Promise<SaveFleetResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  if (fields.vehicles.length === 0) return { ok: false, reason: 'no_vehicles' };
  return inTransaction(db, async (tx): Promise<SaveFleetResult> => {
    const { sales, fleet: before } = await lockFleetWithSales(tx, code);
    const was = before && fleetFieldsOf(before);
    if (isDeepStrictEqual(was, fields)) return { ok: true };
    if (!isDeepStrictEqual(was, seen)) return { ok: false, reason: 'changed_meanwhile' };
    if (before) {
      await lockVehicles(tx, before.id);
      const left = before.vehicles.filter((one) => !fields.vehicles.includes(one));
      const ahead = await listTripsAhead(tx, before.id, now);
      const vehicles = ahead.filter((one) => left.includes(one.code));
      if (vehicles.length > 0) return { ok: false, reason: 'trips_ahead', vehicles };
    }
    await saveSharedFleet(tx, { code, ...fields });
    for (const sale of sales.values()) await follow(tx, sale, now);
    const [told, toldNow] = [was, fields].map((one) => one && { ...one, vehicles: one.vehicles.join(', ') });
    await writeHistory(tx, {
      ...{ actor, verb: before ? 'fleet.edit' : 'fleet.add', object: { type: 'fleet', id: code }, now },
      ...(told && { before: told }),
      ...(toldNow && { after: toldNow }),
    });
    return { ok: true };
  });
}

export type SaveFleetUseResult =
  | { ok: true }
  | Refused<
      'not_allowed' | 'unknown_fleet' | 'unknown_unit' | 'changed_meanwhile' | 'has_own' | 'time_needed'
    >;

/**
 * Says what a place of a unit needs of a shared fleet, or null that it needs it no more, as somebody saw it. Who has booked keeps
 * the vehicle that was taken for them.
 */
export async function saveFleetUse(
  db: Executor,
  {
    productId,
    unitId,
    code,
    seen,
    use,
    actor,
    follow = publishSale,
  }: Asked & { productId: number; unitId: number; seen: FleetUse | null; use: FleetUse | null },
  now: Date,
): Promise<SaveFleetUseResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<SaveFleetUseResult> => {
    const sale = (await lockSales(tx, [productId])).get(productId);
    const unit = (await listEditedUnits(tx, productId)).find(({ id }) => id === unitId);
    if (!sale || !unit) return { ok: false, reason: 'unknown_unit' };
    const fleet = await lockFleet(tx, code);
    if (!fleet) return { ok: false, reason: 'unknown_fleet' };
    const found = fleet.users.find((one) => one.unitId === unitId);
    const was = found ? fleetUseOf(found) : null;
    if (isDeepStrictEqual(was, use)) return { ok: true };
    if (!isDeepStrictEqual(was, seen)) return { ok: false, reason: 'changed_meanwhile' };
    const kind = getKind(sale.kind);
    if (use && kind.fleet) return { ok: false, reason: 'has_own' };
    if (use && use.startsAt === null && kind.sale !== 'pieces') return { ok: false, reason: 'time_needed' };
    await lockVehicles(tx, fleet.id);
    await writeFleetUse(tx, { unitId, fleetId: fleet.id, use });
    await follow(tx, sale, now);
    const told = (one: FleetUse | null) => ({ fleet: one ? fleet.title : '', ...one });
    await writeHistory(tx, {
      ...{ actor, verb: 'unit.fleet', object: { type: 'unit', id: String(unitId) }, now },
      ...{ before: told(was), after: told(use) },
    });
    return { ok: true };
  });
}

/** What of a fleet is said of itself. */
export const fleetFieldsOf = ({ title, turnaroundMinutes, vehicles }: FleetFields): FleetFields => ({
  ...{ title, turnaroundMinutes, vehicles },
});

/** What of a user is said of its use. */
export const fleetUseOf = ({ quantity, per, startsAt, minutes }: FleetUse): FleetUse => ({
  ...{ quantity, per, startsAt, minutes },
});
