/** What the office does to what is sold of a product: each is one transaction, which days, prices, cards and pages follow. */

export { checkComponents, componentFaults } from './steps/check-components.ts';
export {
  type AddDepartureResult,
  addDeparture,
  type RemoveDepartureResult,
  removeDeparture,
} from './steps/extra-departures.ts';
export { followLater, saleChanged } from './steps/follow-later.ts';
export { followPublication } from './steps/follow-publication.ts';
export {
  type EndPauseResult,
  endPause,
  type PauseVehicleResult,
  pauseVehicle,
} from './steps/pause-vehicle.ts';
export type { FollowSale } from './steps/publish-sale.ts';
export { saveComponents, saveComponentsTogether } from './steps/save-components.ts';
export { saveRatePlan, saveRatePlans } from './steps/save-rate-plan.ts';
export { type SaveUnitResult, saveUnit, saveUnits } from './steps/save-unit.ts';
export {
  fleetFieldsOf,
  fleetUseOf,
  type SaveFleetResult,
  type SaveFleetUseResult,
  saveFleet,
  saveFleetUse,
} from './steps/shared-fleet.ts';
export { switchRatePlan } from './steps/switch-rate-plan.ts';
export { switchUnit } from './steps/switch-unit.ts';
export { switchVehicle } from './steps/switch-vehicle.ts';
