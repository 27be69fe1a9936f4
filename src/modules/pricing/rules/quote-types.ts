import type { KindName } from '#modules/catalog/kinds/kind.ts';
import type { CancellationTier } from './cancellation.ts';
import type { PriceReason } from './price-day.ts';
import type { TaxLine } from './tax.ts';

/** All amounts of a quote are integer đồng and bear the names of the public contract. */
export interface QuoteLine {
  label: string;
  quantity: number;
  /** Negative where the line takes off. */
  unitPrice: number;
  /** quantity × unitPrice. */
  amount: number;
  reason: string;
}

/** Places that the quote needs: what a booking takes from inventory. */
export interface QuoteDemand {
  unitId: number;
  day: string;
  quantity: number;
}

export interface QuotedItem {
  kind: KindName;
  productId: number;
  productTitle: string;
  productSlug: string;
  unitId: number;
  unitTitle: string;
  ratePlanId: number;
  planTitle: string;
  mealPlan: string;
  payMode: 'prepay' | 'deposit' | 'office';
  from: string;
  to: string;
  nights: number;
  quantity: number;
  adults: number;
  childAges: number[];
  options: { extraBeds: number };
  lines: QuoteLine[];
  amount: number;
  dueNow: number;
  policyTitle: string;
  cancellation: CancellationTier[];
}

export interface Quote {
  items: QuotedItem[];
  lines: QuoteLine[];
  total: number;
  dueNow: number;
  /** VAT inside the total. */
  taxIncluded: number;
  taxes: TaxLine[];
  cancellation: CancellationTier[];
  demand: QuoteDemand[];
}

export interface PlanFacts {
  id: number;
  code: string;
  title: string;
  mealPlan: string;
  payMode: 'prepay' | 'deposit' | 'office';
  pricePercent: number;
  priceDeltaVnd: number;
  minStay: number;
  advanceDays: number;
  policyTitle: string;
  tiers: { daysBefore: number; refundPercent: number }[];
  holidayTiers: { daysBefore: number; refundPercent: number }[] | null;
}

export interface UnitFacts {
  unitId: number;
  unitTitle: string;
  maxAdults: number;
  maxChildren: number;
  maxOccupancy: number;
  productId: number;
  productTitle: string;
  productSlug: string;
  kind: KindName;
  details: Record<string, unknown>;
  plans: PlanFacts[];
}

/** A day of a unit; `priceVnd` is null where no price was worked out. */
export interface DayFacts {
  unitId: number;
  day: string;
  places: number;
  closed: boolean;
  priceVnd: number | null;
  reasons: PriceReason[];
  minStay: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
}

/** Everything that a quote is worked out from, as the database has it. */
export interface QuoteFacts {
  units: UnitFacts[];
  days: DayFacts[];
  /** Windows of public holidays that touch the days asked for. */
  holidays: { from: string; to: string }[];
  taxRates: { fromOn: string; percent: number }[];
}
