import type { z } from 'zod';
import type { cabinDetails, cruiseDetails } from '#modules/catalog/kinds/cruise/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { iconNames } from '#ui/icon-names.ts';
import type { BookingWidgetData } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { facilityGroups } from '#web/areas/products/detail/facility-groups.ts';

export type CruiseView = ReturnType<typeof toCruiseView>;
export type CabinView = CruiseView['cabins'][number];

const shownSailings = 5;
const shownFacilities = 6;

/** What only the page of a cruise shows, with the sailings from the chosen day on. */
export function toCruiseView(product: ProductDetail, { starts, lowest, widget }: BookingWidgetData) {
  const from = widget?.form.from ?? '';
  const days = [...new Set(starts.map((start) => start.day))].filter((day) => day >= from).sort();
  const sailings = days.slice(0, shownSailings);
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
      sailings: starts.filter((start) => start.unitId === unit.id && sailings.includes(start.day)),
      lowest: lowest[unit.id] ?? null,
    })),
  };
}
