import type { Database } from '#platform/db/connect.ts';
import { lockSale } from './steps/lock-sale.ts';
import { publishSale } from './steps/publish-sale.ts';

/**
 * The office's commands for a product's units, plans and vehicles: each is one transaction that also updates days,
 * prices, cards and pages.
 */

export {
  type AddDepartureResult,
  addDeparture,
  removeDeparture,
} from './steps/add-departure.ts';
export { checkComponents, componentFaults } from './steps/check-components.ts';
export { followLater, saleChanged } from './steps/follow-later.ts';
export {
  endPause,
  type FleetOwner,
  pauseVehicle,
} from './steps/pause-vehicle.ts';
export type { FollowSale } from './steps/publish-sale.ts';
export { removeProduct } from './steps/remove-product.ts';
export { saveComponents, saveComponentsTogether } from './steps/save-components.ts';
export { fleetFieldsOf, saveFleet } from './steps/save-fleet.ts';
export { fleetUseOf, saveFleetUse, saveFleetUses } from './steps/save-fleet-use.ts';
export { saveRatePlan, saveRatePlans } from './steps/save-rate-plan.ts';
export { type SaveUnitResult, saveUnit, saveUnits } from './steps/save-unit.ts';
export { switchRatePlan, switchRatePlans } from './steps/switch-rate-plan.ts';
export { switchUnit, switchUnits } from './steps/switch-unit.ts';
export { switchVehicle } from './steps/switch-vehicle.ts';

/**
 * Updates days and prices after a product's live content was replaced (weekdays and surcharges may have changed), or after
 * many sale changes. Idempotent, also when run concurrently.
 */
export async function followPublication(db: Database, productId: number, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const sale = await lockSale(tx, productId);
    if (sale) await publishSale(tx, sale, now);
  });
}
