import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** Something that was viewed or searched, as its address states it. */
export type Visit =
  /** A list of products. */
  | { what: 'list'; kind: KindName }
  | { what: 'product'; kind: KindName; slug: string }
  /** The checkout, for each product in it. */
  | { what: 'checkout'; productId: number }
  /** The page of a place or a province. */
  | { what: 'place' | 'province'; slug: string }
  /** A search for a chosen place or province. */
  | { what: 'sought_place' | 'sought_province'; slug: string }
  /** A search by words; they are only held in memory, until it is known which place they name. */
  | { what: 'sought_text'; text: string };

/** Visits to one object with their number. */
export interface CountedVisit {
  visit: Visit;
  count: number;
}

/** A key for each object that can be viewed, for counting. */
export function visitKey(visit: Visit): string {
  switch (visit.what) {
    case 'list':
      return `list ${visit.kind}`;
    case 'product':
      return `product ${visit.kind} ${visit.slug}`;
    case 'checkout':
      return `checkout ${visit.productId}`;
    case 'sought_text':
      return `sought_text ${visit.text}`;
    default:
      return `${visit.what} ${visit.slug}`;
  }
}
