import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** Units, plans, components and vehicles as they are edited: rows for the commands of pricing, which update days and prices. */
export {
  type ComponentUnit,
  findComponentUnits,
  listProductProvinces,
  searchComponentUnits,
} from './steps/component-units.ts';
export type { DetailField } from './steps/detail-fields.ts';
export {
  type EditedPlan,
  type EditedUnit,
  findSoldProduct,
  findSoldProducts,
  listEditedPlans,
  listEditedUnits,
  listPlansOf,
  listPolicyChoices,
  listUnitsOf,
  type SoldProduct,
  searchSoldProducts,
} from './steps/list-edited-units.ts';
export { moveUnit } from './steps/move-unit.ts';
export {
  findPolicyIds,
  insertRatePlans,
  planEditInput,
  type RatePlanEdit,
  setRatePlansStatus,
  updateRatePlans,
} from './steps/rate-plans.ts';
export {
  type FleetFields,
  type FleetUse,
  listSharedFleets,
  type SharedFleet,
  writeFleetUses,
} from './steps/shared-fleets.ts';
export {
  allUnitFields,
  type UnitFields,
  unitFields,
  unitShape,
  unitValues,
} from './steps/unit-fields.ts';
export {
  listPicturesOfUnits,
  listUnitPictures,
  savePicturesOfUnits,
  saveUnitPictures,
  type UnitPicture,
  unitPicturesInput,
} from './steps/unit-pictures.ts';
export {
  freeCode,
  insertUnits,
  removeSaleOf,
  replaceUnitComponents,
  setUnitsStatus,
  type UnitComponent,
  type UnitEdit,
  updateUnits,
} from './steps/units.ts';

/** Switches a product's vehicle on or off, and updates the fleet listed in the product's details. */
export async function setVehicleStatus(
  tx: Tx,
  { productId, code, status }: { productId: number; code: string; status: boolean },
): Promise<void> {
  await sql`
    INSERT INTO vehicles (product_id, code, status) VALUES (${productId}, ${code}, ${status})
    ON CONFLICT (product_id, code) DO UPDATE SET status = excluded.status`.execute(tx);
  await sql`
    UPDATE products p SET version = version + 1, updated_at = now(), details = jsonb_set(details, '{fleet}',
      (SELECT jsonb_agg(v.code ORDER BY v.id) FROM vehicles v WHERE v.product_id = p.id AND v.status))
    WHERE id = ${productId}`.execute(tx);
}
