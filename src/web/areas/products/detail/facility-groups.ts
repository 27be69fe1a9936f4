import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { iconNames } from '#ui/icon-names.ts';
import type { FacilityGroup } from './facilities.tsx';

/** The facilities of a product grouped by heading; an icon that the sprite lacks becomes a tick. */
export function facilityGroups(terms: ProductDetail['terms']): FacilityGroup[] {
  const facilities = terms.filter((term) => term.taxonomy === 'facility');
  return [...Map.groupBy(facilities, (term) => term.group)].map(([title, own]) => ({
    title,
    facilities: own.map((term) => ({
      title: term.title,
      icon: iconNames.has(term.icon) ? term.icon : 'circle-check',
    })),
  }));
}
