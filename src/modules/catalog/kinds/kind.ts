import type { z } from 'zod';
import type { KindName } from './kind-names.ts';
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
}

/** One filter of a list page: how it reads in the URL, and what it compares. */
export type FilterDeclaration =
  /** Products that carry one of the chosen terms of a taxonomy. */
  | { key: string; label: string; type: 'term'; taxonomy: string }
  /** A value inside `details`; options are given or counted from the data. */
  | {
      key: string;
      label: string;
      type: 'detail';
      path: string;
      options?: { value: string; label: string }[];
    };

/**
 * How a kind is priced and counted. 'stay': nights of a room. 'guests': heads on a departure, slot or dated ticket.
 * 'cabins': rooms of a sailing, paid by the head. 'bundle': a pack that takes places of other products along. 'pieces':
 * so many of something on one or more days. 'vehicles': a vehicle of a fleet for a time.
 */
export type SaleModel = 'stay' | 'guests' | 'cabins' | 'bundle' | 'pieces' | 'vehicles';

/**
 * A kind of product. Everything that distinguishes one kind from another is declared here and nowhere else:
 * a new kind is one new file in this folder plus its name above and its line in `registry.ts`.
 */
export interface Kind<D = unknown> {
  name: KindName;
  /** Path under /api/v1, and further paths that answer the same. */
  collection: string;
  collectionAliases: string[];
  /** The content category of the specification (NAV-09). */
  category: 'Hotels' | 'Combo' | 'Tours' | 'Cruises' | 'Tickets' | 'Experiences' | 'Cars' | 'Service';
  /** URL prefix of list and detail pages. */
  prefix: string;
  labels: { one: string; many: string; listTitle: string; listIntro: string };
  /** What a price is for, as printed after it: '/đêm', '/khách'. */
  priceUnit: string;
  /** The same of one product, where it differs between products of the kind. */
  priceUnitOf?(details: D): string;
  /** Words by which all products of the kind are looked for. */
  searchWords: string[];
  /** The noun of a sellable unit. */
  unit: { noun: string; plural: string };
  sale: SaleModel;
  saleTerms(details: D, unitDetails: Record<string, unknown>): SaleTerms;
  /** ISO weekdays on which a product starts; every day where this is not declared. */
  startsOn?(details: D): number[];
  /** How many days in a row one start takes of its units; one where this is not declared. Stays say so themselves. */
  spanDays?(details: D): number;
  /** What is asked of each guest beforehand; absent where nobody asks. */
  passengers?(details: D): PassengerTerms;
  /** The vehicles that all units of the product share, by their codes. */
  fleet?(details: D): string[];
  details: z.ZodType<D>;
  unitDetails: z.ZodType;
  /**
   * Whether a unit is only for some guests or hours: its price is the product's 'from' price only where nothing else is on
   * sale. None is where this is not declared.
   */
  isConditional?(unitDetails: Record<string, unknown>): boolean;
  filters: FilterDeclaration[];
  /** The vocabularies whose terms the card facts read. */
  cardTaxonomies: string[];
  /** At most three short facts for a card, most telling first. */
  cardFacts(product: KindProduct<D>): string[];
  /** schema.org types of the detail page; the shared builder adds offers, pictures and address. */
  jsonLd(product: KindProduct<D>): Record<string, unknown>;
}
