import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';

/** The page of an item's product or place; null where there is none, or none any more. */
export function planItemUrl(of: {
  kind: KindName | null;
  productSlug: string | null;
  isOnSale: boolean;
  placeSlug: string | null;
  hasPlace: boolean;
}): string | null {
  if (of.kind && of.productSlug && of.isOnSale) return linkTo(getKind(of.kind).category, of.productSlug);
  return of.placeSlug && of.hasPlace ? linkTo('Place', of.placeSlug) : null;
}
