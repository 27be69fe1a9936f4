import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { PassengerTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { CancellationTier } from '#modules/pricing/cancellation/cancellation-tiers.ts';
import type { QuoteOptions } from '#modules/pricing/schema.ts';
import type { TaxLine } from './tax.ts';

/** All amounts of a quote are integer đồng and bear the names of the public contract. */
export interface QuoteLine {
  label: string;
  quantity: number;
  /** Negative where the line takes off. */
  unitPrice: number;
  /** quantity × unitPrice. */
  amount: number;
  /** Which rule made the line. */
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
  /**
   * 'request': nothing may be held before the supplier has answered, which takes at most `answerMinutes`; 'after_payment':
   * the supplier confirms what is paid within them.
   */
  confirmation: 'instant' | 'request' | 'after_payment';
  answerMinutes: number;
  from: string;
  /** The day of departure of a stay, else the last day. */
  to: string;
  /** Nights of a stay, days of something rented, nights of a trip; 0 for what takes a day. */
  nights: number;
  /** The instant (ISO) at which the service begins. */
  startsAt: string;
  /** The last day on which the guest has something of it. */
  endsOn: string;
  quantity: number;
  adults: number;
  childAges: number[];
  /** What is asked of each guest beforehand; absent in bookings of before this was kept. */
  passengers?: PassengerTerms | null;
  options: QuoteOptions;
  /** Points of the guest that it is paid with; absent without any. */
  points?: number;
  /** The promotion without a code that took something off, and how much; absent without one. */
  deal?: { promotionId: number; amountVnd: number } | undefined;
  /** Promotion, redeemed code and points included, so that they add up to `amount`. */
  lines: QuoteLine[];
  amount: number;
  dueNow: number;
  /** Until when (ISO day) the rest of a deposit is to be paid; null when all is due at once. */
  balanceDueOn: string | null;
  policyTitle: string;
  cancellation: CancellationTier[];
  /** What of the quote's demand is for this item. */
  takes: {
    places: QuoteDemand[];
    /** At times that the guest chose; what places need of shared fleets follows from them. */
    vehicles: VehicleDemand[];
  };
  /**
   * Only in a booking: the item did not take place, and its money went back or became credit; or its guest cancelled it
   * alone, and `keptVnd` is what its conditions kept.
   */
  ended?: 'credited' | 'refunded' | 'cancelled';
  keptVnd?: number;
}

export interface Quote {
  items: QuotedItem[];
  lines: QuoteLine[];
  total: number;
  dueNow: number;
  /** The earliest of the items. */
  balanceDueOn: string | null;
  /** VAT inside the total. */
  taxIncluded: number;
  taxes: TaxLine[];
  /** The promotion that was taken off; `amount` is positive. */
  promotion: { id: number; code: string; title: string; amount: number } | null;
  cancellation: CancellationTier[];
  demand: QuoteDemand[];
  vehicles: VehicleDemand[];
}
