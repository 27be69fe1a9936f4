import type { z } from 'zod';
import type { hotelDetails, roomDetails } from '#modules/catalog/kinds/hotel/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { madeOnce } from '#web/app/pack.ts';
import { facilityGroups } from '#web/areas/products/detail/facility-groups.ts';

export type HotelView = ReturnType<typeof describeHotel>;

/** View data that only a hotel's page shows, independent of dates. */
export const toHotelView = madeOnce(describeHotel);

function describeHotel(product: ProductDetail) {
  return {
    details: product.details as z.infer<typeof hotelDetails>,
    type: product.terms.find((term) => term.taxonomy === 'hotel-type')?.title ?? '',
    suits: product.terms.filter((term) => term.taxonomy === 'conform').map((term) => term.title),
    facilities: facilityGroups(product.terms),
    rooms: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      picture: unit.images[0] ?? null,
      details: unit.details as z.infer<typeof roomDetails>,
      maxAdults: unit.maxAdults,
      maxOccupancy: unit.maxOccupancy,
      facilities: unit.facilities.map(({ title }) => title),
    })),
  };
}
