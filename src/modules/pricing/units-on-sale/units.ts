/** What the office does to what is sold of a product: each is one transaction, which days, prices, cards and pages follow. */

export { checkComponents, componentFaults } from './steps/check-components.ts';
export { followLater, saleChanged } from './steps/follow-later.ts';
export { followPublication } from './steps/follow-publication.ts';
export type { FollowSale } from './steps/publish-sale.ts';
export { saveRatePlan, switchRatePlan } from './steps/rate-plans.ts';
export { saveComponents } from './steps/save-components.ts';
export { saveUnit } from './steps/save-unit.ts';
export { switchUnit } from './steps/switch-unit.ts';
export { switchVehicle } from './steps/switch-vehicle.ts';
