import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { PassengerTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { VehicleDemand } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { CancellationTier } from '#modules/pricing/cancellation/cancellation-tiers.ts';
import type { QuoteOptions } from '#modules/pricing/schema.ts';
import type { SupplierHours } from '#modules/settings/schema.ts';
import type { TaxLine } from './tax.ts';

/** All amounts of a quote are integer đồng and bear the names of the public contract. */
export interface QuoteLine {
  label: string;
  quantity: number;
  /** Negative for discounts. */
  unitPrice: number;
  /** quantity × unitPrice. */
  amount: number;
  /** Which rule made the line. */
  reason: string;
  /** Of a discount that a change of the booking carries over. */
  discount?: 'promotion' | 'points';
}

/** Inventory that the quote needs: what a booking reserves. */
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
   * 'request': nothing is held before the supplier has answered, within `answerMinutes`; 'after_payment': the supplier
   * confirms within `answerMinutes` after the payment.
   */
  confirmation: 'instant' | 'request' | 'after_payment';
  answerMinutes: number;
  /** Hours in which `answerMinutes` count; absent in bookings older than this field, which have the usual ones. */
  answerHours?: SupplierHours;
  from: string;
  /** The day of departure of a stay, else the last day. */
  to: string;
  /** Nights of a stay or trip, days of a rental; 0 for a day service. */
  nights: number;
  /** The instant (ISO) at which the service begins. */
  startsAt: string;
  /** The last day of service for the guest. */
  endsOn: string;
  quantity: number;
  /** Noun of the quantity ('chuyến'); absent where the kind's own is used, and in bookings older than this field. */
  countedAs?: string;
  adults: number;
  childAges: number[];
  /** Data required of each guest beforehand; absent in bookings older than this field. */
  passengers?: PassengerTerms | null;
  options: QuoteOptions;
  /** Points of the guest that pay for it; absent without any. */
  points?: number;
  /** The promotion without a code that applied, and its discount; absent without one. */
  deal?: { promotionId: number; amountVnd: number } | undefined;
  /** Promotion, redeemed code and points included, so that they add up to `amount`. */
  lines: QuoteLine[];
  amount: number;
  dueNow: number;
  /** The ISO day until which the balance of a deposit is due; null when everything is due at once. */
  balanceDueOn: string | null;
  policyTitle: string;
  /** The plan that was bought, whose conditions of cancellation still hold after staff moved the item to another product. */
  termsOf?: string;
  cancellation: CancellationTier[];
  /** The item's part of the quote's demand. */
  takes: {
    places: QuoteDemand[];
    /** At times that the guest chose; the demand of places for shared fleets is derived from the places. */
    vehicles: VehicleDemand[];
  };
  /**
   * Only in a booking: the item did not take place and was refunded or credited; or the guest cancelled it alone, and
   * `keptVnd` is the cancellation fee.
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
  /** The applied promotion; `amount` is positive. */
  promotion: { id: number; code: string; title: string; amount: number } | null;
  cancellation: CancellationTier[];
  demand: QuoteDemand[];
  vehicles: VehicleDemand[];
}
