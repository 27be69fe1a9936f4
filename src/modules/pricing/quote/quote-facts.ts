import type { SaleModel } from '#modules/catalog/kinds/kind.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { PassengerTerms, SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { FleetUse } from '#modules/inventory/fleets/fleet-demand.ts';
import type { FleetRef } from '#modules/inventory/fleets/vehicle-demand.ts';
import type { PriceReason } from '#modules/pricing/day-price/price-of-day.ts';
import type { HolidayWindow } from '#modules/pricing/day-price/price-rule.ts';
import type { SupplierHours } from '#modules/settings/schema.ts';
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
  /** Null where the company has not set any. */
  answerHours: SupplierHours | null;
  policyTitle: string;
  tiers: { daysBefore: number; refundPercent: number }[];
  holidayTiers: { daysBefore: number; refundPercent: number }[] | null;
}

/**
 * A rule that depends on when or for how long somebody books; see `priceRuleInput` of the catalogue. A 'deal' is a
 * promotion without a code that covers the product, with conditions of its own.
 */
export interface BookingRule extends Partial<DealTerms> {
  kind: 'early-bird' | 'last-minute' | 'long-stay' | 'deal';
  label: string;
  percent: number;
  amountVnd: number;
  weekdays?: number[] | undefined;
  /** ISO range (inclusive) of the first day of service. */
  from?: string | undefined;
  to?: string | undefined;
  days?: number | undefined;
  nights?: number | undefined;
}

/** A component: places of another product's unit that one unit takes. */
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
  /** Sale terms that the kind derives from the details: all that pricing knows of them. */
  terms: SaleTerms;
  unitDetails: Record<string, unknown>;
  times: ServiceTimes;
  /** ISO weekdays on which it starts; null for every day. */
  startsOn: number[] | null;
  /** Additional days on which it starts, ISO. */
  extraStarts: string[];
  /** Days in a row that one start takes. */
  spanDays: number;
  components: ComponentFacts[];
  /** Data required of each guest beforehand, by it or by its components; null where none is. */
  passengers: PassengerTerms | null;
  /** Shared fleets needed by its places and by those of its components. */
  fleetUses: FleetUse[];
  plans: PlanFacts[];
  /** Rules that depend on when and for how long somebody books. */
  rules: BookingRule[];
}

/** A day of a unit; `priceVnd` is null where no price was worked out. */
export interface DayFacts {
  unitId: number;
  day: string;
  places: number;
  closed: boolean;
  priceVnd: number | null;
  /** The price before deals, shown as struck through. */
  listVnd: number | null;
  reasons: PriceReason[];
  minStay: number;
  /** Maximum nights of a stay that begins on it; 0 for no limit. */
  maxStay: number;
  /** This many days before it, nothing that begins on it is sold any more. */
  releaseDays: number;
  closedToArrival: boolean;
  closedToDeparture: boolean;
}

/** Days by unit and then by day, so that a year of quotes does not search through them again and again. */
export interface DayIndex {
  get(unitId: number): { get(day: string): DayFacts | undefined } | undefined;
}

/** The same where all days that there are have been read. */
export type ReadDayIndex = ReadonlyMap<number, ReadonlyMap<string, DayFacts>>;

/** The vehicles of a fleet, and when each of them is taken (ISO instants, half open). */
export interface FleetFacts extends FleetRef {
  vehicles: { id: number; busy: { from: string; to: string }[] }[];
}

/** Conditions and discounts that only promotions have; days are ISO, both ends inclusive. */
interface DealTerms {
  promotionId: number;
  /** Range of booking days. */
  soldFrom: string;
  soldTo: string;
  /** Minimum and maximum number of days between booking and the first day of service. */
  aheadLeast: number;
  aheadMost: number;
  /** Out of every `stayNights` nights, `freeNights` are free. */
  stayNights: number;
  freeNights: number;
  mostVnd: number;
  /** Whether a reason is stated for a discount of more than half. */
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

/** Conditions of a code on each item; omitted ones do not apply. */
export interface PromotionConditions {
  /** Those of the requested products to which it applies; null for all. */
  productIds?: number[] | null;
  useFrom?: string | null;
  useTo?: string | null;
  weekdays?: number[];
  aheadLeast?: number | null;
  aheadMost?: number | null;
  nightsLeast?: number | null;
  /** Whether it also applies to items that already have a deal. */
  isCombinable?: boolean;
  isOverHalf?: boolean;
}

/** A prepaid code: what was paid for it, and for how many packs. The caller looks it up. */
export interface VoucherFacts {
  code: string;
  unitId: number;
  quantity: number;
  paidVnd: number;
  /** The last day of arrival that its buyer was told. */
  validUntil: string;
}

/** All facts from which a quote is calculated, as stored. */
export interface QuoteFacts {
  units: UnitFacts[];
  days: DayIndex;
  /** Price windows that overlap the requested days. */
  holidays: (HolidayWindow & { isPublic: boolean })[];
  taxRates: TaxRate[];
  fleets: FleetFacts[];
  /** The requested promotion, if it is known. */
  promotion: PromotionFacts | null;
  vouchers: VoucherFacts[];
}

/** Facts with the range of days that were read for each unit, up to but not including `to`. */
export interface ReadFacts extends QuoteFacts {
  days: ReadDayIndex;
  read: { from: string; to: string };
}
