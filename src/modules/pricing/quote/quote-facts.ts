import type { SaleModel } from '#modules/catalog/kinds/kind.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { PassengerTerms, SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { FleetUse } from '#modules/inventory/fleets/fleet-demand.ts';
import type { FleetRef } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { PriceReason } from '#modules/pricing/day-price/price-of-day.ts';
import type { HolidayWindow } from '#modules/pricing/day-price/price-rule.ts';
import type { ServiceTimes } from './facts/service-times.ts';
import type { TaxRate } from './tax.ts';

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
  confirmation: 'instant' | 'request' | 'after_payment';
  answerMinutes: number;
  policyTitle: string;
  tiers: { daysBefore: number; refundPercent: number }[];
  holidayTiers: { daysBefore: number; refundPercent: number }[] | null;
}

/**
 * A rule that hangs on when or for how long somebody books; see `priceRuleInput` of the catalogue. A 'deal' is a promotion
 * without a code that covers the product, with conditions of its own.
 */
export interface BookingRule extends Partial<DealTerms> {
  kind: 'early-bird' | 'last-minute' | 'long-stay' | 'deal';
  label: string;
  percent: number;
  amountVnd: number;
  weekdays?: number[] | undefined;
  /** ISO ends (included) between which the first day of service lies. */
  from?: string | undefined;
  to?: string | undefined;
  days?: number | undefined;
  nights?: number | undefined;
}

/** Places of another product's unit that one of a unit takes along. */
export interface ComponentFacts {
  unitId: number;
  fromDay: number;
  days: number;
  per: 'room' | 'person';
  quantity: number;
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
  sale: SaleModel;
  /** What the kind reads out of the details: all that pricing knows of them. */
  terms: SaleTerms;
  unitDetails: Record<string, unknown>;
  times: ServiceTimes;
  /** ISO weekdays on which it starts; null for every day. */
  startsOn: number[] | null;
  /** Days on which it starts besides those, ISO. */
  extraStarts: string[];
  /** Days in a row that one start takes. */
  spanDays: number;
  components: ComponentFacts[];
  /** What is asked of each guest beforehand, by it or by what it takes along; null where nobody asks. */
  passengers: PassengerTerms | null;
  /** What its places, and those that it takes along, need of shared fleets. */
  fleetUses: FleetUse[];
  plans: PlanFacts[];
  /** Rules that hang on when and for how long somebody books. */
  rules: BookingRule[];
}

/** A day of a unit; `priceVnd` is null where no price was worked out. */
export interface DayFacts {
  unitId: number;
  day: string;
  places: number;
  closed: boolean;
  priceVnd: number | null;
  /** The same before deals: what a struck price shows. */
  listVnd: number | null;
  reasons: PriceReason[];
  minStay: number;
  /** Of a stay that begins on it, in nights; 0 without a limit. */
  maxStay: number;
  /** So many days before it nothing can begin on it any more. */
  releaseDays: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
}

/** Days by unit and then by day, so that a year of quotes does not search through them again and again. */
export type DayIndex = ReadonlyMap<number, ReadonlyMap<string, DayFacts>>;

/** The vehicles of a fleet, and when each of them is taken (ISO instants, half open). */
export interface FleetFacts extends FleetRef {
  vehicles: { id: number; busy: { from: string; to: string }[] }[];
}

/** What only promotions ask of a booking, or give; days are ISO, and both ends count in. */
interface DealTerms {
  promotionId: number;
  /** On which days it is booked. */
  soldFrom: string;
  soldTo: string;
  /** How many days lie between booking and the first day of service. */
  aheadLeast: number;
  aheadMost: number;
  /** Of so many nights of a stay so many are free. */
  stayNights: number;
  freeNights: number;
  mostVnd: number;
  /** A reason is stated why it may take off more than half. */
  isOverHalf: boolean;
}

/** A code that guests type. */
export interface PromotionFacts extends PromotionConditions {
  id: number;
  code: string;
  title: string;
  percent: number;
  amountVnd: number;
  mostVnd: number | null;
  fromTotalVnd: number;
  /** All kinds when empty. */
  kinds: string[];
  fromOn: string;
  toOn: string;
}

/** What of a code is asked of each item; what is left out asks for nothing. */
export interface PromotionConditions {
  /** Of the products asked for those that it holds for; null for all. */
  productIds?: number[] | null;
  useFrom?: string | null;
  useTo?: string | null;
  weekdays?: number[];
  aheadLeast?: number | null;
  aheadMost?: number | null;
  nightsLeast?: number | null;
  /** Holds also for what has a deal already. */
  isCombinable?: boolean;
  isOverHalf?: boolean;
}

/** A code sold without a date: what was paid for it, and for how many packs. The caller looks it up. */
export interface VoucherFacts {
  code: string;
  unitId: number;
  quantity: number;
  paidVnd: number;
}

/** Everything that a quote is worked out from, as the database has it. */
export interface QuoteFacts {
  units: UnitFacts[];
  days: DayIndex;
  /** Price windows that touch the days asked for. */
  holidays: (HolidayWindow & { isPublic: boolean })[];
  taxRates: TaxRate[];
  fleets: FleetFacts[];
  /** The one that was asked for, if it is known. */
  promotion: PromotionFacts | null;
  vouchers: VoucherFacts[];
}

/** With the days that were read of each unit, up to but not including `to`. */
export interface ReadFacts extends QuoteFacts {
  read: { from: string; to: string };
}
