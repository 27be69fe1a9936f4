import { getKind } from '#modules/catalog/kinds/registry.ts';
import { may } from '#modules/catalog/policy.ts';
import { setVehicleStatus } from '#modules/catalog/selling/units.ts';
import { listVehicles } from '#modules/inventory/fleets/list-vehicles.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { lockSale } from './lock-sale.ts';
import { publishSale } from './publish-sale.ts';

export type SwitchVehicleResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'no_fleet' | 'unknown_vehicle' | 'code_taken' | 'last_vehicle' };

interface VehicleSwitch {
  productId: number;
  /** For a new vehicle: the text written on it, as a slug. */
  code: string;
  /** 'add' a new one, switch it 'off', or back 'on'. */
  to: 'add' | 'on' | 'off';
  actor: Actor;
}

/**
 * Adds a vehicle to a product with vehicles, or switches one off or on. Trips booked for it stay with it: the office shows
 * them beforehand, and staff have to find another vehicle for them. At least one vehicle stays on.
 */
export async function switchVehicle(
  db: Database,
  { productId, code, to, actor }: VehicleSwitch,
  now: Date,
): Promise<SwitchVehicleResult> {
  if (!may(actor, 'unit.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SwitchVehicleResult> => {
    const sale = await lockSale(tx, productId);
    if (!sale || !getKind(sale.kind).fleet) return { ok: false, reason: 'no_fleet' };
    // By id first, in the order in which bookings lock them.
    await tx
      .selectFrom('vehicles')
      .select('id')
      .where('product_id', '=', productId)
      .orderBy('id')
      .forUpdate()
      .execute();
    const vehicles = await listVehicles(tx, { productId }, now);
    const known = vehicles.find((one) => one.code === code);
    if (to === 'add' && known) return { ok: false, reason: 'code_taken' };
    if (to !== 'add' && !known) return { ok: false, reason: 'unknown_vehicle' };
    const status = to !== 'off';
    if (known?.status === status) return { ok: true };
    if (!status && vehicles.filter((one) => one.status).length === 1)
      return { ok: false, reason: 'last_vehicle' };
    await setVehicleStatus(tx, { productId, code, status });
    await publishSale(tx, sale, now);
    await writeHistory(tx, {
      ...{ actor, verb: to === 'add' ? 'vehicle.add' : 'vehicle.switch', now },
      object: { type: 'product', id: String(productId) },
      ...(known && { before: { status: known.status } }),
      after: { vehicle: code, status },
    });
    return { ok: true };
  });
}
