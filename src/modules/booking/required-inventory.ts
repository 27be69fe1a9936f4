import type { VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import { readPrepaidCode } from '#modules/inventory/prepaid-codes/prepaid-codes.ts';
import type { Demand } from '#modules/inventory/sum-demand.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { activeItems } from './active-items.ts';

/** All inventory that a quote requires: for several items of any kinds, in one hold. */
export function requiredInventory(quote: Pick<Quote, 'items' | 'demand' | 'vehicles'>): {
  demand: Demand[];
  vehicles: VehicleDemand[];
  vouchers: string[];
} {
  const typed = activeItems(quote).flatMap(({ options }) => options.voucherCode ?? []);
  return {
    demand: quote.demand,
    vehicles: quote.vehicles,
    vouchers: typed.map((code) => readPrepaidCode(code) ?? code),
  };
}
