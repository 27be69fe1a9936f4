/** What is sold of a product, as it is edited: rows for the commands of pricing, which have days and prices follow. */
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
  listEditedPlans,
  listEditedUnits,
  listPlansOf,
  listPolicyChoices,
  listUnitsOf,
  type SoldProduct,
  searchSoldProducts,
} from './steps/list-edited-units.ts';
export {
  insertRatePlan,
  planEditInput,
  type RatePlanEdit,
  setRatePlanStatus,
  updateRatePlan,
} from './steps/rate-plans.ts';
export { setVehicleStatus } from './steps/set-vehicle-status.ts';
export {
  allUnitFields,
  type UnitFields,
  unitFields,
  unitShape,
  unitValues,
} from './steps/unit-fields.ts';
export {
  insertUnit,
  replaceUnitComponents,
  setUnitStatus,
  type UnitComponent,
  type UnitEdit,
  updateUnit,
} from './steps/units.ts';
