import type { KindName } from '#modules/catalog/kinds/kind.ts';
import type { QuoteItemRequest } from '../schema.ts';
import { quoteHotel } from './quote-hotel.ts';
import type { PlanFacts, QuoteDemand, QuoteFacts, QuoteLine, UnitFacts } from './quote-types.ts';
import type { QuoteRefusal } from './refusal.ts';

export interface PricedItem {
  ok: true;
  to: string;
  nights: number;
  lines: QuoteLine[];
  /** The amount by day of service: what tax counts by. Adds up to the sum of the lines. */
  perDay: { day: string; amountVnd: number }[];
  demand: QuoteDemand[];
}

/** How a kind of product prices what is wanted of it. Pure: everything it may know is in `facts`. */
export type PriceItem = (
  item: QuoteItemRequest,
  unit: UnitFacts,
  plan: PlanFacts,
  facts: QuoteFacts,
  context: { field: string; now: Date },
) => PricedItem | QuoteRefusal;

const pricers: Partial<Record<KindName, PriceItem>> = { hotel: quoteHotel };

/** The pricer of a kind; undefined for a kind that cannot be booked online yet. */
export function findPricer(kind: KindName): PriceItem | undefined {
  return pricers[kind];
}
