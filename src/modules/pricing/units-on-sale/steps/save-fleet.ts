import { isDeepStrictEqual } from 'node:util';
import { saveSharedFleet } from '#modules/catalog/commands/save-fleet.ts';
import { may } from '#modules/catalog/policy.ts';
import type { FleetFields } from '#modules/catalog/selling/units.ts';
import { listTripsAhead } from '#modules/inventory/fleets/list-trips-ahead.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { lockFleetWithSales, lockVehicles } from './lock-fleet.ts';
import { type FollowSale, publishSale } from './publish-sale.ts';

type Refused<Reason extends string> = { ok: false; reason: Reason };

export type SaveFleetResult =
  | { ok: true }
  | Refused<'not_allowed' | 'changed_meanwhile' | 'no_vehicles'>
  | { ok: false; reason: 'trips_ahead'; vehicles: { id: number; code: string; trips: number }[] };

/**
 * Adds a fleet that units of any products share, or edits it if it is unchanged since it was seen (`seen` is null for a new one).
 * Vehicles left out are switched off; refused when one of them has upcoming trips. The availability of all products that use it
 * is updated.
 */
export async function saveFleet(
  db: Executor,
  {
    code,
    seen,
    fields,
    actor,
    follow = publishSale,
  }: { code: string; seen: FleetFields | null; fields: FleetFields; actor: Actor; follow?: FollowSale },
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
      await lockVehicles(tx, [before.id]);
      const left = before.vehicles.filter((one) => !fields.vehicles.includes(one));
      const ahead = await listTripsAhead(tx, before.id, now);
      const vehicles = ahead.filter((one) => left.includes(one.code));
      if (vehicles.length > 0) return { ok: false, reason: 'trips_ahead', vehicles };
    }
    await saveSharedFleet(tx, { code, ...fields });
    for (const sale of sales.values()) await follow(tx, sale, now);
    const [previous, current] = [was, fields].map(
      (one) => one && { ...one, vehicles: one.vehicles.join(', ') },
    );
    await writeHistory(tx, {
      ...{ actor, verb: before ? 'fleet.edit' : 'fleet.add', object: { type: 'fleet', id: code }, now },
      ...(previous && { before: previous }),
      ...(current && { after: current }),
    });
    return { ok: true };
  });
}

/** The fleet's own fields. */
export const fleetFieldsOf = ({ title, turnaroundMinutes, vehicles }: FleetFields): FleetFields => ({
  ...{ title, turnaroundMinutes, vehicles },
});
