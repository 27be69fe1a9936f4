import type { z } from 'zod';
import type { cabinDetails, cruiseDetails } from '#modules/catalog/kinds/cruise/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { iconNames } from '#ui/icon-names.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { facilityGroups } from '#web/areas/products/detail/facility-groups.ts';

export type CruiseView = ReturnType<typeof toCruiseView>;
export type CabinView = CruiseView['cabins'][number];

const shownFacilities = 6;

/** View data that only a cruise's page shows. */
export function toCruiseView(product: ProductDetail, { lowest }: Pick<BookingWidgetData, 'lowest'>) {
  return {
    details: product.details as z.infer<typeof cruiseDetails>,
    bay: product.terms.find((term) => term.taxonomy === 'bay')?.title ?? '',
    facilities: facilityGroups(product.terms),
    itinerary: product.itinerary,
    cabins: product.units.map((unit) => ({
      id: unit.id,
      title: unit.title,
      summary: unit.summary,
      picture: unit.images[0] ?? null,
      details: unit.details as z.infer<typeof cabinDetails>,
      maxOccupancy: unit.maxOccupancy,
      facilities: unit.facilities.slice(0, shownFacilities).map(({ title, icon }) => ({
        title,
        icon: iconNames.has(icon) ? icon : 'circle-check',
      })),
      lowest: lowest[unit.id] ?? null,
    })),
  };
}
