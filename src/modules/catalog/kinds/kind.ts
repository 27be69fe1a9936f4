import type { z } from 'zod';
import type { FieldLabels } from './field-labels.ts';
import type { KindName } from './kind-names.ts';
import type { KindProfile } from './kind-profile.ts';
import type { ProductCategory } from './kind-profiles.ts';
import type { PassengerTerms, SaleTerms } from './sale-terms.ts';

/** Data of a stored product that the pure functions of its kind receive. */
export interface KindProduct<D> {
  title: string;
  summary: string;
  slug: string;
  details: D;
  terms: { taxonomy: string; slug: string; title: string }[];
  places: { title: string }[];
  provinces: { title: string }[];
  /** The hotel that it includes; only present for cards. `star` is null for properties without stars. */
  hotel?: { title: string; star: number | null } | null;
}

/** A filter option. With `from` or `upTo` it matches all numbers in that range, both ends included. */
export interface FilterOption {
  value: string;
  label: string;
  from?: number;
  upTo?: number;
  /** The value that older addresses used before there was a code. */
  formerly?: string;
}

/** One filter of a list page: how it reads in the URL, and what it compares. */
export type FilterDeclaration =
  /** Products that carry one of the chosen terms of a taxonomy. */
  | { key: string; label: string; type: 'term'; taxonomy: string }
  /** A value in `details`, or each value of a list there; options are given or counted from the data. */
  | { key: string; label: string; type: 'detail'; path: string; options?: FilterOption[] }
  /** A value inside the details of any unit. */
  | { key: string; label: string; type: 'unit'; path: string; options: FilterOption[] }
  /** A property of any of its rate plans; with dates, of a plan under which the trip is available. */
  | { key: string; label: string; type: 'plan'; path: PlanProperty; options: FilterOption[] }
  /** The score of its reviews, 1 to 10. */
  | { key: string; label: string; type: 'score'; options: FilterOption[] };

/**
 * Quick filter options in the order in which they are offered above a list; `cheapVnd` is the price per night or guest
 * that counts as cheap.
 */
export interface QuickFilters {
  options: [key: string, value: string, label: string][];
  cheapVnd: number;
}

/** 'cancel' is 'free' for a plan with a full refund until some deadline. */
export type PlanProperty = 'cancel' | 'pay' | 'meal';

/**
 * How a kind is priced and counted. 'stay': nights of a room. 'guests': persons on a departure, slot or dated ticket.
 * 'cabins': rooms of a sailing, paid per person. 'bundle': a pack that includes units of other products. 'pieces': a
 * quantity of something on one or more days. 'vehicles': a vehicle of a fleet for a time.
 */
export type SaleModel = 'stay' | 'guests' | 'cabins' | 'bundle' | 'pieces' | 'vehicles';

/**
 * A kind of product: everything that distinguishes it from the others is declared in its folder and nowhere else.
 * `profile.ts` has what pages may also use in the browser, `details.ts` its schemas and rules. A new kind is that
 * folder, its name in `kind-names.ts`, its lines in `kind-profiles.ts` and `registry.ts`, and its page.
 */
export interface Kind<D = unknown> extends KindProfile {
  category: ProductCategory;
  /** The price unit of one product, where it differs between products of the kind. */
  priceUnitOf?(details: D): string;
  /**
   * Number of guests that a product's price covers, where it differs between products of the kind, so that cards can
   * show a price per guest.
   */
  guestsOfPrice?(details: D): number;
  sale: SaleModel;
  saleTerms(details: D, unitDetails: Record<string, unknown>): SaleTerms;
  /** ISO weekdays on which a product starts; every day when not declared. */
  startsOn?(details: D): number[];
  /** Consecutive days for which one start takes inventory; one when not declared. Stays specify them themselves. */
  spanDays?(details: D): number;
  /** Minimum number of guests for a start to run; null where it runs with any number. No minimum when not declared. */
  fewestToRun?(details: D): number | null;
  /** Days that a trip lasts from its start, where its units take inventory on fewer days; otherwise not declared. */
  tripDays?(details: D): number;
  /** Data required of each guest beforehand; not declared where none is. */
  passengers?(details: D): PassengerTerms;
  /** The vehicles that all units of the product share, by their codes. */
  fleet?(details: D): string[];
  /** Products of another kind that its details refer to by slug, and the field that holds them; a draft may not have them yet. */
  namedProducts?(details: Partial<D>): { field: string; kind: KindName; slugs: readonly string[] };
  /** Whether the gate scans a party's code once for each guest; false when not declared. */
  scansEachGuest?(details: D): boolean;
  /** Whether a driver picks guests up where they say; false when not declared. */
  picksUp?(details: D): boolean;
  /** Where the guest should go and what happens there, as sentences for the voucher; empty ones are left out. */
  whereToGo(details: D, options: { pickupAddress?: string | undefined }): string[];
  /** What the guest should bring besides the voucher. */
  whatToBring(details: D): string[];
  details: z.ZodType<D>;
  /** Labels of the fields of `details` in the office's form. */
  detailLabels: FieldLabels<D>;
  unitDetails: z.ZodType;
  /**
   * Whether a unit is only for some guests or hours: its price is the product's 'from' price only when nothing else is on
   * sale. False when not declared.
   */
  isConditional?(unitDetails: Record<string, unknown>): boolean;
  /** The filters that visitors use most on lists of the kind. */
  quickFilters: QuickFilters;
  filters: FilterDeclaration[];
  /** The vocabularies whose terms the card facts read. */
  cardTaxonomies: string[];
  /** At most three short facts for a card, most telling first. */
  cardFacts(product: KindProduct<D>): string[];
  /** schema.org types of the detail page; the shared builder adds offers, pictures and address. */
  jsonLd(product: KindProduct<D>): Record<string, unknown>;
}
