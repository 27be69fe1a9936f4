import type { z } from 'zod';
import type { FieldLabels } from './field-labels.ts';
import type { KindName } from './kind-names.ts';
import type { KindProfile } from './kind-profile.ts';
import type { ProductCategory } from './kind-profiles.ts';
import type { PassengerTerms, SaleTerms } from './sale-terms.ts';

/** What a stored product of any kind offers to the pure functions of its kind. */
export interface KindProduct<D> {
  title: string;
  summary: string;
  slug: string;
  details: D;
  terms: { taxonomy: string; slug: string; title: string }[];
  places: { title: string }[];
  provinces: { title: string }[];
  /** Where its guests stay, where it takes along a hotel and a card is made; `star` is null for houses without. */
  hotel?: { title: string; star: number | null } | null;
}

/** A choice of a filter. With `from` or `upTo` it stands for all numbers between them, both included. */
export interface FilterOption {
  value: string;
  label: string;
  from?: number;
  upTo?: number;
  /** The value by which addresses asked for it before it had a code. */
  formerly?: string;
}

/** One filter of a list page: how it reads in the URL, and what it compares. */
export type FilterDeclaration =
  /** Products that carry one of the chosen terms of a taxonomy. */
  | { key: string; label: string; type: 'term'; taxonomy: string }
  /** A value inside `details`, or of a list there each; options are given or counted from the data. */
  | { key: string; label: string; type: 'detail'; path: string; options?: FilterOption[] }
  /** A value inside the details of any unit. */
  | { key: string; label: string; type: 'unit'; path: string; options: FilterOption[] }
  /** What any of its rate plans gives: with dates, one under which the trip can be had. */
  | { key: string; label: string; type: 'plan'; path: PlanProperty; options: FilterOption[] }
  /** The score of its reviews, 1 to 10. */
  | { key: string; label: string; type: 'score'; options: FilterOption[] };

/** Choices of filters in the order in which they are offered above a list; `cheapVnd` is what a night or a head costs where it is cheap. */
export interface QuickFilters {
  options: [key: string, value: string, label: string][];
  cheapVnd: number;
}

/** 'cancel' is 'free' where a plan gives everything back until some time. */
export type PlanProperty = 'cancel' | 'pay' | 'meal';

/**
 * How a kind is priced and counted. 'stay': nights of a room. 'guests': heads on a departure, slot or dated ticket.
 * 'cabins': rooms of a sailing, paid by the head. 'bundle': a pack that takes places of other products along. 'pieces':
 * so many of something on one or more days. 'vehicles': a vehicle of a fleet for a time.
 */
export type SaleModel = 'stay' | 'guests' | 'cabins' | 'bundle' | 'pieces' | 'vehicles';

/**
 * A kind of product: everything that distinguishes it from the others is declared in its folder and nowhere else.
 * `profile.ts` has what pages may know of it in the browser too, `details.ts` its shapes and rules. A new kind is that
 * folder, its name in `kind-names.ts`, its lines in `kind-profiles.ts` and `registry.ts`, and its page.
 */
export interface Kind<D = unknown> extends KindProfile {
  category: ProductCategory;
  /** The same of one product, where it differs between products of the kind. */
  priceUnitOf?(details: D): string;
  /** Where products of the kind count by different numbers of guests: for how many the price is, so that cards can say it for one. */
  guestsOfPrice?(details: D): number;
  sale: SaleModel;
  saleTerms(details: D, unitDetails: Record<string, unknown>): SaleTerms;
  /** ISO weekdays on which a product starts; every day where this is not declared. */
  startsOn?(details: D): number[];
  /** How many days in a row one start takes of its units; one where this is not declared. Stays say so themselves. */
  spanDays?(details: D): number;
  /** How many guests a start needs to run; null where it runs however few. No start needs any where this is not declared. */
  fewestToRun?(details: D): number | null;
  /** How many days a trip lasts from its start, where its units are taken on fewer of them; absent where they are not. */
  tripDays?(details: D): number;
  /** What is asked of each guest beforehand; absent where nobody asks. */
  passengers?(details: D): PassengerTerms;
  /** The vehicles that all units of the product share, by their codes. */
  fleet?(details: D): string[];
  /** Products of another kind that its details name by their addresses, and in which field; of a draft they may not be there yet. */
  namedProducts?(details: Partial<D>): { field: string; kind: KindName; slugs: readonly string[] };
  /** Whether the gate scans the code of a party once for each guest; it does not where this is not declared. */
  scansEachGuest?(details: D): boolean;
  /** Where the guest is to be and what happens there, in sentences for the voucher; empty ones are left out. */
  whereToGo(details: D, options: { pickupAddress?: string | undefined }): string[];
  /** What the guest should have along besides the voucher. */
  whatToBring(details: D): string[];
  details: z.ZodType<D>;
  /** What the office's form calls the fields of `details`. */
  detailLabels: FieldLabels<D>;
  unitDetails: z.ZodType;
  /**
   * Whether a unit is only for some guests or hours: its price is the product's 'from' price only where nothing else is on
   * sale. None is where this is not declared.
   */
  isConditional?(unitDetails: Record<string, unknown>): boolean;
  /** By what people narrow a list of the kind most. */
  quickFilters: QuickFilters;
  filters: FilterDeclaration[];
  /** The vocabularies whose terms the card facts read. */
  cardTaxonomies: string[];
  /** At most three short facts for a card, most telling first. */
  cardFacts(product: KindProduct<D>): string[];
  /** schema.org types of the detail page; the shared builder adds offers, pictures and address. */
  jsonLd(product: KindProduct<D>): Record<string, unknown>;
}
