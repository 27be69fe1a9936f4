import type { VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { DayAmount } from '#modules/pricing/money.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteDemand, QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/quote/refusal.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';

export interface PricedItem {
  ok: true;
  from: string;
  to: string;
  nights: number;
  startsAt: string;
  endsOn: string;
  /** Noun of the quantity where it depends on the product: 'chuyến'. */
  countedAs?: string;
  lines: QuoteLine[];
  /** The part on which early-bird, last-minute and long-stay discounts are calculated: without extras and surcharges. */
  baseVnd: number;
  /** The amount by day of service: what tax counts by. Adds up to the sum of the lines. */
  perDay: DayAmount[];
  demand: QuoteDemand[];
  vehicles: VehicleDemand[];
}

/** Prices an item under a model of sale. Pure: all input is in `facts`. */
export type Pricer = (
  item: QuoteItemRequest,
  unit: UnitFacts,
  plan: PlanFacts,
  facts: QuoteFacts,
  context: { field: string; now: Date },
) => PricedItem | QuoteRefusal;
