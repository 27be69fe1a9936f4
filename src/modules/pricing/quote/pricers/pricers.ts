import type { SaleModel } from '#modules/catalog/kinds/kind.ts';
import type { VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteDemand, QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';
import type { DayAmount } from '#modules/pricing/quote/spread.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { quoteBundle } from './bundle-pricer.ts';
import { quoteCabins } from './cabins-pricer.ts';
import { quoteGuests } from './guests-pricer.ts';
import { quotePieces } from './pieces-pricer.ts';
import { quoteStay } from './stay-pricer.ts';
import { quoteVehicles } from './vehicles-pricer.ts';

export interface PricedItem {
  ok: true;
  from: string;
  to: string;
  nights: number;
  startsAt: string;
  endsOn: string;
  lines: QuoteLine[];
  /** What of it early birds, late comers and long stays get their discount on: neither extras nor surcharges. */
  baseVnd: number;
  /** The amount by day of service: what tax counts by. Adds up to the sum of the lines. */
  perDay: DayAmount[];
  demand: QuoteDemand[];
  vehicles: VehicleDemand[];
}

/** How a model of sale prices what is wanted. Pure: everything it may know is in `facts`. */
export type PriceItem = (
  item: QuoteItemRequest,
  unit: UnitFacts,
  plan: PlanFacts,
  facts: QuoteFacts,
  context: { field: string; now: Date },
) => PricedItem | QuoteRefusal;

export const pricers: Record<SaleModel, PriceItem> = {
  stay: quoteStay,
  guests: quoteGuests,
  cabins: quoteCabins,
  bundle: quoteBundle,
  pieces: quotePieces,
  vehicles: quoteVehicles,
};
