import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';

/** A kind's bookable products at a place: some cards, and the list of all. */
export interface ProductOffer {
  title: string;
  /** Whether it comes to the guest, maybe from afar, and is not at the place. */
  isComing: boolean;
  /** 'xe': what there are more of behind the link. */
  noun: string;
  href: string;
  cards: BriefCard[];
}

/** Products at a destination by kind, in the order of the navigation. */
export function productOffers(products: Partial<Record<KindName, BriefCard[]>>): ProductOffer[] {
  return kinds
    .filter(({ isOfferedAtDestinations }) => isOfferedAtDestinations)
    .map(({ name, labels, nouns, prefix, hasMap }) => ({
      title: labels.one,
      isComing: !hasMap,
      noun: nouns.counted,
      href: prefix,
      cards: products[name] ?? [],
    }))
    .filter(({ cards }) => cards.length > 0);
}
