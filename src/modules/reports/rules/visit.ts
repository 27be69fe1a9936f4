import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** Something that somebody saw or looked for, as its address says it. */
export type Visit =
  /** A list of products. */
  | { what: 'list'; kind: KindName }
  | { what: 'product'; kind: KindName; slug: string }
  /** The checkout, for each product in it. */
  | { what: 'checkout'; productId: number }
  /** The page of a place or a province. */
  | { what: 'place' | 'province'; slug: string }
  /** A search for a place or province that was chosen. */
  | { what: 'sought_place' | 'sought_province'; slug: string }
  /** A search by words; they are kept nowhere but in memory, until it is known which place they name. */
  | { what: 'sought_text'; text: string };

/** Visits of one kind and how many of them there were. */
export interface CountedVisit {
  visit: Visit;
  count: number;
}

/** One word for each thing that can be seen, for counting. */
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
