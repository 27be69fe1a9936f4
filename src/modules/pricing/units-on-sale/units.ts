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
export { followPublication } from './steps/follow-publication.ts';
export {
  endPause,
  type FleetOwner,
  pauseVehicle,
} from './steps/pause-vehicle.ts';
export type { FollowSale } from './steps/publish-sale.ts';
export { saveComponents, saveComponentsTogether } from './steps/save-components.ts';
export { fleetFieldsOf, saveFleet } from './steps/save-fleet.ts';
export { fleetUseOf, saveFleetUse, saveFleetUses } from './steps/save-fleet-use.ts';
export { saveRatePlan, saveRatePlans } from './steps/save-rate-plan.ts';
export { type SaveUnitResult, saveUnit, saveUnits } from './steps/save-unit.ts';
export { switchRatePlan, switchRatePlans } from './steps/switch-rate-plan.ts';
export { switchUnit, switchUnits } from './steps/switch-unit.ts';
export { switchVehicle } from './steps/switch-vehicle.ts';
