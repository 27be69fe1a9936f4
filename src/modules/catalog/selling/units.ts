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
export { setVehicleStatus } from './steps/set-vehicle-status.ts';
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
  replaceUnitComponents,
  setUnitsStatus,
  type UnitComponent,
  type UnitEdit,
  updateUnits,
} from './steps/units.ts';
