import type { z } from 'zod';
import type { hotelDetails } from '#modules/catalog/kinds/hotel/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { facilityGroups } from '#web/areas/products/detail/facility-groups.ts';

export type HotelView = ReturnType<typeof toHotelView>;

/** What only the page of a hotel shows. */
export function toHotelView(product: ProductDetail) {
  return {
    details: product.details as z.infer<typeof hotelDetails>,
    type: product.terms.find((term) => term.taxonomy === 'hotel-type')?.title ?? '',
    suits: product.terms.filter((term) => term.taxonomy === 'conform').map((term) => term.title),
    facilities: facilityGroups(product.terms),
  };
}
